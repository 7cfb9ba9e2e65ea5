import Redux
import ReduxHTTP
import ReduxTesting
import TestSupport
import Testing

@Suite("Effects of different kinds under one id", .timeLimit(.minutes(5)))
@MainActor
struct SharedIDTests {
  private let clock = TestClock()

  @Test("An AsyncAction and a request do not replace each other, and CancelEffect ends both")
  func sharedID() async throws {
    let store = TestStore(
      initialState: ServiceState(), reducer: serviceReducer,
      middlewares: [
        asyncMiddleware(clock: clock),
        try requestMiddleware(MovieAPI("https://example.org", over: StubTransport()), clock: clock),
      ])
    store.send(GetMovies(words: "bat", scheduling: .latest))
    await store.receive(Lifecycle.started(ticket(1))) { $0.inFlight = [1] }
    for number in 1...2 {
      store.send(
        Thunk<ServiceState>(id: "movies", scheduling: .latest) { [clock] context in
          context.dispatch(ServiceAction.counted(number))
          try? await clock.sleep(for: .seconds(1))
          context.dispatch(ServiceAction.counted(-number))
        })
      await store.receive(ServiceAction.counted(number))
    }
    store.send(CancelEffect(id: "movies"))
    await store.receive(Lifecycle.cancelled(ticket(1))) { $0.inFlight = [] }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }
}
