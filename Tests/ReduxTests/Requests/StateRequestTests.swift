import Redux
import ReduxTesting
import TestSupport
import Testing

/// Looks titles up that the state may know, or know that there are none of.
private struct GetKnownTitles: StateRequest, Equatable {
  var words: String
  var id: CatalogueID? = .titles
  var scheduling = EffectScheduling.concurrent

  func answer(in state: CatalogueState) -> Result<[String], CatalogueError>? {
    state.known[words]
  }

  func perform(with catalogue: any Catalogue) async throws(CatalogueError) -> [String] {
    try await catalogue.titles(matching: words)
  }

  func onSuccess(_ response: [String]) -> [any Action] { [CatalogueAction.came(response)] }
  func onFailure(_ failure: CatalogueError) -> [any Action] { [CatalogueAction.missed(failure)] }
}

@Suite("Requests that the state can answer", .timeLimit(.minutes(5)))
@MainActor
struct StateRequestTests {
  private let catalogue = HeldCatalogue()
  private let clock = TestClock()
  private let store: TestStore<CatalogueState>

  init() {
    let known: [String: CatalogueState.Known] = [
      "bat": .success(["Batman"]), "zzz": .failure(.offline), "stop": .failure(.stopped),
    ]
    store = TestStore(
      initialState: CatalogueState(known: known), reducer: catalogueReducer,
      middlewares: [requestMiddleware(catalogue as any Catalogue, clock: clock)])
  }

  private func ticket(_ number: Int) -> RequestTicket<CatalogueID> {
    RequestTicket(number: number, id: .titles)
  }

  @Test("What is known is not asked for, and has no life cycle")
  func success() async {
    store.send(GetKnownTitles(words: "bat"))
    await store.receive(CatalogueAction.came(["Batman"])) { $0.titles = ["Batman"] }
    await store.finish()
    #expect(catalogue.asked == [])
  }

  @Test("A failure that would come again is not asked for either")
  func failure() async {
    store.send(GetKnownTitles(words: "zzz"))
    await store.receive(CatalogueAction.missed(.offline))
    await store.finish()
    #expect(catalogue.asked == [])
  }

  @Test("A known answer that nothing came of is neither a success nor a failure")
  func givenUp() async {
    store.send(GetKnownTitles(words: "stop"))
    await store.finish()
    #expect(catalogue.asked == [])
  }

  @Test("What is not known is asked for like any other request")
  func unknown() async throws {
    store.send(GetKnownTitles(words: "ali"))
    await store.receive(CatalogueLifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await catalogue.answer("ali", .success([]))
    await store.receive(CatalogueLifecycle.succeeded(ticket(1))) { $0.inFlight = [] }
    await store.receive(CatalogueAction.came([]))
    await store.finish()
  }

  @Test("An answer waits for no delay, and a request of its id that waits leaves no trace")
  func debounced() async {
    let delay = EffectScheduling.debounced(.seconds(1))
    store.send(GetKnownTitles(words: "ali", scheduling: delay))
    store.send(GetKnownTitles(words: "bat", scheduling: delay))
    await store.receive(CatalogueAction.came(["Batman"])) { $0.titles = ["Batman"] }
    await clock.advance(by: .seconds(2))
    await store.finish()
    #expect(catalogue.asked == [])
  }

  @Test("A request of its id that is on its way is cancelled, before the answer")
  func replaces() async throws {
    store.send(GetTitles(words: "ali"))
    await store.receive(CatalogueLifecycle.started(ticket(1))) { $0.inFlight = [1] }
    store.send(GetKnownTitles(words: "bat"))
    await store.receive(CatalogueLifecycle.cancelled(ticket(1))) { $0.inFlight = [] }
    await store.receive(CatalogueAction.came(["Batman"])) { $0.titles = ["Batman"] }
    try await catalogue.answer("ali", .success(["Alien"]))
    await store.finish()
  }

  @Test("Requests of other ids, and one of none, go on")
  func others() async throws {
    store.send(GetTitles(words: "ali", id: .page(2)))
    let other = RequestTicket(number: 1, id: CatalogueID.page(2))
    await store.receive(CatalogueLifecycle.started(other)) { $0.inFlight = [1] }
    store.send(GetKnownTitles(words: "bat"))
    await store.receive(CatalogueAction.came(["Batman"])) { $0.titles = ["Batman"] }
    store.send(GetKnownTitles(words: "bat", id: nil))
    await store.receive(CatalogueAction.came(["Batman"]))
    try await catalogue.answer("ali", .failure(.offline))
    await store.receive(CatalogueLifecycle.failed(other, .offline)) { $0.inFlight = [] }
    await store.receive(CatalogueAction.missed(.offline))
    await store.finish()
  }

  @Test("The state is asked as the reducer left it, and answered within the same dispatch")
  func sameDispatch() {
    let learning: Reducer<CatalogueState> = { state, action in
      if let request = action.matching(GetKnownTitles.self) {
        state.known[request.words] = .success([request.words])
      }
      catalogueReducer(&state, action)
    }
    let store = Store(
      initialState: CatalogueState(), reducer: learning,
      middlewares: [requestMiddleware(catalogue as any Catalogue, clock: clock)])
    store.dispatch(GetKnownTitles(words: "bat"))
    #expect(store.state.titles == ["bat"])
    #expect(store.effects.isIdle)
  }
}
