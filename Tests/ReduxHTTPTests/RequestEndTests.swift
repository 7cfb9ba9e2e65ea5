import HTTPTypes
import Redux
import ReduxHTTP
import ReduxTesting
import TestSupport
import Testing
import Transport

@Suite("How requests end", .timeLimit(.minutes(5)))
@MainActor
struct RequestEndTests {
  private let harness: ServiceHarness

  init() throws { harness = try ServiceHarness() }

  private var store: TestStore<ServiceState> { harness.store }

  @Test("A failed fetch is typed: no reply, or an unreadable one")
  func typedFailures() async throws {
    let refused = try ServiceHarness(
      transport: StubTransport { _ in .failure(.cannotConnect(host: "api.example.org")) })
    #expect(
      try await refused.outcome(of: GetMovies(words: "bat")).last?.matching(ServiceAction.self)
        == .failed(.transport(.cannotConnect(host: "api.example.org"))))
    let unreadable = try ServiceHarness(transport: StubTransport { _ in .json("<html>") })
    #expect(
      try await unreadable.outcome(of: GetMovies(words: "bat")).last?.matching(ServiceAction.self)
        == .failed(.decoding("The reply is not JSON.")))
  }

  @Test(
    "Every failure ends the loading and reaches onFailure",
    arguments: [
      (StubTransport.Outcome.json("not JSON"), APIError.decoding("The reply is not JSON.")),
      (.json("[1]"), .decoding("[0] is not String.")),
      (.json("[null]"), .decoding("[0] is null, where String was expected.")),
      (.json("<html>", status: .badGateway), .status(502, nil)),
      (.failure(.timedOut(milliseconds: 5)), .transport(.timedOut(milliseconds: 5))),
    ])
  func everyFailureEnds(outcome: StubTransport.Outcome, error: APIError) async throws {
    store.send(GetMovies(words: "bat"))
    await store.receive(Lifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await harness.transport.release("bat", outcome)
    await store.receive(Lifecycle.failed(ticket(1), error)) { $0.inFlight = [] }
    await store.receive(ServiceAction.failed(error)) { $0.error = "Something went wrong." }
    await store.finish()
  }

  @Test("A body may tell of a failure although the status is 200")
  func failureInTheBody() async throws {
    struct Search: APIRequest {
      typealias Service = MovieAPI

      struct Body: Decodable {
        let error: String?
        let titles: [String]?

        private enum CodingKeys: String, CodingKey {
          case error = "Error"
          case titles = "Search"
        }
      }

      var resource: String { "" }

      func decode(_ reply: TransportReply) throws(APIError) -> [String] {
        let body = try reply.decodeJSON(Body.self)
        if let error = body.error { throw .api(ErrorResponse(message: error, code: "no-match")) }
        return body.titles ?? []
      }

      func onFailure(_ error: APIError) -> [any Action] { [ServiceAction.failed(error)] }
    }
    let body = #"{"Response":"False","Error":"Movie not found!"}"#
    let harness = try ServiceHarness(transport: StubTransport { _ in .json(body) })
    let error = APIError.api(ErrorResponse(message: "Movie not found!", code: "no-match"))
    let followers = try await harness.outcome(of: Search())
    #expect(
      followers.first?.matching(Lifecycle.self)
        == .failed(RequestTicket(number: 1, id: nil), error))
    #expect(followers.last?.matching(ServiceAction.self) == .failed(error))
  }

  @Test("Replies in the wrong order: only the latest request counts")
  func latestWins() async throws {
    store.send(GetMovies(words: "bat", scheduling: .latest))
    await store.receive(Lifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await waitUntil("the first request to be sent") { harness.transport.heldCount == 1 }
    store.send(GetMovies(words: "superman", scheduling: .latest))
    await store.receive(Lifecycle.cancelled(ticket(1))) { $0.inFlight = [] }
    await store.receive(Lifecycle.started(ticket(2))) { $0.inFlight = [2] }
    try await harness.transport.release("superman", .json(#"["Superman"]"#))
    await store.receive(Lifecycle.succeeded(ticket(2))) { $0.inFlight = [] }
    await store.receive(ServiceAction.setMovies(["Superman"])) { $0.movies = ["Superman"] }
    await store.receive(ServiceAction.counted(1))
    await store.finish()
    #expect(harness.transport.cancelledCount == 1)
  }

  @Test("Concurrent requests end in the order of their replies")
  func outOfOrder() async throws {
    store.send(GetMovies(words: "bat"))
    await store.receive(Lifecycle.started(ticket(1))) { $0.inFlight = [1] }
    store.send(GetMovies(words: "superman"))
    await store.receive(Lifecycle.started(ticket(2))) { $0.inFlight = [1, 2] }
    for (number, words) in [(2, "superman"), (1, "bat")] {
      try await harness.transport.release(words, .json("[]"))
      await store.receive(Lifecycle.succeeded(ticket(number))) {
        $0.inFlight.removeAll { $0 == number }
      }
      await store.receive(ServiceAction.setMovies([]))
      await store.receive(ServiceAction.counted(0))
    }
    await store.finish()
  }

  @Test("A request per keystroke, debounced: the ones in between leave no trace")
  func searchAsYouType() async throws {
    for words in ["b", "ba", "bat"] {
      store.send(GetMovies(words: words, scheduling: .debounced(.milliseconds(250))))
      await harness.clock.advance(by: .milliseconds(100))
    }
    await harness.clock.advance(by: .milliseconds(150))
    await store.receive(Lifecycle.started(ticket(3))) { $0.inFlight = [3] }
    try await harness.transport.release("q=bat", .json(#"["Batman"]"#))
    await store.receive(Lifecycle.succeeded(ticket(3))) { $0.inFlight = [] }
    await store.receive(ServiceAction.setMovies(["Batman"])) { $0.movies = ["Batman"] }
    await store.receive(ServiceAction.counted(1))
    await store.finish()
    #expect(harness.transport.sent.map(\.request.path) == ["/v1/movies?q=bat"])
  }

  @Test("CancelEffect ends a request that is under way, and only the life cycle says so")
  func cancelled() async throws {
    store.send(GetMovies(words: "bat"))
    await store.receive(Lifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await waitUntil("the request to be sent") { harness.transport.heldCount == 1 }
    store.send(CancelEffect(id: "movies"))
    await store.receive(Lifecycle.cancelled(ticket(1))) { $0.inFlight = [] }
    try await waitUntil("the transfer to end") { harness.transport.cancelledCount == 1 }
    await store.finish()
  }

  @Test("CancelRequest ends a request that waits for its delay, without a trace")
  func cancelledWhileWaiting() async {
    store.send(GetMovies(words: "bat", scheduling: .debounced(.seconds(1))))
    store.send(CancelRequest<EffectID>(id: "movies"))
    await harness.clock.advance(by: .seconds(2))
    await store.finish()
    #expect(harness.transport.sent.isEmpty)
  }

  @Test("A transfer that the transport itself gave up is a cancelled request")
  func cancelledByTheTransport() async throws {
    store.send(GetMovies(words: "bat"))
    await store.receive(Lifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await harness.transport.release("bat", .failure(.cancelled))
    await store.receive(Lifecycle.cancelled(ticket(1))) { $0.inFlight = [] }
    await store.finish()
  }

  @Test("A follow-up under the same id does not cancel the request that caused it")
  func followUp() async throws {
    struct First: APIRequest {
      typealias Service = MovieAPI
      typealias Response = NoContent
      var resource: String { "first" }
      var id: EffectID? { "movies" }
      func onSuccess(_ response: NoContent) -> [any Action] {
        [GetMovies(words: "second", scheduling: .latest), ServiceAction.counted(1)]
      }
    }
    store.send(First())
    await store.receive(Lifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await harness.transport.release("first", .json(""))
    await store.receive(Lifecycle.succeeded(ticket(1))) { $0.inFlight = [] }
    await store.receive(GetMovies(words: "second", scheduling: .latest))
    await store.receive(Lifecycle.started(ticket(2))) { $0.inFlight = [2] }
    await store.receive(ServiceAction.counted(1))
    try await harness.transport.release("second", .json("[]"))
    await store.receive(Lifecycle.succeeded(ticket(2))) { $0.inFlight = [] }
    await store.receive(ServiceAction.setMovies([]))
    await store.receive(ServiceAction.counted(0))
    await store.finish()
  }

  @Test("A request outside the typed ones is a Thunk over the transport")
  func requestInAThunk() async throws {
    let transport = StubTransport { _ in .json(#"["Batman"]"#) }
    let store = TestStore(
      initialState: ServiceState(), reducer: serviceReducer, middlewares: [asyncMiddleware()])
    store.send(
      Thunk<ServiceState> { context in
        let request = HTTPRequest(
          method: .get, scheme: "https", authority: "example.org", path: "/list")
        let reply = try? await transport.send(request)
        context.dispatch(ServiceAction.counted(reply?.body.count ?? 0))
      })
    await store.receive(ServiceAction.counted(10))
    await store.finish()
  }
}
