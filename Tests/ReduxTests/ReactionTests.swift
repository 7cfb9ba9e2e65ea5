import Redux
import Testing

@Suite("Reactions", .timeLimit(.minutes(5)))
@MainActor
struct ReactionTests {
  private let journal = Journal()

  /// A store that writes down how its number changes, and what it does besides about that.
  private func store(
    value: Int = 0, also: @escaping @MainActor (Int, StoreContext<Counter>) -> Void = { _, _ in }
  ) -> Store<Counter> {
    let watching = reaction(to: { (state: Counter) in state.value }) { old, new, context in
      journal.add("\(old) → \(new), now \(context.getState().value)")
      also(new, context)
    }
    return Store(
      initialState: Counter(value: value), reducer: counterReducer, middlewares: [watching])
  }

  @Test("A change is told with the values before and after it, and nothing else is")
  func changesOnly() {
    let store = store(value: 3)
    #expect(journal.entries.isEmpty)
    store.dispatch(CounterAction.set(3))
    store.dispatch(CounterAction.workBegan)
    store.dispatch(CounterAction.set(5))
    store.dispatch(CounterAction.increased(by: 2))
    #expect(journal.entries == ["3 → 5, now 5", "5 → 7, now 7"])
  }

  @Test("What it dispatches waits its turn, and may change the value again")
  func dispatching() {
    let store = store { value, context in
      if value < 3 { context.dispatch(CounterAction.increased(by: 1)) }
    }
    store.dispatch(CounterAction.set(1))
    #expect(journal.entries == ["0 → 1, now 1", "1 → 2, now 2", "2 → 3, now 3"])
  }

  @Test("An action that is stopped before it or behind it changes nothing")
  func stopped() {
    let stopping = Middleware<Counter> { _, next in
      { action in if action.matching(CounterAction.self) != .set(9) { next(action) } }
    }
    let watching = reaction(to: { (state: Counter) in state.value }) { [journal] old, new, _ in
      journal.add("\(old) → \(new)")
    }
    for middlewares in [[stopping, watching], [watching, stopping]] {
      let store = Store(
        initialState: Counter(), reducer: counterReducer, middlewares: middlewares)
      store.dispatch(CounterAction.set(9))
      store.dispatch(CounterAction.set(1))
    }
    #expect(journal.entries == ["0 → 1", "0 → 1"])
  }

  @Test("A context that was made by hand serves as well as a store's")
  func contextByHand() {
    var state = Counter()
    let context = StoreContext(getState: { state }, dispatch: { _ in })
    let watching = reaction(to: { (state: Counter) in state.isBusy }) { [journal] old, new, _ in
      journal.add("\(old) → \(new)")
    }
    let dispatch = watching.wrap(context) { counterReducer(&state, $0) }
    dispatch(CounterAction.workBegan)
    dispatch(CounterAction.set(1))
    dispatch(CounterAction.workEnded)
    #expect(journal.entries == ["false → true", "true → false"])
  }
}
