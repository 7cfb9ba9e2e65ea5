import MoviesCore
import Redux
import ReduxTesting
import TerminalUI
import TestSupport
import Titles

@testable import MoviesUI

/// The app as a scene is played on it: its own store, with all its middlewares, over a catalogue
/// that answers as the scene needs it.
@MainActor
struct SceneStage {
  let store: Store<AppState>
  private let clock = TestClock()

  init(
    columns: Int, rows: Int, source: DataSource, isFirstSession: Bool = false,
    isForChoosing: Bool = false, searchesHere: Bool = false, means: PictureMeans? = nil,
    reply: @escaping @Sendable (SceneCatalogue.Question) -> SceneCatalogue.Reply
  ) {
    let asked = SceneCatalogue(hasPosters: means != nil, reply: reply)
    let catalogue: any Catalogue = searchesHere ? asked.searchingHere() : asked
    var state = Samples.state(columns: columns, rows: rows, source: source)
    state.settings.isForChoosing = isForChoosing
    state.today = CalendarDate(year: 2026, month: 6, day: 1)
    state.abilities = CatalogueAbilities(answersHere: searchesHere, searchesHere: searchesHere)
    if isFirstSession { state.remember(SessionMemory()) }
    AppState.reduce(&state, PosterAction.meansKnown(means))
    store = Store(
      initialState: state,
      reducer: AppState.reduce,
      middlewares: [asyncMiddleware(AppState.self, clock: clock)]
        + appMiddlewares(clock: clock, desktop: ObligingDesktop())
        + [
          posterShelfMiddleware(clock: clock, shelf: FullShelf()),
          requestMiddleware(AppState.self, catalogue, clock: clock),
        ])
  }

  func press(_ actions: any Action...) {
    for action in actions { store.dispatch(action) }
  }

  /// Types a query and presses Enter.
  func ask(_ text: String) {
    press(SearchAction.edited(TextInput(text: text)), SearchAction.submitted)
  }

  /// Asks, and lets everything come that the screen shows then.
  func search(_ text: String) async throws {
    ask(text)
    try await rest()
  }

  /// Lets time pass until nothing is on its way.
  func rest() async throws {
    try await waitUntil("everything to have come") {
      await clock.advance(by: .milliseconds(100))
      return store.effects.isIdle
    }
  }

  /// Waits until something holds of the state, while time stands still.
  func wait(for what: String, until condition: (AppState) -> Bool) async throws {
    try await waitUntil("\(what)") { condition(store.state) }
  }

  /// Lets time pass in small steps until something holds of the state.
  func pass(until what: String, _ condition: (AppState) -> Bool) async throws {
    try await waitUntil("\(what)") {
      await clock.advance(by: .milliseconds(1))
      return condition(store.state)
    }
  }

  /// Lets so much time pass, once so many effects sleep.
  func pass(_ duration: Duration, sleepers: Int = 0) async {
    await clock.sleepers(reach: sleepers)
    await clock.advance(by: duration)
  }
}

/// A shelf that has every picture.
private struct FullShelf: PosterShelf {
  func keep(_ poster: MoviesCore.Poster, reach: CachePolicy) async throws(PosterError) {}
}

/// A desktop that does what it is asked to.
private struct ObligingDesktop: Desktop {
  func open(_ link: String) async -> OpeningFailure? { nil }
  func copy(_ text: String) async -> CopyOutcome { .copied }
}
