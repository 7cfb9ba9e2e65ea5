import MoviesCore
import MoviesUI
import TerminalUI
import Testing
import Titles

@Suite("The chart on the screen", .timeLimit(.minutes(5)))
struct ChartViewTests {
  private let series = MadeUpSeries(seasons: 3, episodes: 8)

  @Test("The scale goes up to 10, and down as far as there are ratings, but at least three points")
  func scale() throws {
    #expect(try scale(of: [95, 91]) == [10, 9, 8, 7])
    #expect(try scale(of: [95, 70]) == [10, 9, 8, 7])
    #expect(try scale(of: [95, 69]) == [10, 9, 8, 7, 6])
    #expect(try scale(of: [95, 0]) == Array((0...10).reversed()))
    #expect(try scale(of: [nil, nil]) == [10, 9, 8, 7])
  }

  @Test("The higher the rating, the higher the dot; 10 is at the top")
  func heights() throws {
    var season = series.season(1)
    season.episodes = Array(season.episodes.prefix(5))
    for (row, score) in [70.0, 100, 90, 80, 100].enumerated() { season.episodes[row].score = score }
    var state = try series.state(.chart, knowing: [season])
    AppState.reduce(&state, SeriesAction.placeSelected(EpisodePlace(season: 1, row: 0)))
    let canvas = try Samples.frame(of: state).canvas
    let dots = canvas.points(of: 0x2801...0x28FF)
    #expect(dots.map(\.row).min() == 2)
    #expect(canvas.points(of: 0x25CF...0x25CF).map(\.row) == [18])
  }

  @Test("Each season has its number, its average as a line, and a border")
  func seasons() throws {
    let lines = try lines(series.state(.chart, columns: 120, rows: 40))
    #expect(lines[35].contains("S1  avg "))
    #expect(lines[35].contains("│S2  avg ") && lines[35].contains("│S3  avg "))
    #expect(lines[2...34].allSatisfy { $0.filter { $0 == "│" }.count >= 2 })
    #expect(lines[2...34].filter { $0.contains("────") }.count == 3)
  }

  @Test("The selected episode is on a line of its own, larger, and named below")
  func selection() throws {
    var state = try series.state(.chart)
    AppState.reduce(&state, SeriesAction.placeSelected(EpisodePlace(season: 2, row: 3)))
    let canvas = try Samples.frame(of: state).canvas
    let point = try #require(canvas.points(of: 0x25CF...0x25CF).first)
    #expect(
      (2...18).allSatisfy { row in
        row == point.row || canvas[point.column, row].text != " "
      })
    #expect(canvas.lines[20].hasPrefix("  2×4  Part 4 · 1 May 1991 · "))
  }

  @Test("An unrated episode has the line, and no dot")
  func unrated() throws {
    var season = series.season(1)
    season.episodes[0].score = nil
    let canvas = try Samples.frame(of: series.state(.chart, knowing: [season])).canvas
    #expect(canvas.points(of: 0x25CF...0x25CF).isEmpty)
    #expect(canvas.lines[20].contains("no rating"))
  }

  @Test("A click selects the episode whose dot is in that column")
  func clicks() throws {
    let state = try series.state(.chart)
    let metrics = try Samples.frame(of: state).metrics
    for season in 1...3 {
      for row in 0..<series.season(season).episodes.count {
        var selected = state
        let place = EpisodePlace(season: season, row: row)
        AppState.reduce(&selected, SeriesAction.placeSelected(place))
        let canvas = try Samples.frame(of: selected).canvas
        let point = try #require(canvas.points(of: 0x25CF...0x25CF).first)
        #expect(metrics.target(at: point) == .item(HitArea.Item(.chart, section: season, row)))
      }
    }
  }

  @Test(
    "A long run on a narrow screen has all its episodes on the chart", arguments: DotGlyphs.allCases
  )
  func dense(glyphs: DotGlyphs) throws {
    let state = try MadeUpSeries(seasons: 60, episodes: 400).state(.chart)
    let view = BrowseView(
      theme: Theme(.dark, depth: .mono), keymap: try Keymap(), glyphs: glyphs)
    let canvas = view.draw(BrowseProps(state), size: TerminalSize(columns: 80, rows: 24)).0
    let field = canvas.lines[2...18].map { Array($0).dropFirst(6).prefix(72) }
    // No column of the field is empty.
    for column in 6..<78 { #expect(field.contains { $0[column] != " " }) }
  }

  @Test("A series of which nothing is known has a scale and says so")
  func unknown() throws {
    let lines = try lines(series.state(.chart, knowing: []))
    #expect(lines[2].contains("10"))
    #expect(lines[20].contains("Season 1 has not been asked for."))
  }

  /// The numbers of the scale for one season with these ratings.
  private func scale(of scores: [Double?]) throws -> [Int] {
    var season = series.season(1)
    season.episodes = Array(season.episodes.prefix(scores.count))
    for (row, score) in scores.enumerated() { season.episodes[row].score = score }
    let lines = try lines(
      MadeUpSeries(seasons: 1, episodes: 8).state(.chart, knowing: [season]))
    return lines[2...18].compactMap { Int($0.prefix(4).filter { $0 != " " }) }
  }

  private func lines(_ state: AppState) throws -> [String] {
    try Samples.frame(of: state).canvas.lines
  }
}

extension Canvas {
  /// The points with certain characters.
  fileprivate func points(of characters: ClosedRange<UInt32>) -> [Point] {
    bounds.rows.flatMap { row in bounds.columns.map { Point(column: $0, row: row) } }
      .filter { point in
        self[point.column, point.row].text.unicodeScalars.first.map {
          characters.contains($0.value)
        } ?? false
      }
  }
}
