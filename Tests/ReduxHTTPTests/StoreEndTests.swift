import Redux
import ReduxHTTP
import ReduxTesting
import TestSupport
import Testing

@Suite("Requests of a store that goes", .timeLimit(.minutes(5)))
@MainActor
struct StoreEndTests {
  private let transport = StubTransport()
  private let clock = TestClock()

  private func makeStore() throws -> Store<ServiceState> {
    try Store(
      initialState: ServiceState(), reducer: serviceReducer,
      middlewares: [
        requestMiddleware(MovieAPI("https://example.org", over: transport), clock: clock)
      ])
  }

  @Test("A request that waits for its delay is never sent")
  func waiting() async throws {
    weak var gone: Store<ServiceState>?
    let effects: EffectTracker
    do {
      let store = try makeStore()
      (gone, effects) = (store, store.effects)
      store.dispatch(GetMovies(words: "bat", scheduling: .debounced(.seconds(1))))
      try await waitUntil("the request to wait") { clock.sleepers == 1 }
    }
    #expect(gone == nil)
    #expect(effects.isIdle)
    await clock.advance(by: .seconds(1))
    #expect(transport.sent.isEmpty)
  }

  @Test("A request that is under way is cancelled")
  func flying() async throws {
    weak var gone: Store<ServiceState>?
    let effects: EffectTracker
    do {
      let store = try makeStore()
      (gone, effects) = (store, store.effects)
      store.dispatch(GetMovies(words: "bat"))
      try await waitUntil("the request to be sent") { transport.heldCount == 1 }
    }
    #expect(gone == nil)
    #expect(effects.isIdle)
    try await waitUntil("the transfer to end") { transport.cancelledCount == 1 }
  }
}
