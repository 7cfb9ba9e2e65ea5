import Keeping
import MoviesCore
import Redux
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

/// What a page has on a screen of a size, and where.
@Suite("Large screens show more at once", .timeLimit(.minutes(5)))
struct LargeScreenTests {
  private func lines(_ state: AppState) throws -> [String] {
    try Samples.frame(of: state).canvas.lines
  }

  /// The columns in which a line of the body has a divider.
  private func dividers(_ line: String) -> [Int] {
    line.enumerated().filter { $0.element == "│" }.map(\.offset)
  }

  // MARK: Seasons, episodes, and the chosen episode

  @Test(
    "From 160 columns on, the seasons stand in a column, the episodes and the chosen one beside",
    arguments: [(80, 24, [Int]()), (120, 40, [55]), (160, 50, [31, 90]), (200, 50, [41, 114])])
  func seasons(columns: Int, rows: Int, expected: [Int]) throws {
    let series = MadeUpSeries(seasons: 3, episodes: 8)
    let lines = try lines(series.state(.episodes, columns: columns, rows: rows))
    #expect(dividers(lines[6]) == expected)
    let isInColumn = columns >= 160
    #expect(lines[2].contains("About  1  2  3") == !isInColumn)
    #expect(lines[3].contains("Season 1") == isInColumn)
    #expect(lines[5].contains("Season 3") == isInColumn)
    #expect(lines[3].contains("8 episodes") == (columns >= 200))
    #expect(lines[isInColumn ? 2 : 4].contains("   1  Part 1"))
  }

  @Test("The columns are where the size of the screen puts them, whatever the series")
  func steadyColumns() throws {
    let all = [
      MadeUpSeries(seasons: 1, episodes: 1), MadeUpSeries(seasons: 90, episodes: 300),
      MadeUpSeries(title: String(repeating: "Quay ", count: 50), seasons: 12, episodes: 9),
    ]
    for (columns, rows) in [(160, 30), (160, 50), (199, 50), (200, 50), (260, 70)] {
      let places = try all.map { series in
        // Of a long list, the scroll bar is on the divider, and ends above this row.
        dividers(try lines(series.state(.episodes, columns: columns, rows: rows))[rows - 3])
      }
      #expect(Set(places).count == 1 && places[0].count == 2, "\(columns)×\(rows)")
    }
  }

  @Test("Of more seasons than fit, the chosen one is on the screen")
  func manySeasons() throws {
    var state = try MadeUpSeries(seasons: 90, episodes: 3)
      .state(.episodes, columns: 160, rows: 30)
    for season in [1, 45, 90] {
      AppState.reduce(&state, SeriesAction.partChosen(.season(season)))
      #expect(try lines(state).contains { $0.contains("▌ Season \(season) ") })
    }
  }

  @Test("A click on a season turns to it")
  func click() throws {
    let state = try MadeUpSeries(seasons: 3, episodes: 8)
      .state(.episodes, columns: 160, rows: 50)
    let metrics = try Samples.frame(of: state).metrics
    let turning = HitArea.Choice(SeriesAction.partChosen(.season(2)))
    #expect(metrics.target(at: Point(column: 4, row: 4)) == .choice(turning))
  }

  @Test("Opened from a wall of posters, a season has the details of its episode beside it, too")
  func fromWall() throws {
    var state = try MadeUpSeries(seasons: 3, episodes: 8)
      .state(.episodes, columns: 120, rows: 40)
    AppState.reduce(&state, PosterAction.meansKnown(.blocks))
    // Below the picture, whose frame is made of lines, too.
    let expected = try dividers(lines(state)[30])
    #expect(expected.count == 1)
    AppState.reduce(&state, PosterAction.wallToggled)
    #expect(try dividers(lines(state)[30]) == expected)
  }

  // MARK: Heat map, chart, and the selected episode

