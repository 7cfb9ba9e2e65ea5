import HTTPTypes
import Redux
import ReduxHTTP
import ReduxTesting
import Testing
import Transport

@Suite("Asking an address as an action", .timeLimit(.minutes(5)))
@MainActor
struct HTTPFetchTests {
  private let transport = StubTransport()
  private let store: TestStore<ServiceState>
  private let url: ServiceURL

  init() throws {
    url = try ServiceURL("https://example.org/cities")
    store = TestStore(
      initialState: ServiceState(), reducer: serviceReducer, middlewares: [asyncMiddleware()])
  }

  /// Searches for cities, as a field does with every letter.
  private func search(_ words: String) -> HTTPFetch<ServiceState> {
    HTTPFetch(
      url, query: [QueryItem(name: "q", value: words)], over: transport, id: "cities",
      scheduling: .latest
    ) { result, dispatch in
      switch result {
      case .success(let reply): dispatch(ServiceAction.counted(reply.body.count))
      case .failure(let error): dispatch(ServiceAction.failed(.transport(error)))
      }
    }
  }

  @Test("The completion gets the reply, whatever its status, and dispatches")
  func reply() async throws {
    store.send(search("Bern"))
    try await transport.release("/cities?q=Bern", .json("1234", status: .notFound))
    await store.receive(ServiceAction.counted(4))
    await store.finish()
  }

  @Test("The completion gets the error where there is no reply")
  func error() async throws {
    store.send(search("Bern"))
    try await transport.release("Bern", .failure(.tooSlow))
    await store.receive(ServiceAction.failed(.transport(.tooSlow))) {
      $0.error = "Something went wrong."
    }
    await store.finish()
  }

  @Test("Of the searches for every letter only the last one is answered")
  func latest() async throws {
    store.send(search("B"))
    store.send(search("Be"))
    try await transport.release("q=Be", .json("12"))
    await store.receive(ServiceAction.counted(2))
    await store.finish()
  }

  @Test("The completion of a cancelled action is not called")
  func cancelled() async {
    store.send(search("Bern"))
    store.send(CancelEffect(id: "cities"))
    await store.finish()
  }

  @Test("A whole request may be given, with a method, fields and a body")
  func request() async throws {
    store.send(
      HTTPFetch(
        url.request(.put, resource: "Bern", headers: [.accept: "text/plain"]), body: [1, 2],
        over: transport
      ) { _, dispatch in dispatch(ServiceAction.opened) })
    try await transport.release("/cities/Bern", .json(""))
    await store.receive(ServiceAction.opened)
    await store.finish()
    let exchange = try #require(transport.sent.first)
    #expect(exchange.request.method == .put)
    #expect(exchange.request.headerFields[.accept] == "text/plain")
    #expect(exchange.body == [1, 2])
  }
}
