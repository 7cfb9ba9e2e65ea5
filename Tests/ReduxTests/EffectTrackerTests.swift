import Redux
import ReduxTesting
import Testing

@Suite("Waiting for effects", .timeLimit(.minutes(5)))
@MainActor
struct EffectTrackerTests {
  private let clock = TestClock()
  private let store: Store<Counter>

  init() {
    store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware(clock: clock)]
    )
  }

  /// Increases the counter after a second.
  private var increase: Thunk<Counter> {
    Thunk { [clock] context in
      try? await clock.sleep(for: .seconds(1))
      context.dispatch(CounterAction.increased(by: 1))
    }
  }

  @Test("A store without effects is idle at once")
  func nothing() async {
    await store.effects.idle()
    #expect(store.effects.isIdle)
  }

  @Test("When a store is idle, all that its effects dispatched has been reduced")
  func allEffects() async {
    store.dispatch(increase)
    store.dispatch(increase)
    async let moved: Void = clock.advance(by: .seconds(1))
    await store.effects.idle()
    #expect(store.state.value == 2)
    await moved
  }

  @Test("An effect that another one has started is waited for, too")
  func followUp() async {
    let increase = Thunk<Counter> { context in
      await Task.yield()
      context.dispatch(CounterAction.increased(by: 1))
    }
    store.dispatch(
      Thunk { context in
        await Task.yield()
        context.dispatch(increase)
      })
    await store.effects.idle()
    #expect(store.state.value == 1)
  }

  @Test("Several may wait, and each goes on")
  func severalWaiters() async {
    store.dispatch(increase)
    async let first: Void = store.effects.idle()
    async let second: Void = store.effects.idle()
    await clock.advance(by: .seconds(1))
    _ = await (first, second)
    #expect(store.effects.isIdle)
  }

  @Test("A cancelled effect is not waited for")
  func cancelledEffect() async {
    store.dispatch(Thunk(id: "timer") { [clock] _ in try? await clock.sleep(for: .seconds(1)) })
    store.dispatch(CancelEffect(id: "timer"))
    await store.effects.idle()
    #expect(store.effects.isIdle)
  }

  @Test("A cancelled task waits no longer, whenever it is cancelled")
  func cancelledTask() async {
    store.dispatch(increase)
    let effects = store.effects
    let waiting = Task { await effects.idle() }
    await Task.yield()
    waiting.cancel()
    await waiting.value
    let cancelledBefore = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await effects.idle()
    }
    await cancelledBefore.value
    #expect(!effects.isIdle)
  }
}
