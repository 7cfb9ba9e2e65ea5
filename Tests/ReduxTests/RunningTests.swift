import Redux
import ReduxTesting
import Testing

/// Counts up in time with a clock until it is cancelled.
private struct Beating: AsyncAction {
  typealias State = Counter

  let clock: TestClock
  let step: Int

  var id: EffectID? { "beats" }
  var scheduling: EffectScheduling { .latest }

  func execute(_ context: StoreContext<Counter>) async {
    while (try? await clock.sleep(for: .seconds(1))) != nil {
      context.dispatch(CounterAction.increased(by: step))
    }
  }
}

@Suite("Effects that run while something holds", .timeLimit(.minutes(5)))
@MainActor
struct RunningTests {
  private let clock = TestClock()

  private func pass() async {
    await clock.sleepers(reach: 1)
    await clock.advance(by: .seconds(1))
  }

  @Test("An effect begins and ends with its condition")
  func condition() async {
    let store = Store(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [
        running("beats", while: { $0.isBusy }) { [clock] in Beating(clock: clock, step: 1) },
        asyncMiddleware(clock: clock),
      ])
    #expect(store.effects.isIdle)
    store.dispatch(CounterAction.workBegan)
    await pass()
    await pass()
    #expect(store.state.value == 2)
    store.dispatch(CounterAction.workEnded)
    await store.effects.idle()
    #expect(store.state.value == 2)
  }

  @Test("It begins again with another value only where that is news")
  func restarting() async {
    let store = Store(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [
        running(
          "beats", for: { $0.value < 10 ? nil : $0.value }, restartingIf: { $1 >= 2 * $0 }
        ) { [clock] in Beating(clock: clock, step: $0) },
        asyncMiddleware(clock: clock),
      ])
    store.dispatch(CounterAction.set(10))
    await pass()
    #expect(store.state.value == 20, "which is news")
    await pass()
    #expect(store.state.value == 40)
    store.dispatch(CounterAction.set(41))
    await pass()
    #expect(store.state.value == 81)
    store.dispatch(CounterAction.set(0))
    await store.effects.idle()
  }
}
