import MoviesCore
import MoviesUI
import TerminalUI
import Testing
import Titles

@Suite("The heat map on the screen", .timeLimit(.minutes(5)))
struct HeatMapViewTests {
  private let short = MadeUpSeries(seasons: 3, episodes: 4)

  @Test("Seasons are columns, episodes rows, and the averages stand below them")
  func table() throws {
    let lines = try lines(short.state(.heatMap))
    #expect(lines[2].words == ["S1", "S2", "S3"])
    #expect(lines[3].words.count == 4)
    #expect(lines[6].words == ["4", "9.4", "·", "·"])
    #expect(lines[7].words.first == "avg")
    #expect(lines[7].words.count == 4)
  }

  @Test("Below the table stands its legend, and below that the selected episode")
  func legendBelow() throws {
    let lines = try lines(short.state(.heatMap))
    #expect(lines[8].contains("▲ best"))
    #expect(lines[21].hasPrefix("  1×1  Part 1"))
  }

  @Test("What was seen has a sign in its cell, which the legend explains")
  func seen() throws {
    var season = short.season(1)
    for row in season.episodes.indices {
      season.episodes[row].id = TitleID("tt900020\(row)")
    }
    var state = try short.state(.heatMap, knowing: [season])
    #expect(try !lines(state).joined().contains("✓"))
    let id = try #require(season.episodes[2].id)
    let marks = [id: LibraryMark(viewings: 1)]
    AppState.reduce(&state, LibraryEvent.came(LibraryReading(revision: 1, marks: marks)))
    #expect(try lines(state)[5].contains("✓"))
    #expect(try lines(state).joined().contains("✓ seen"))
  }

  @Test("From 100 columns on the details of the selected episode stand beside it")
  func details() throws {
    let state = try MadeUpSeries(seasons: 3, episodes: 4).state(.heatMap, columns: 100)
    #expect(BrowseProps(state).detail != nil)
    #expect(try lines(state)[2...20].allSatisfy { $0.contains("│") })
    let many = try MadeUpSeries(seasons: 12, episodes: 4).state(.heatMap, columns: 100)
    #expect(BrowseProps(many).detail == nil, "so many seasons need the whole width")
  }

