import Redux
import ReduxTesting
import TestSupport
import Testing

/// Looks titles up, and with their answer others, under the same id.
private struct GetTitlesTwice: Request {
  var id: CatalogueID? { .titles }
  var scheduling: EffectScheduling { .latest }

  func perform(with catalogue: any Catalogue) async throws(CatalogueError) -> [String] {
    try await catalogue.titles(matching: "bat")
  }

  func onSuccess(_ response: [String]) -> [any Action] {
    [CatalogueAction.came(response), GetTitles(words: "batman", scheduling: .latest)]
  }

  func onFailure(_ failure: CatalogueError) -> [any Action] { [] }
}

@Suite("Requests, from start to end", .timeLimit(.minutes(5)))
@MainActor
struct RequestTests {
  private let catalogue = HeldCatalogue()
  private let clock = TestClock()
  private let store: TestStore<CatalogueState>

  init() {
    store = TestStore(
      initialState: CatalogueState(), reducer: catalogueReducer,
      middlewares: [requestMiddleware(catalogue as any Catalogue, clock: clock)])
  }

  private func ticket(_ number: Int, isAwaited: Bool = true) -> RequestTicket<CatalogueID> {
    RequestTicket(number: number, id: .titles, isAwaited: isAwaited)
  }

  @Test("A success ends its life cycle, and its actions follow in order")
  func success() async throws {
    store.send(GetTitles(words: "bat"))
    await store.receive(CatalogueLifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await catalogue.answer("bat", .success(["Batman"]))
    await store.receive(CatalogueLifecycle.succeeded(ticket(1))) { $0.inFlight = [] }
    await store.receive(CatalogueAction.came(["Batman"])) { $0.titles = ["Batman"] }
    await store.receive(CatalogueAction.counted(1))
    await store.finish()
  }

  @Test("A request whose answer asks again under its own id has ended, and is not replaced")
  func followUp() async throws {
    store.send(GetTitlesTwice())
    await store.receive(CatalogueLifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await catalogue.answer("bat", .success(["Bat"]))
    await store.receive(CatalogueLifecycle.succeeded(ticket(1))) { $0.inFlight = [] }
    await store.receive(CatalogueAction.came(["Bat"])) { $0.titles = ["Bat"] }
    await store.receive(GetTitles(words: "batman", scheduling: .latest))
    await store.receive(CatalogueLifecycle.started(ticket(2))) { $0.inFlight = [2] }
    try await catalogue.answer("batman", .success([]))
    await store.receive(CatalogueLifecycle.succeeded(ticket(2))) { $0.inFlight = [] }
    await store.receive(CatalogueAction.came([])) { $0.titles = [] }
    await store.receive(CatalogueAction.counted(0))
    await store.finish()
  }

  @Test("A failure ends its life cycle with its reason, and its actions follow")
  func failure() async throws {
    store.send(GetTitles(words: "bat"))
    await store.receive(CatalogueLifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await catalogue.answer("bat", .failure(.offline))
    await store.receive(CatalogueLifecycle.failed(ticket(1), .offline)) { $0.inFlight = [] }
    await store.receive(CatalogueAction.missed(.offline))
    await store.finish()
  }

  @Test("A service that gives up on purpose has cancelled the request, and nothing has failed")
  func givenUp() async throws {
    store.send(GetTitles(words: "bat"))
    await store.receive(CatalogueLifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await catalogue.answer("bat", .failure(.stopped))
    await store.receive(CatalogueLifecycle.cancelled(ticket(1))) { $0.inFlight = [] }
    await store.finish()
  }

  @Test("Answers in the wrong order: only the latest request counts")
  func latest() async throws {
    store.send(GetTitles(words: "bat", scheduling: .latest))
    await store.receive(CatalogueLifecycle.started(ticket(1))) { $0.inFlight = [1] }
    store.send(GetTitles(words: "batman", scheduling: .latest))
    await store.receive(CatalogueLifecycle.cancelled(ticket(1))) { $0.inFlight = [] }
    await store.receive(CatalogueLifecycle.started(ticket(2))) { $0.inFlight = [2] }
    try await catalogue.answer("batman", .success([]))
    try await catalogue.answer("bat", .success(["Bat"]))
    await store.receive(CatalogueLifecycle.succeeded(ticket(2))) { $0.inFlight = [] }
    await store.receive(CatalogueAction.came([]))
    await store.receive(CatalogueAction.counted(0))
    await store.finish()
  }

  @Test("Without an id requests of the same type replace each other")
  func latestWithoutID() async throws {
    let tickets = (1...2).map { RequestTicket<CatalogueID>(number: $0, id: nil) }
    store.send(GetTitles(words: "bat", id: nil, scheduling: .latest))
    await store.receive(CatalogueLifecycle.started(tickets[0])) { $0.inFlight = [1] }
    store.send(GetTitles(words: "batman", id: nil, scheduling: .latest))
    await store.receive(CatalogueLifecycle.cancelled(tickets[0])) { $0.inFlight = [] }
    await store.receive(CatalogueLifecycle.started(tickets[1])) { $0.inFlight = [2] }
    try await catalogue.answer("batman", .failure(.stopped))
    await store.receive(CatalogueLifecycle.cancelled(tickets[1])) { $0.inFlight = [] }
    await store.finish()
    try await catalogue.answer("bat", .success([]))
  }

  @Test("A request per keystroke, debounced: the ones in between leave no trace")
  func debounced() async throws {
    for words in ["b", "ba", "bat"] {
      store.send(GetTitles(words: words, scheduling: .debounced(.milliseconds(250))))
      await clock.advance(by: .milliseconds(100))
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(CatalogueLifecycle.started(ticket(3))) { $0.inFlight = [3] }
    try await catalogue.answer("bat", .failure(.offline))
    await store.receive(CatalogueLifecycle.failed(ticket(3), .offline)) { $0.inFlight = [] }
    await store.receive(CatalogueAction.missed(.offline))
    await store.finish()
    #expect(catalogue.asked == [])
  }

  @Test("CancelRequest ends a request that has been sent, and only the life cycle says so")
  func cancelled() async throws {
    store.send(GetTitles(words: "bat"))
    await store.receive(CatalogueLifecycle.started(ticket(1))) { $0.inFlight = [1] }
    store.send(CancelRequest(id: CatalogueID.titles))
    await store.receive(CatalogueLifecycle.cancelled(ticket(1))) { $0.inFlight = [] }
    try await catalogue.answer("bat", .success(["Batman"]))
    await store.finish()
  }

  @Test("CancelRequest ends a request that waits for its delay, without a trace")
  func cancelledWhileWaiting() async {
    store.send(GetTitles(words: "bat", scheduling: .debounced(.seconds(1))))
    store.send(CancelRequest(id: CatalogueID.titles))
    await clock.advance(by: .seconds(2))
    await store.finish()
    #expect(catalogue.asked == [])
  }

  @Test("CancelRequest leaves other ids alone")
  func otherID() async throws {
    store.send(GetTitles(words: "bat"))
    await store.receive(CatalogueLifecycle.started(ticket(1))) { $0.inFlight = [1] }
    store.send(CancelRequest(id: CatalogueID.page(2)))
    store.send(CancelEffect(id: "titles"))
    try await catalogue.answer("bat", .failure(.offline))
    await store.receive(CatalogueLifecycle.failed(ticket(1), .offline)) { $0.inFlight = [] }
    await store.receive(CatalogueAction.missed(.offline))
    await store.finish()
  }

  @Test("The ticket tells whether somebody waits for the answer")
  func fetchedAhead() async throws {
    store.send(GetTitles(words: "bat", isAwaited: false))
    await store.receive(CatalogueLifecycle.started(ticket(1, isAwaited: false))) {
      $0.inFlight = [1]
    }
    store.send(CancelRequest(id: CatalogueID.titles))
    await store.receive(CatalogueLifecycle.cancelled(ticket(1, isAwaited: false))) {
      $0.inFlight = []
    }
    try await catalogue.answer("bat", .success([]))
    await store.finish()
  }
}
