import Redux
import Testing

@Suite("Runaway loops")
@MainActor
struct RunawayLoopTests {
  @Test("A loop of actions that cause each other is broken, and named")
  func endlessLoop() {
    var reports: [RunawayLoop] = []
    let echo = Middleware<Counter> { context, next in
      { action in
        next(action)
        if case .increased = action.matching(CounterAction.self) { context.dispatch(action) }
      }
    }
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [echo],
      onRunawayLoop: { reports.append($0) })
    store.dispatch(CounterAction.increased(by: 1))

    #expect(store.state.value == RunawayLoop.longestChain)
    #expect(reports.map(\.actionName) == ["CounterAction.increased"])
    #expect(
      reports.first?.description == """
        Runaway loop: 1000 times in a row an action was dispatched in answer to another one. The \
        store has broken the chain before CounterAction.increased and discarded what was waiting \
        (1 in all). Look for a middleware or a subscriber that answers an action with one that \
        leads back to it.
        """)

    store.dispatch(CounterAction.set(5))
    #expect(store.state.value == 5, "The store goes on.")
  }

  @Test("Many actions side by side are no loop")
  func manyAtOnce() {
    var reports = 0
    let burst = Middleware<Counter> { context, next in
      { action in
        next(action)
        guard action.matching(CounterAction.self) == .workBegan else { return }
        for _ in 0..<5_000 { context.dispatch(CounterAction.increased(by: 1)) }
      }
    }
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [burst],
      onRunawayLoop: { _ in reports += 1 })
    store.dispatch(CounterAction.workBegan)
    #expect(store.state.value == 5_000)
    #expect(reports == 0)
  }
}
