import Redux
import ReduxHTTP
import ReduxTesting
import TestSupport

/// A store with a service that answers as the test says.
@MainActor
struct ServiceHarness {
  let transport: StubTransport
  let clock = TestClock()
  let store: TestStore<ServiceState>

  init(
    transport: StubTransport = StubTransport(), exhaustivity: Exhaustivity = .on
  ) throws {
    self.transport = transport
    store = TestStore(
      initialState: ServiceState(), reducer: serviceReducer,
      middlewares: [
        try requestMiddleware(MovieAPI(over: transport), clock: clock)
      ],
      exhaustivity: exhaustivity)
  }

  /// Sends a request and lets it end, whatever the outcome; returns what followed its start.
  func outcome(of request: some APIRequest) async throws -> [any Action] {
    var followers: [any Action] = []
    let store = Store(
      initialState: ServiceState(), reducer: serviceReducer,
      middlewares: [try requestMiddleware(MovieAPI(over: transport), clock: clock)])
    let tap = store.tap { followers.append($0) }
    store.dispatch(request)
    await store.effects.idle()
    tap.cancel()
    return Array(followers.dropFirst(2))
  }
}

/// The expected ticket of a request for movies.
func ticket(_ number: Int) -> RequestTicket<EffectID> {
  RequestTicket(number: number, id: "movies")
}