  @Test(
    "The heat map stands beside the episode's details, and from 160×30 on beside the chart, too",
    arguments: [
      (80, 24, false), (120, 40, false), (159, 50, false), (160, 29, false), (160, 30, true),
      (160, 50, true), (200, 50, true),
    ])
  func overview(columns: Int, rows: Int, isTogether: Bool) throws {
    let state = try MadeUpSeries(seasons: 3, episodes: 8)
      .state(.heatMap, columns: columns, rows: rows)
    #expect(state.showsDetails == (columns >= 100))
    let text = try Samples.frame(of: state).canvas.plainText
    #expect(text.contains("S1  avg") == isTogether)
    #expect(text.contains("season 1, episode 1") == (columns >= 100))
    #expect(text.contains("1×1  Part 1"))
  }

  @Test("A heat map of more seasons than fit beside the chart has the whole screen")
  func wholeScreen() throws {
    for (seasons, isTogether) in [(16, true), (17, false)] {
      let state = try MadeUpSeries(seasons: seasons, episodes: 4)
        .state(.heatMap, columns: 200, rows: 50)
      #expect(state.showsDetails == isTogether)
      #expect(try lines(state)[2].contains("S\(seasons)"))
    }
  }

  @Test("In the chart beside the heat map, a click selects an episode")
  func clickInChart() throws {
    let state = try MadeUpSeries(seasons: 3, episodes: 8)
      .state(.heatMap, columns: 200, rows: 50)
    let metrics = try Samples.frame(of: state).metrics
    let item = HitArea.Item(.chart, section: 3, 5)
    #expect(metrics.target(at: Point(column: 197, row: 10)) == .item(item))
  }

  // MARK: Pictures above a comparison

  /// Two films side by side, with pictures or without.
  private func comparison(columns: Int, rows: Int, _ means: PictureMeans?) throws -> AppState {
    let ids = try Samples.titles().prefix(2).map(\.id)
    return try Samples.listed(
      columns: columns, rows: rows,
      then: [PosterAction.meansKnown(means), CompareAction.opened(Array(ids))])
  }

  @Test(
    "From 120×38 on, titles that are compared have their pictures at the top",
    arguments: [
      (80, 24, 0), (119, 50, 0), (120, 37, 0), (120, 38, 8), (120, 40, 10), (160, 50, 20),
      (200, 50, 20),
    ])
  func gallery(columns: Int, rows: Int, pictureRows: Int) throws {
    let lines = try lines(comparison(columns: columns, rows: rows, .blocks))
    let start = try #require(lines.firstIndex { $0.contains("  Year ") })
    let bare = try self.lines(comparison(columns: columns, rows: rows, nil))
    let bareStart = try #require(bare.firstIndex { $0.contains("  Year ") })
    #expect(start - bareStart == (pictureRows > 0 ? pictureRows + 1 : 0))
    #expect(lines[2..<start].contains { $0.contains(" film ") } == (pictureRows > 0))
  }

  // MARK: The picture of a title

  @Test(
    "The picture has what its text can spare, up to the size that OMDb's pictures really have",
    arguments: [(64, 46, 19), (78, 46, 23), (82, 46, 35), (100, 46, 50), (190, 46, 50)])
  func picture(columns: Int, rows: Int, expected: Int) throws {
    let place = try #require(PosterPlace(in: TerminalSize(columns: columns, rows: rows)))
    #expect(place.box.columns == expected)
    #expect(place.box.rows <= rows)
  }

  @Test("An episode has the picture of its series, until one of its own is known")
  func episodePicture() throws {
    let series = MadeUpSeries(seasons: 1, episodes: 3)
    var state = try series.state(.episodes, columns: 160, rows: 50)
    AppState.reduce(&state, PosterAction.meansKnown(.blocks))
    var detail = try #require(series.detail)
    detail.poster = "https://example.org/series.jpg"
    AppState.reduce(&state, Samples.details(detail))
    #expect(BrowseProps(state).detail?.poster?.address == "https://example.org/series.jpg")
  }
}
