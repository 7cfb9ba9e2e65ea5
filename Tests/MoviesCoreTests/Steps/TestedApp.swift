import Redux
import ReduxTesting
import Titles

@testable import MoviesCore

/// The app in a test store, over a catalogue in memory: every action has to be received, and every
/// change of the state to be stated.
///
/// What turns the spinner and watches the user's patience begins and ends with every request. Only
/// the tests of loading state it; the others pass over it.
@MainActor
struct TestedApp {
  private let parts = AppParts()
  let catalogue: MemoryCatalogue
  let store: TestStore<AppState>

  /// - Parameters:
  ///   - columns: The width of the screen; from 100 on the details stand beside the list.
  ///   - listRows: How many rows of the list it shows.
  ///   - here: A catalogue that has something without the network; `nil` where nothing does.
  ///   - statesLoading: Whether the test states what the spinner and patience do.
  init(
    columns: Int = 80, listRows: Int = 10, knowing here: MemoryCatalogue? = nil,
    statesLoading: Bool = false
  ) {
    var state = AppState()
    let size = ScreenSize(columns: columns, rows: 24)
    AppState.reduce(&state, ScreenAction.resized(size, listRows: listRows))
    let abilities = CatalogueAbilities(
      answersHere: here != nil, searchesHere: here?.abilities.searchesHere ?? false)
    AppState.reduce(&state, ScreenAction.sourceOpened(.omdb, abilities))
    let catalogue = here ?? MemoryCatalogue()
    self.catalogue = catalogue
    store = TestStore(
      initialState: state, reducer: AppState.reduce,
      middlewares: parts.middlewares(answering: [
        requestMiddleware(AppState.self, catalogue as any Catalogue, clock: parts.clock)
      ]))
    guard !statesLoading else { return }
    store.skip(named: "Patience", "Ticking")
    store.skip(CancelEffect.self)
    store.skip(LoadingAction.self)
  }

  var clock: TestClock { parts.clock }
  var desktop: RecordingDesktop { parts.desktop }
  var state: AppState { store.state }

  /// When those wake who are sleeping now, in milliseconds since the clock was made.
  var deadlines: [Int] { clock.deadlines.map { Int($0.offset / .milliseconds(1)) } }

  /// Moves the clock on by so many milliseconds, once so many sleep.
  func pass(
    _ milliseconds: Int, sleepers: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async {
    await clock.sleepers(reach: sleepers, fileID: fileID, filePath: filePath, line: line)
    await clock.advance(by: .milliseconds(milliseconds))
  }

  /// What a catalogue answers that has so many titles for a query.
  func answer(
    _ query: TitleQuery, page number: Int = 1, total: Int
  ) throws -> Answer<TitlePage> {
    var page = try Samples.page(number, total: total)
    page.query = query
    return Samples.answer(page)
  }

  /// Types a query, presses Enter, and lets the first page of the answer come.
  func search(_ query: TitleQuery, total: Int) async throws {
    await ask(query)
    try await come(query, total: total)
  }

  /// Types a query and presses Enter, which sends the request.
  func ask(_ query: TitleQuery) async {
    type(query.text)
    await store.receive(GetMovies(query, delay: .milliseconds(250))) {
      $0.ask(query)
    }
    store.send(SearchAction.submitted) { $0.submit() }
    await store.receive(GetMovies(query))
    await started(.search)
  }

  /// Lets the first page of an answer come, which was asked for.
  func come(
    _ query: TitleQuery, total: Int, isRetry: Bool = false
  ) async throws {
    let answer = try answer(query, total: total)
    await catalogue.answer(.search, .success(answer))
    await succeeded(.search) { if isRetry { $0.errors.tries = [:] } }
    await store.receive(MoviesAction.setMovies(answer, number: 1, query: query)) {
      $0.begin(answer, of: query)
    }
  }

  /// Types a text into the search line.
  func type(_ text: String) {
    store.send(SearchAction.edited(TextInput(text: text))) {
      $0.search.field = TextInput(text: text)
      $0.search.isSelected = false
    }
  }
}
