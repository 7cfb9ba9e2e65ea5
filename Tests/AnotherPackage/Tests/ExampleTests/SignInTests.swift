import CurlHTTP
import Redux
import ReduxHTTP
import ReduxTesting
import Testing
import Transport

@testable import SignIn

@Suite("API requests: signing in", .timeLimit(.minutes(5)))
@MainActor
struct SignInTests {
  private let signIn = SignIn(credentials: Credentials(user: "bruce", password: "wayne"))

  private func store(over transport: some HTTPTransport) throws -> TestStore<SessionState> {
    let url = try ServiceURL("https://example.org/v1")
    let store = TestStore(
      initialState: SessionState(), reducer: SessionState.reducer,
      middlewares: [
        requestMiddleware(AccountAPI(service: HTTPService(url: url, transport: transport)))
      ])
    store.skip(RequestLifecycle<EffectID, APIError>.self)
    return store
  }

  @Test("The request is sent as JSON, and its reply signs in")
  func success() async throws {
    let transport = StubTransport { _ in .json(#"{"name":"Bruce"}"#, status: .created) }
    let store = try store(over: transport)
    store.send(signIn)
    await store.receive(SessionAction.signedIn("Bruce")) { $0 = SessionState(user: "Bruce") }
    await store.finish()
    let exchange = try #require(transport.sent.first)
    #expect(exchange.request.path == "/v1/session")
    #expect(String(decoding: exchange.body, as: UTF8.self).contains(#""user":"bruce""#))
  }

  @Test("The server's own words are shown, whatever its code is, until they are dismissed")
  func refusal() async throws {
    let reply = StubTransport.Outcome.json(
      #"{"message":"Wrong password","code":17}"#, status: .unauthorized)
    let store = try store(over: StubTransport { _ in reply })
    let error = APIError.status(401, ErrorResponse(message: "Wrong password", code: "17"))
    store.send(signIn)
    await store.receive(SessionAction.refused(error)) {
      $0 = SessionState(alert: "Wrong password (17)")
    }
    store.send(SessionAction.alertDismissed) { $0 = SessionState() }
    await store.finish()
  }

  @Test("Over libcurl a server that is not there is told of as such")
  func unreachable() async throws {
    let service = HTTPService(url: ServiceURL(loopbackPort: 1), transport: CurlTransport())
    let store = Store(
      initialState: SessionState(), reducer: SessionState.reducer,
      middlewares: [requestMiddleware(AccountAPI(service: service))])
    store.dispatch(signIn)
    await store.effects.idle()
    #expect(store.state == SessionState(alert: "The server cannot be reached."))
  }
}
