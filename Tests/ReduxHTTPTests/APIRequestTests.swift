import HTTPTypes
import Redux
import ReduxHTTP
import ReduxTesting
import TestSupport
import Testing
import Transport

@Suite("C. API requests", .timeLimit(.minutes(5)))
@MainActor
struct APIRequestTests {
  @Test("Methods are those of HTTP, with GET as the default")
  func methods() {
    #expect(Ping().method == .get)
    #expect(SignIn(user: "bruce").method.rawValue == "POST")
  }

  @Test("A request has a resource, a method, a body, headers and an expected status")
  func partsOfARequest() async throws {
    let harness = try ServiceHarness(transport: StubTransport { _ in .json(#"{"name":"Bruce"}"#) })
    _ = try await harness.outcome(of: SignIn(user: "bruce"))

    let exchange = try #require(harness.transport.sent.first)
    #expect(exchange.request.method == .post)
    #expect(exchange.request.path == "/v1/session")
    #expect(exchange.request.headerFields[.acceptLanguage] == "en")
    #expect(exchange.request.headerFields[.contentType] == "application/json")
    #expect(String(decoding: exchange.body, as: UTF8.self) == #"{"user":"bruce"}"#)
  }

  @Test("Another status than the expected one is a failure, even among 200 to 299")
  func expectedStatus() async throws {
    let created = try ServiceHarness(
      transport: StubTransport { _ in .json(#"{"name":"Bruce"}"#, status: .created) })
    #expect(
      try await created.outcome(of: SignIn(user: "bruce")).last?.matching(ServiceAction.self)
        == .signedIn("Bruce"))

    let ok = try ServiceHarness(transport: StubTransport { _ in .json(#"{"name":"Bruce"}"#) })
    #expect(
      try await ok.outcome(of: SignIn(user: "bruce")).last?.matching(ServiceAction.self)
        == .failed(.status(200, nil)))
  }

  @Test("The response is what onSuccess takes, or what decode returns")
  func inferredResponses() {
    struct Count: APIRequest {
      typealias Service = MovieAPI
      var resource: String { "" }
      func decode(_ reply: TransportReply) throws(APIError) -> Int { reply.body.count }
    }
    struct Name: APIRequest {
      typealias Service = MovieAPI
      var resource: String { "" }
      var id: EffectID? { "name" }
      func decode(_ reply: TransportReply) throws(APIError) -> String { "" }
      func onSuccess(_ response: String) -> [any Action] { [] }
    }
    #expect(GetMovies.Response.self == [String].self)
    #expect(Count.Response.self == Int.self)
    #expect(Name.Response.self == String.self)
    #expect(GetMovies(words: "").onSuccess([]).count == 2)
  }

  @Test("Responses are typed, and what a request does not answer has no consequence")
  func typedResponses() async throws {
    let harness = try ServiceHarness(transport: StubTransport { _ in .json("") })
    let followers = try await harness.outcome(of: Ping())
    #expect(
      followers.map { $0.matching(Lifecycle.self) } == [
        .succeeded(RequestTicket(number: 1, id: nil))
      ])
  }

  @Test("The request reaches the reducer first, and is sent then")
  func nextFirst() async throws {
    let transport = StubTransport { _ in .json("[]") }
    var order: [String] = []
    var underWay: [String]?
    let reading = Middleware<ServiceState> { context, next in
      { action in
        order.append(action.actionName)
        next(action)
        if action is GetMovies { underWay = context.effects.running }
      }
    }
    let store = Store(
      initialState: ServiceState(), reducer: serviceReducer,
      middlewares: [
        try requestMiddleware(MovieAPI("https://api.example.org", over: transport)), reading,
      ])
    store.dispatch(GetMovies(words: "bat"))
    #expect(order == ["GetMovies", "RequestLifecycle.started"])
    #expect(underWay == [], "The reducer has had it by then.")
    await store.effects.idle()
    #expect(transport.sent.count == 1)
  }

  @Test("On success each action of the list is dispatched in order, after the life cycle's end")
  func successInOrder() async throws {
    let harness = try ServiceHarness()
    harness.store.send(GetMovies(words: "bat"))
    await harness.store.receive(Lifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await harness.transport.release("bat", .json(#"["Batman"]"#))
    await harness.store.receive(Lifecycle.succeeded(ticket(1))) {
      $0.inFlight = []
    }
    await harness.store.receive(ServiceAction.setMovies(["Batman"])) { $0.movies = ["Batman"] }
    await harness.store.receive(ServiceAction.counted(1))
    await harness.store.finish()
  }

  @Test(
    "Success is a status from 200 to 299 and no error",
    arguments: [(199, false), (200, true), (299, true), (300, false), (404, false), (503, false)])
  func successStatus(status: Int, isSuccess: Bool) async throws {
    let harness = try ServiceHarness(
      transport: StubTransport { _ in .json("[]", status: .init(code: status)) })
    let last = try await harness.outcome(of: GetMovies(words: "bat")).last
    #expect(
      last?.matching(ServiceAction.self)
        == (isSuccess ? .counted(0) : .failed(.status(status, nil))))
  }

  @Test("A failure carries the status or the transport's error")
  func failuresCarryTheirReason() async throws {
    let harness = try ServiceHarness()
    let error = APIError.transport(.timedOut(milliseconds: 15_000))
    harness.store.send(GetMovies(words: "bat"))
    await harness.store.receive(Lifecycle.started(ticket(1))) { $0.inFlight = [1] }
    try await harness.transport.release("bat", .failure(.timedOut(milliseconds: 15_000)))
    await harness.store.receive(Lifecycle.failed(ticket(1), error)) { $0.inFlight = [] }
    await harness.store.receive(ServiceAction.failed(error)) { $0.error = "Something went wrong." }
    await harness.store.finish()
  }

  @Test("An endpoint is a small type, made of its parameters and simply dispatched")
  func endpoints() async throws {
    let harness = try ServiceHarness(
      transport: StubTransport { _ in .json(#"{"name":"Bruce"}"#, status: .created) },
      exhaustivity: .off)
    harness.store.send(SignIn(user: "bruce"))
    await harness.store.receive(ServiceAction.signedIn("Bruce")) { $0.user = "Bruce" }
    await harness.store.finish()
  }

  @Test("Only the middleware has effects: without it a request is a plain value")
  func plainValues() {
    let transport = StubTransport()
    let store = Store(initialState: ServiceState(), reducer: serviceReducer)
    store.dispatch(GetMovies(words: "bat"))
    #expect(store.state == ServiceState())
    #expect(transport.sent.isEmpty)
    #expect(
      GetMovies(words: "bat").onSuccess(["Batman"]).first?.matching(ServiceAction.self)
        == .setMovies(["Batman"]))
  }

  @Test("The transport can be replaced, and an error shown and dismissed")
  func errorShownAndDismissed() async throws {
    let harness = try ServiceHarness(
      transport: StubTransport { _ in .failure(.cannotConnect(host: "api.example.org")) },
      exhaustivity: .off)
    harness.store.send(GetMovies(words: "bat"))
    await harness.store.receive(ServiceAction.self) { $0.error = "Something went wrong." }
    harness.store.send(ServiceAction.errorDismissed) { $0.error = nil }
    await harness.store.finish()
  }

  @Test("A middleware may save the session that a request has begun, and restore it")
  func sessionMiddleware() async throws {
    var saved: String?
    let session = Middleware<ServiceState> { context, next in
      { action in
        next(action)
        switch action.matching(ServiceAction.self) {
        case .signedIn(let user): saved = user
        case .opened: saved.map { context.dispatch(ServiceAction.signedIn($0)) }
        default: break
        }
      }
    }
    let transport = StubTransport { _ in .json(#"{"name":"Bruce"}"#, status: .created) }
    let store = Store(
      initialState: ServiceState(), reducer: serviceReducer,
      middlewares: [try session + requestMiddleware(MovieAPI(over: transport))])
    store.dispatch(SignIn(user: "bruce"))
    await store.effects.idle()
    #expect(saved == "Bruce")
    #expect(store.state.user == "Bruce")

    let later = Store(
      initialState: ServiceState(), reducer: serviceReducer, middlewares: [session])
    later.dispatch(ServiceAction.opened)
    #expect(later.state.user == "Bruce")
  }

  @Test("What a request says nothing about can be told of all of them, by their life cycle")
  func defaultFailure() async throws {
    let alerting: Reducer<ServiceState> = { state, action in
      if case .failed = action.matching(Lifecycle.self) { state.error = "Something went wrong." }
    }
    let store = try Store(
      initialState: ServiceState(), reducer: alerting,
      middlewares: [
        requestMiddleware(MovieAPI(over: StubTransport { _ in .failure(.tooSlow) }))
      ])
    store.dispatch(Ping())
    await store.effects.idle()
    #expect(store.state.error == "Something went wrong.")
  }
}