  @Test("A long hole is one row with its numbers, on the screen and printed")
  func hole() throws {
    var season = short.season(1)
    for (row, number) in [1, 4_000, 9_999].enumerated() { season.episodes[row].number = number }
    season.episodes = Array(season.episodes.prefix(3))
    let lines = try lines(short.state(.heatMap, knowing: [season]))
    #expect(lines[4].hasPrefix("  2 – 3,999 ·"))
    #expect(lines[5].words.first == "4000")
    #expect(lines[6].hasPrefix("  4,001 – 9,998 ·"))

    var guide = EpisodeGuide(try #require(MadeUpSeries.id))
    guide.seasons = [season]
    let seasons = SeasonGuide(guide, source: .omdb)
    let text = PrintedHeatMap(
      seasons, SeriesTotals(seasons, seasons: [1]), title: "A", today: nil
    ).text(width: nil, theme: .dark, depth: .mono)
    #expect(text.contains("\n2 – 3,999 ·") && text.contains("\n4,001 – 9,998 ·"))
    #expect(text.split(separator: "\n").count < 15)
  }

  @Test("Where only that fits, seasons are rows, with the averages before them")
  func transposed() throws {
    let state = try MadeUpSeries(seasons: 16, episodes: 8).state(.heatMap)
    let lines = try lines(state)
    #expect(lines[2].words == ["avg"] + (1...8).map { String($0) })
    #expect(lines[18].words.first == "S16")
    let average = try #require(state.seriesPage.flatMap { state.series.guide(of: $0.series)[16] })
      .figures.average
    #expect(Double(lines[18].words[1]).map { ($0 * 10).rounded() } == average?.rounded())
  }

  @Test("The best and the worst keep their marks, any other selected cell has one of its own")
  func marks() throws {
    var state = try short.state(.heatMap)
    let text = try lines(state).joined(separator: "\n")
    #expect(text.contains("▲") && text.contains("▼") && text.contains("▸"))
    let id = try #require(state.seriesPage?.series)
    let totals = SeriesTotals(state.series.guide(of: id), seasons: state.seasons(of: id))
    for mark in [totals.best, totals.worst] {
      AppState.reduce(&state, SeriesAction.placeSelected(try #require(mark).place))
      let map = try lines(state)[2...7].joined()
      #expect(map.contains("▲") && map.contains("▼") && !map.contains("▸"))
    }
  }

  @Test("The selected cell is reversed, whatever it tells, and so are no others")
  func selection() throws {
    var unrated = short.season(1)
    for row in unrated.episodes.indices { unrated.episodes[row].score = nil }
    for season in [short.season(1), unrated] {
      let canvas = try Samples.frame(of: short.state(.heatMap, knowing: [season])).canvas
      let reversed = canvas.points { $0.attributes.contains(.reverse) }
      #expect(Set(reversed.map(\.row)) == [3])
      #expect(reversed.count == 6)
    }
  }

  @Test("The line below names the selected episode, or says why there is none")
  func foot() throws {
    var state = try short.state(.heatMap, knowing: [short.season(1)])
    #expect(try lines(state)[21].hasPrefix("  1×1  Part 1 · 1 Feb 1990 · "))
    let id = try #require(MadeUpSeries.id)
    AppState.reduce(&state, SeriesAction.notListed(number: 2, of: id))
    AppState.reduce(&state, SeriesAction.partChosen(.season(2)))
    #expect(try lines(state)[21].hasPrefix("  OMDb lists no season 2."))
    AppState.reduce(&state, SeriesAction.partChosen(.season(3)))
    #expect(try lines(state)[21].hasPrefix("  Season 3 has not been asked for."))
  }

  @Test("An episode that is still to come says so instead of a rating")
  func unaired() throws {
    var season = short.season(1)
    season.episodes[0].score = nil
    #expect(
      try lines(short.state(.heatMap, knowing: [season]))[21].hasPrefix(
        "  1×1  Part 1 · 1 Feb 1990 · no rating"))
    season.episodes[0].released = CalendarDate(year: 2026, month: 6, day: 2)
    #expect(
      try lines(short.state(.heatMap, knowing: [season]))[21].hasPrefix(
        "  1×1  Part 1 · 2 Jun 2026 · not yet aired"))
  }

  @Test("While seasons come, their number stands there and how to stop; then how to go on")
  func progress() throws {
    var state = try short.state(.heatMap, knowing: [short.season(2)])
    #expect(try lines(state)[21].hasSuffix("1 of 3 seasons loaded · Esc stops  "))
    AppState.reduce(&state, LoadingAction.cancelled)
    #expect(try lines(state)[21].hasSuffix("2 seasons not loaded · r loads  "))
    #expect(try lines(short.state(.heatMap))[21].words.last != "loads")
  }

  @Test("Where nobody counts the seasons, those that have come are counted, and none is missed")
  func openEnded() throws {
    let series = MadeUpSeries(seasons: 3, episodes: 4, isCounted: false)
    var state = try series.state(.heatMap, knowing: [series.season(1), series.season(2)])
    #expect(try lines(state)[21].hasSuffix("2 seasons so far · Esc stops  "))
    AppState.reduce(&state, LoadingAction.cancelled)
    #expect(try !lines(state)[21].contains("not loaded"))
    let id = try #require(MadeUpSeries.id)
    AppState.reduce(&state, SeriesAction.notListed(number: 3, of: id))
    #expect(try !lines(state)[21].contains("not loaded"))
  }

  @Test("Arrows and a thumb show that there is more to all sides")
  func edges() throws {
    var state = try MadeUpSeries(seasons: 60, episodes: 400).state(.heatMap)
    #expect(try lines(state)[2].hasSuffix("›"))
    #expect(try !lines(state)[2].contains("‹"))
    AppState.reduce(&state, SeriesAction.placeSelected(EpisodePlace(season: 30, row: 200)))
    let lines = try lines(state)
    #expect(lines[2].hasPrefix("  ‹") && lines[2].hasSuffix("›"))
    #expect(lines[3...19].contains { $0.hasSuffix("┃") } && !lines[3].hasSuffix("┃"))
    AppState.reduce(&state, SeriesAction.placeSelected(EpisodePlace(season: 60, row: 0)))
    #expect(try !self.lines(state)[2].hasSuffix("›"))
  }

  @Test("A click on a cell selects the episode there, which need not be in the row of its number")
  func clicks() throws {
    var season = short.season(2)
    season.episodes.remove(at: 0)
    let metrics = try Samples.frame(of: short.state(.heatMap, knowing: [season])).metrics
    let second = Point(column: 17, row: 4)
    #expect(metrics.target(at: second) == .item(HitArea.Item(.heatMap, section: 2, 0)))
    #expect(metrics.target(at: second.moved(rows: -1)) == .pane(.heatMap))
  }

  @Test("The legend explains the signs that there are, and no others")
  func legend() throws {
    #expect(try lines(short.state(.heatMap))[8].contains("· no such episode"))
    #expect(try !lines(short.state(.heatMap))[8].contains("no rating"))
    var season = short.season(1)
    season.episodes[1].score = nil
    let legend = try lines(short.state(.heatMap, knowing: [season]))[8]
    #expect(legend.contains("? no rating"))
    #expect(!legend.contains("no such episode"))
  }

  @Test("It draws on the smallest screen", arguments: [(40, 10), (41, 11), (60, 12)])
  func small(columns: Int, rows: Int) throws {
    let state = try MadeUpSeries(seasons: 20, episodes: 30)
      .state(.heatMap, columns: columns, rows: rows)
    let lines = try lines(state)
    #expect(lines[2].words.starts(with: ["avg", "1", "2", "3"]))
    #expect(lines[3].words.first == "S1")
    #expect(lines[3].contains("▸"))
    #expect(lines[rows - 3].contains("1×1"))
  }

  private func lines(_ state: AppState) throws -> [String] {
    try Samples.frame(of: state).canvas.lines
  }
}

extension String {
  fileprivate var words: [String] {
    split { " ▲▼▸".contains($0) }.map(String.init)
  }
}

extension Canvas {
  /// The points whose style has a property.
  fileprivate func points(where isWanted: (Style) -> Bool) -> [Point] {
    bounds.rows.flatMap { row in bounds.columns.map { Point(column: $0, row: row) } }
      .filter { isWanted(self[$0.column, $0.row].style) }
  }
}
