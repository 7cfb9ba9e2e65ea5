import Redux
import ReduxTesting
import TestSupport
import Testing
import Titles

@testable import MoviesCore

/// The whole app without a screen: its reducer and middlewares in a test store, over a catalogue in
/// memory.
///
/// A test of a long flow checks what it is about, and lets everything else pass. One that goes step
/// by step states every change and receives every action: see ``Stating``.
@MainActor
final class App {
  /// How much a test states of what happens.
  enum Stating {
    /// What it checks, and nothing besides.
    case nothing
    /// Every action and every change, but for what turns the spinner and watches the user's
    /// patience: that begins and ends with every request.
    case changes
    /// That as well.
    case loading
  }

  /// Makes a catalogue that tells how its searches get on.
  typealias CatalogueMaker =
    @MainActor (_ onProgress: @escaping SearchProgress.Observer) -> any Catalogue

  private let parts = AppParts()
  private let reporter = Reporter()
  let catalogue: MemoryCatalogue
  let store: TestStore<AppState>

  /// - Parameters:
  ///   - columns: The width of the screen; from 100 on the details stand beside the list.
  ///   - listRows: How many rows of the list it shows.
  ///   - catalogue: What answers; by default a service of which nothing is known here.
  ///   - opensSource: Whether it is known from the start what the catalogue can do.
  ///   - shelf: Where the pictures come from.
  ///   - library: What the user keeps; `nil` where nothing is kept.
  ///   - importer: What imports IMDb's data; `nil` where nothing does.
  ///   - libraryImporter: What imports the files of other programs; `nil` where nothing does.
  ///   - files: The user's own files; `nil` where nothing knows them.
  ///   - player: What plays them; `nil` where nothing does.
  ///   - firstState: The state before the screen and the source are known.
  ///   - stating: How much the test states.
  ///   - service: Makes another catalogue that answers in place of `catalogue`.
  init(
    columns: Int = 80, listRows: Int = 10,
    catalogue: MemoryCatalogue = MemoryCatalogue(answersHere: false), opensSource: Bool = true,
    shelf: TestShelf = TestShelf(), library: (any Library)? = nil,
    importer: (any IMDbImporter)? = nil, libraryImporter: (any LibraryImporter)? = nil,
    files: (any OwnFiles)? = nil, player: PlayingService? = nil,
    firstState: AppState = AppState(),
    stating: Stating = .nothing, service: CatalogueMaker? = nil
  ) {
    self.catalogue = catalogue
    var state = firstState
    let size = ScreenSize(columns: columns, rows: 24)
    AppState.reduce(&state, ScreenAction.resized(size, listRows: listRows))
    if opensSource {
      AppState.reduce(&state, ScreenAction.sourceOpened(.omdb, catalogue.abilities))
    }
    let (clock, reporter) = (parts.clock, reporter)
    let keeping = library.map { library in Self.middlewares(for: library, clock) } ?? []
    let filing =
      files.map { files in
        filesMiddlewares(clock: clock, service: OwnFileService(files, catalogue: catalogue))
      } ?? []
    let playing =
      player.map { player in
        playingMiddlewares(clock: clock, service: player) { _ in Self.today }
      } ?? []
    let answering =
      keeping + filing + playing + [importer.map { imdbMiddleware($0) }].compactMap(\.self)
      + [libraryImporter.map { importMiddleware($0) { catalogue } }].compactMap(\.self)
      + [
        posterShelfMiddleware(clock: clock, shelf: shelf),
        omdbMiddleware(clock: clock) {
          reporter.observer = $0
          return service?($0) ?? catalogue
        },
      ]
    store = TestStore(
      initialState: state, reducer: AppState.reduce,
      middlewares: [Self.keepingRows] + parts.middlewares(answering: answering),
      exhaustivity: stating == .nothing ? .off : .on)
    if stating != .loading {
      store.skip(named: "DelayedSpinner", "Ticking")
      store.skip(CancelEffect.self)
      store.skip(LoadingAction.self)
    }
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

  var clock: TestClock { parts.clock }
  var desktop: RecordingDesktop { parts.desktop }
  var state: AppState { store.state }

  /// The requests that wait or run: none other will be sent.
  var requests: [String] { store.effects.running.filter { $0.hasPrefix("Get") } }

  /// What the catalogue was asked for, in order.
  var asked: [MoviesRequestID] { get async { await catalogue.asked } }

  /// How many of these questions wait for their answers.
  var waiting: Int { get async { await catalogue.waiting } }

  /// How many of them were cancelled.
  var cancelled: Int { get async { await catalogue.cancelled } }
}

/// What a user and the outside do.
extension App {
  func press(_ actions: any Action...) {
    for action in actions { store.send(action) }
  }

