import Redux
import Testing

private protocol Catalogue: Sendable {
  func titles(matching words: String) async throws(CatalogueError) -> [String]
}

private enum CatalogueError: RequestFailure {
  case offline
}

/// A catalogue with one title.
private struct Shelf: Catalogue {
  func titles(matching words: String) async throws(CatalogueError) -> [String] {
    guard !words.isEmpty else { throw .offline }
    return ["Batman"].filter { $0.hasPrefix(words) }
  }
}

private struct Library: Sendable {
  func count() async -> Int { 3 }
}

private enum ListID: RequestID {
  case titles
}

private enum ListAction: Action {
  case came([String])
}

private struct ListState: Equatable, Sendable {
  var titles: [String] = []
  var known: [String: [String]] = [:]
  var loading: Set<Int> = []
  var error: CatalogueError?
}

private struct GetTitles: Request {
  var words: String

  var id: ListID? { .titles }
  var scheduling: EffectScheduling { .latest }

  func perform(with catalogue: any Catalogue) async throws(CatalogueError) -> [String] {
    try await catalogue.titles(matching: words)
  }

  func onSuccess(_ titles: [String]) -> [any Action] { [ListAction.came(titles)] }
}

extension GetTitles: StateRequest {
  func answer(in state: ListState) -> Result<[String], CatalogueError>? {
    state.known[words].map { .success($0) }
  }
}

private struct CountLibrary: Request {
  func perform(with library: Library) async throws(Never) -> Int { await library.count() }

  func onSuccess(_ count: Int) -> [any Action] { [ListAction.came(["\(count) in the library"])] }
}

private func middlewares(
  catalogue: some Catalogue, library: Library
) -> [Middleware<ListState>] {
  [requestMiddleware(catalogue as any Catalogue), requestMiddleware(library)]
}

private let listReducer: Reducer<ListState> = { state, action in
  if case .came(let titles) = action.matching(ListAction.self) { state.titles = titles }
  guard let action = action.matching(RequestLifecycle<ListID, CatalogueError>.self) else { return }
  switch action {
  case .started(let ticket):
    state.loading.insert(ticket.number)
    state.error = nil
  case .succeeded(let ticket), .cancelled(let ticket):
    state.loading.remove(ticket.number)
  case .failed(let ticket, let error):
    state.loading.remove(ticket.number)
    state.error = error
  }
}

@Suite("The example of a request", .timeLimit(.minutes(5)))
@MainActor
struct RequestExampleTests {
  private let store = Store(
    initialState: ListState(), reducer: listReducer,
    middlewares: middlewares(catalogue: Shelf(), library: Library()))

  /// Dispatches a request and waits for its end.
  private func state(after request: some Request) async -> ListState {
    store.dispatch(request)
    await store.effects.idle()
    return store.state
  }

  @Test("What is found comes into the list, whichever service was asked")
  func success() async {
    #expect(await state(after: GetTitles(words: "Bat")) == ListState(titles: ["Batman"]))
    #expect(await state(after: CountLibrary()) == ListState(titles: ["3 in the library"]))
  }

  @Test("What the state knows already comes into the list without being asked for")
  func known() {
    let store = Store(
      initialState: ListState(known: ["Bat": ["Batgirl"]]), reducer: listReducer,
      middlewares: middlewares(catalogue: Shelf(), library: Library()))
    store.dispatch(GetTitles(words: "Bat"))
    #expect(store.state.titles == ["Batgirl"])
    #expect(store.effects.isIdle)
  }

  @Test("While it loads, and when it fails, the life cycle says so")
  func failure() async {
    store.dispatch(GetTitles(words: ""))
    #expect(store.state == ListState(loading: [1]))
    await store.effects.idle()
    #expect(store.state == ListState(error: .offline))
  }
}
