import Redux
import Testing

/// Answers every report with an action.
@MainActor
private final class Handler {
  private let answer: CounterAction
  private(set) var reports = 0
  weak var store: Store<Counter>?

  init(answer: CounterAction) { self.answer = answer }

  func handle(_ loop: RunawayLoop) {
    reports += 1
    store?.dispatch(answer)
  }
}

@Suite("Runaway loops", .timeLimit(.minutes(5)))
@MainActor
struct RunawayLoopTests {
  /// Answers every increase with another one.
  private let echo = Middleware<Counter> { context, next in
    { action in
      next(action)
      if case .increased = action.matching(CounterAction.self) { context.dispatch(action) }
    }
  }

  @Test("A loop of actions that cause each other is broken, and named")
  func endlessLoop() {
    var reports: [RunawayLoop] = []
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

  @Test("What is dispatched in answer to the report is processed")
  func answeredReport() {
    let handler = Handler(answer: CounterAction.workBegan)
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [echo],
      onRunawayLoop: handler.handle)
    handler.store = store
    store.dispatch(CounterAction.increased(by: 1))
    #expect(store.state == Counter(value: RunawayLoop.longestChain, isBusy: true))
  }

  @Test("An answer to the report that loops again is broken, too, and not reported")
  func loopingAnswer() {
    let handler = Handler(answer: CounterAction.increased(by: 1))
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [echo],
      onRunawayLoop: handler.handle)
    handler.store = store
    store.dispatch(CounterAction.increased(by: 1))
    #expect(handler.reports == 1)
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