  /// Types a text into the search line.
  func type(_ text: String) {
    store.send(SearchAction.edited(TextInput(text: text))) {
      $0.search.field = TextInput(text: text)
      $0.search.isSelected = false
    }
  }

  /// Types a query and presses Enter.
  func ask(_ text: String) {
    type(text)
    press(SearchAction.submitted)
  }

  /// Types a query, presses Enter and lets its first page come.
  func search(_ text: String, total: Int) async throws {
    ask(text)
    try await answer(total: total, for: text)
    try await until("the answer to \(text)") {
      $0.list.answered?.text == text && $0.loading.inFlight.isEmpty
    }
  }

  /// Moves the selection onto rows that are not held, and waits until their page is asked for.
  func moveToUnheldPage(by rows: Int) async throws {
    press(MoviesAction.moved(by: rows))
    await clock.advance(by: .milliseconds(60))
    try await waitUntil("the request") { await waiting == 1 }
  }

  /// Tells what the source can do.
  func openSource() { press(ScreenAction.sourceOpened(.omdb, catalogue.abilities)) }

  /// Tells how the catalogue gets on with a search.
  func report(_ step: SearchProgress, of text: String) {
    reporter.observer?(step, TitleQuery(text))
  }

  /// Waits until something holds of the state.
  func until(_ what: String, _ condition: (AppState) -> Bool) async throws {
    try await waitUntil("\(what)") { condition(state) }
  }
}

/// What the catalogue answers once it is asked.
extension App {
  /// Lets a page come, of a list of so many titles.
  func answer(page number: Int = 1, total: Int, for text: String? = nil) async throws {
    try await answer(page: number, with: try Samples.page(number, total: total), for: text)
  }

  /// Lets a page come.
  func answer(
    page number: Int = 1, with page: TitlePage, fallback: Fallback? = nil, for text: String? = nil
  ) async throws {
    let id = MoviesRequestID.results(page: number)
    var page = page
    page.query = try await query(asking: id, text)
    await catalogue.answer(id, .success(Samples.answer(page, fallback: fallback)))
  }

  /// Lets the details of a title come.
  func answer(_ detail: TitleDetail) async throws {
    _ = try await query(asking: .title(detail.id))
    await catalogue.answer(detail.id, .success(Answer(detail, source: .omdb)))
  }

  /// Lets the details of the sample title of this number come.
  func answer(title number: Int) async throws {
    try await answer(try Samples.detail(number))
  }

  /// Lets a search, or a further page of it, fail.
  func fail(
    page number: Int = 1, _ error: CatalogueError, for text: String? = nil
  ) async throws {
    let id = MoviesRequestID.results(page: number)
    _ = try await query(asking: id, text)
    await catalogue.answer(id, .failure(error))
  }

  /// Lets the question about a title fail.
  func fail(title number: Int, _ error: CatalogueError) async throws {
    let title = try Samples.id(number)
    _ = try await query(asking: .title(title))
    await catalogue.answer(title, .failure(error))
  }

  /// Waits until a question is on its way, and returns its query: for the first page, the one that
  /// the list asks for.
  private func query(asking id: MoviesRequestID, _ text: String? = nil) async throws -> TitleQuery {
    try await waitFor("\(id) to be asked for, of “\(text ?? "…")”") {
      guard let query = await catalogue.query(waitingFor: id) else { return nil }
      let isIncluded =
        text.map { query.text == $0 } ?? (id != .search || query == state.list.asked)
      return isIncluded ? query : nil
    }
  }
}

/// Who hears how the catalogue gets on with a search.
@MainActor
private final class Reporter {
  var observer: SearchProgress.Observer?
}
