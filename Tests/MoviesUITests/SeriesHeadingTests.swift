import MoviesCore
import MoviesUI
import Testing
import Titles

@Suite("The heading of a series", .timeLimit(.minutes(5)))
struct SeriesHeadingTests {
  private let series = MadeUpSeries(seasons: 3, episodes: 4)

  private func heading(_ state: AppState) throws -> String {
    try #require(Samples.frame(of: state).canvas.lines.first).trimmed
  }

  @Test("Of seasons that have not all come it says how many have, and no average")
  func part() throws {
    let state = try series.state(.episodes, knowing: [series.season(1), series.season(2)])
    #expect(
      try heading(state).hasSuffix("1990– · 3 seasons, 2 loaded · 7 episodes so far"))
  }

  @Test("No average is said before the last season has come, so that none changes on the screen")
  func average() throws {
    for count in 0..<3 {
      let state = try series.state(.heatMap, knowing: (0..<count).map { series.season($0 + 1) })
      #expect(try !heading(state).contains("avg"))
    }
    #expect(
      try heading(series.state(.heatMap)).hasSuffix("1990– · 3 seasons · 9 episodes · avg 7.6"))
  }

  @Test("Before any season has come, only their number is said")
  func nothing() throws {
    #expect(try heading(series.state(.episodes, knowing: [])).hasSuffix("1990– · 3 seasons"))
  }

  @Test("A season that is known to be missing does not keep the average away")
  func gap() throws {
    var state = try series.state(.episodes, knowing: [series.season(1), series.season(3)])
    let id = try #require(MadeUpSeries.id)
    AppState.reduce(&state, SeriesAction.notListed(number: 2, of: id))
    #expect(try heading(state).contains("3 seasons · 6 episodes · avg "))
  }

  @Test("Where nobody counts the seasons, those that have come are counted, and more may follow")
  func openEnded() throws {
    let series = MadeUpSeries(seasons: 3, episodes: 4, isCounted: false)
    let state = try series.state(.episodes, knowing: [series.season(1)])
    #expect(try heading(state).hasSuffix("1990– · 1 season so far · 4 episodes so far"))
  }
}
