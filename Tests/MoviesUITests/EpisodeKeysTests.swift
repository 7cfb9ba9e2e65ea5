import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("Keys on an episode", .timeLimit(.minutes(5)))
struct EpisodeKeysTests {
  /// Episodes without ids, as the demo and OMDb list some.
  private let series = MadeUpSeries(seasons: 2, episodes: 4)

  private func notice(_ keys: [String], in view: SeriesPage.View) throws -> Notice? {
    let action = try Keyboard.action(for: keys, in: series.state(view)) as? ScreenAction
    guard case .noticed(let notice) = action else { return nil }
    return notice
  }

  @Test(
    "An episode without an id is kept by its place, in every view",
    arguments: SeriesPage.View.allCases)
  func keeping(view: SeriesPage.View) throws {
    let state = try series.state(view)
    let place = TitleID(
      EpisodeNumber(series: try #require(MadeUpSeries.id), season: 1, episode: 1))
    #expect(try Keyboard.action(for: ["x"], in: state) as? KeepingAction == .seen([place]))
    #expect(
      try Keyboard.action(for: ["w"], in: state) as? KeepingAction == .watchlistSwitched([place]))
    #expect(
      try Keyboard.action(for: ["*", "8"], in: state) as? KeepingAction == .rated(8, [place]))
    #expect(try Keyboard.action(for: ["o"], in: state) as? LinkAction == .openRequested(place))
  }

  @Test(
    "What cannot be kept of one that has no number of its own either says why",
    arguments: [["x"], ["w"], ["e"], ["a"], ["*", "8"], ["*", "-"]])
  func unnumbered(keys: [String]) throws {
    var season = series.season(1)
    for index in season.episodes.indices { season.episodes[index].number = nil }
    let state = try series.state(.episodes, knowing: [season])
    let action = try Keyboard.action(for: keys, in: state) as? ScreenAction
    #expect(action == .noticed(.episodeNotKept))
  }

  @Test("So does what needs its id, and what would read on", arguments: SeriesPage.View.allCases)
  func identity(view: SeriesPage.View) throws {
    for key in ["c", "C"] {
      #expect(try notice([key], in: view) == .episodeNotIdentified)
    }
    #expect(try notice(["Enter"], in: view) == .episodeWithoutID)
  }

  @Test("The reason is one sentence, which is no warning")
  func words() {
    #expect(
      Notice.episodeNotKept.words
        == "This episode has neither an IMDb id nor a number of its own, so it can't be kept.")
    #expect(Notice.episodeNotIdentified.words == "This episode has no IMDb id.")
    #expect(!Notice.episodeNotKept.isWarning && !Notice.episodeNotIdentified.isWarning)
  }

  @Test("An episode with an id is kept as a title of its own, and copied before it is read")
  func identified() throws {
    let id = try Samples.id("tt0000501")
    var season = series.season(1)
    season.episodes[0].id = id
    let state = try series.state(.episodes, knowing: [season])
    #expect(try Keyboard.action(for: ["x"], in: state) as? KeepingAction == .seen([id]))
    #expect(
      try Keyboard.action(for: ["w"], in: state) as? KeepingAction == .watchlistSwitched([id]))
    #expect(try Keyboard.action(for: ["*", "8"], in: state) as? KeepingAction == .rated(8, [id]))
    #expect(
      try Keyboard.action(for: ["c"], in: state) as? LinkAction == .copyRequested(id.imdbPage))
  }

  @Test("Nothing is said where no episode is selected")
  func nothing() throws {
    var state = try series.state(.episodes, knowing: [series.season(1)])
    AppState.reduce(&state, SeriesAction.partChosen(.season(2)))
    #expect(try Keyboard.action(for: ["x"], in: state) == nil)
  }
}
