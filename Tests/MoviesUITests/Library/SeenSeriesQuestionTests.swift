import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("A series that was seen", .timeLimit(.minutes(5)))
struct SeenSeriesQuestionTests {
  private let series = MadeUpSeries(seasons: 2, episodes: 3)

  /// The page about the series, once these of its seasons have come.
  private func shown(_ seasons: ClosedRange<Int>) throws -> AppState {
    var state = try series.state(.episodes, knowing: seasons.map(series.season))
    AppState.reduce(&state, SeriesAction.partChosen(.about))
    return state
  }

  /// The same once x was pressed.
  private func asked(_ seasons: ClosedRange<Int>) throws -> AppState {
    var state = try shown(seasons)
    let action = try Keyboard.action(for: ["x"], in: state)
    AppState.reduce(&state, try #require(action))
    return state
  }

  @Test("x asks whether all of its episodes were seen, and says how many there are")
  func question() throws {
    let id = try #require(MadeUpSeries.id)
    let action = try Keyboard.action(for: ["x"], in: shown(1...2))
    #expect(
      action as? ScreenAction == .overlayOpened(.prompt(LibraryPrompt(.seenSeries(id)))))
    let text = try Samples.frame(of: asked(1...2)).canvas.plainText
    #expect(text.contains("All 5 episodes, or the series as a whole?"))
  }

  @Test("Enter marks all episodes, or one row below the series as a whole")
  func answers() throws {
    let id = try #require(MadeUpSeries.id)
    var state = try asked(1...2)
    #expect(
      try Keyboard.action(for: ["Enter"], in: state) as? KeepingAction
        == .allEpisodesSeen(of: id))
    AppState.reduce(&state, LibraryPageAction.prompted(.moved(by: 9)))
    #expect(try Keyboard.action(for: ["Enter"], in: state) as? KeepingAction == .seen([id]))
  }

  @Test("Seasons that are not known are loaded once the user wants that, at a price that is said")
  func loading() throws {
    let id = try #require(MadeUpSeries.id)
    var state = try asked(1...1)
    let text = try Samples.frame(of: state).canvas.plainText
    #expect(text.contains("All of its episodes, or the series as a whole?"))
    #expect(text.contains("all episodes: ⏎ loads 1 season first (1 request)"))
    let action = try #require(try Keyboard.action(for: ["Enter"], in: state))
    let loading = LibraryPrompt(.seenSeries(id, loads: true))
    #expect(action as? ScreenAction == .overlayOpened(.prompt(loading)))
    AppState.reduce(&state, action)
    #expect(try Samples.frame(of: state).canvas.plainText.contains("loading 1 season …"))
  }

  @Test("A series that was seen before has its viewings edited")
  func again() throws {
    let id = try #require(MadeUpSeries.id)
    var state = try shown(1...2)
    let marks = [id: LibraryMark(viewings: 1)]
    AppState.reduce(&state, LibraryEvent.came(LibraryReading(revision: 1, marks: marks)))
    let action = try Keyboard.action(for: ["x"], in: state)
    #expect(
      action as? ScreenAction
        == .overlayOpened(.prompt(LibraryPrompt(.viewings(id), text: nil))))
  }
}
