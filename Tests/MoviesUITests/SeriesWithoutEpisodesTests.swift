import MoviesCore
import MoviesUI
import Testing
import Titles

@Suite("A series without known episodes", .timeLimit(.minutes(5)))
struct SeriesWithoutEpisodesTests {
  private let series = MadeUpSeries(seasons: 2, episodes: 4)

  private func state(_ view: SeriesPage.View, unlisted: [Int]) throws -> AppState {
    var state = try series.state(view, knowing: [])
    let id = try #require(MadeUpSeries.id)
    for number in unlisted {
      AppState.reduce(&state, SeriesAction.notListed(number: number, of: id))
    }
    return state
  }

  private func body(_ state: AppState) throws -> [String] {
    try Samples.frame(of: state).canvas.lines.dropFirst(2).dropLast(2).map(\.trimmed)
      .filter { !$0.isEmpty }
  }

  @Test(
    "One sentence stands in place of an empty heat map and an empty chart",
    arguments: [SeriesPage.View.heatMap, .chart])
  func sentence(view: SeriesPage.View) throws {
    #expect(
      try body(state(view, unlisted: [1, 2])) == ["OMDb lists no episodes of “Quay Street”."])
  }

  @Test("Not before every season was asked for", arguments: [SeriesPage.View.heatMap, .chart])
  func unasked(view: SeriesPage.View) throws {
    #expect(try body(state(view, unlisted: [1])).count > 1)
  }

  @Test("A single episode is shown", arguments: [SeriesPage.View.heatMap, .chart])
  func single(view: SeriesPage.View) throws {
    var state = try state(view, unlisted: [1])
    let id = try #require(MadeUpSeries.id)
    var season = series.season(2)
    season.episodes = [season.episodes[0]]
    AppState.reduce(
      &state, SeriesAction.setSeason(Answer(season, source: .omdb), number: 2, of: id))
    #expect(try !body(state).contains { $0.contains("lists no episodes") })
  }
}
