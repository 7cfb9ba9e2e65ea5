import MoviesCore
import OMDB
import Redux
import ReduxTesting
import TestSupport
import Testing
import Titles
import Transport

/// The whole app without a screen: the real store and middlewares over a stub transport.
@MainActor
final class App {
  private let parts = AppParts()
  let transport: StubTransport
  let store: Store<AppState>

  init(
    columns: Int = 80, listRows: Int = 10, transport: StubTransport = StubTransport(),
    catalogue: MemoryCatalogue? = nil, opensSource: Bool = true, shelf: TestShelf = TestShelf(),
    library: (any Library)? = nil, importer: (any IMDbImporter)? = nil,
    firstState: AppState = AppState()
  ) {
    self.transport = transport
    let clock = parts.clock
    let keeping = library.map { library in Self.middlewares(for: library, clock) } ?? []
    let answering =
      keeping + [importer.map { imdbMiddleware($0) }].compactMap(\.self)
      + [
        posterShelfMiddleware(clock: clock, shelf: shelf),
        omdbMiddleware(clock: clock) { onProgress in
          if let catalogue { return catalogue }
          return OMDBCatalogue(
            HTTPService(url: Samples.service, transport: transport), onProgress: onProgress)
        },
      ]
    store = Store(
      initialState: firstState, reducer: AppState.reduce,
      middlewares: [Self.keepingRows] + parts.middlewares(answering: answering))
    store.dispatch(
      ScreenAction.resized(ScreenSize(columns: columns, rows: 24), listRows: listRows))
    if let catalogue, opensSource { openSource(catalogue) }
  }

  /// The day of all tests.
  nonisolated static let today = CalendarDate(year: 2026, month: 11, day: 22)

  private static func middlewares(
    for library: any Library, _ clock: TestClock
  ) -> [Middleware<AppState>] {
    libraryMiddlewares(clock: clock, service: LibraryService(library)) { today }
  }

  /// Expects after each action that the rows kept from the frame before are those made afresh.
  private static var keepingRows: Middleware<AppState> {
    Middleware { context, next in
      var rows: ListRows?
      return { action in
        next(action)
        let state = context.getState()
        #expect(BrowseProps(state, keeping: &rows) == BrowseProps(state))
      }
    }
  }

  /// Tells what the source can do, as soon as that is known.
  func openSource(_ catalogue: MemoryCatalogue) {
    store.dispatch(ScreenAction.sourceOpened(.omdb, catalogue.abilities))
  }

  var clock: TestClock { parts.clock }
  var desktop: RecordingDesktop { parts.desktop }
  var state: AppState { store.state }

  /// The paths and queries of all requests so far.
  var asked: [String] { transport.sent.compactMap(\.request.path) }

  /// The requests that wait or run: none other will be sent.
  var requests: [String] { store.effects.running.filter { $0.hasPrefix("Get") } }

  func type(_ text: String) {
    store.dispatch(SearchAction.edited(TextInput(text: text)))
  }

  /// Types a query and presses Enter.
  func ask(_ text: String) {
    type(text)
    press(SearchAction.submitted)
  }

  func press(_ actions: any Action...) {
    for action in actions { store.dispatch(action) }
  }

  /// Types a query, presses Enter and lets its first page come.
  func search(_ text: String, total: Int) async throws {
    ask(text)
    try await answer("page=1", Samples.reply(page: 1, total: total))
    try await waitUntil("the answer to \(text)") {
      state.list.answered?.text == text && state.loading.inFlight.isEmpty
    }
  }

  /// Moves the selection onto rows that are not held, and waits until their page is asked for.
  func moveToUnheldPage(by rows: Int) async throws {
    press(MoviesAction.moved(by: rows))
    await clock.advance(by: .milliseconds(60))
    try await waitUntil("the request") { transport.heldCount == 1 }
  }

  /// Lets the held request whose address contains a text be answered.
  func answer(_ text: String, _ body: String) async throws {
    try await transport.release(text, .json(body))
  }

  /// Waits until something holds of the state.
  func until(_ what: String, _ condition: (AppState) -> Bool) async throws {
    try await waitUntil("\(what)") { condition(state) }
  }
}

/// A desktop that keeps what it was asked to do.
@MainActor
final class RecordingDesktop: Desktop {
  private(set) var opened: [String] = []
  private(set) var copied: [String] = []
  /// What it was told to stop while it was busy.
  private(set) var givenUp: [String] = []
  var failure: OpeningFailure?
  var outcome = CopyOutcome.copied
  /// Whether it gets nothing done until it is told to stop.
  var isBusy = false

  nonisolated init() {}

  func open(_ link: String) async -> OpeningFailure? {
    opened.append(link)
    await waitWhileBusy(link)
    return failure
  }

  func copy(_ text: String) async -> CopyOutcome {
    copied.append(text)
    await waitWhileBusy(text)
    return outcome
  }

  private func waitWhileBusy(_ text: String) async {
    guard isBusy else { return }
    for await _ in AsyncStream<Never>.makeStream().stream {}
    givenUp.append(text)
  }
}
