import Redux
import Testing

private struct Counter: Sendable {
  var value = 0
}

private enum CounterAction: Action, Equatable {
  case incremented, doubled
}

/// Doubles the counter after each increment; tells what it sees right after asking for it.
private func doubling(telling tell: @escaping @MainActor (Int) -> Void) -> Middleware<Counter> {
  Middleware { context, next in
    { action in
      next(action)
      guard action.matching(CounterAction.self) == .incremented else { return }
      context.dispatch(CounterAction.doubled)
      tell(context.getState().value)  // incremented, not yet doubled
    }
  }
}

@Suite("The example of a dispatch within a dispatch", .timeLimit(.minutes(5)))
@MainActor
struct NestedDispatchTests {
  @Test("The state does not show yet what was dispatched just before, and does in the end")
  func waits() {
    var told: [Int] = []
    let store = Store(
      initialState: Counter(),
      reducer: { state, action in
        switch action.matching(CounterAction.self) {
        case .incremented: state.value += 1
        case .doubled: state.value *= 2
        case nil: break
        }
      },
      middlewares: [doubling { told.append($0) }])
    store.dispatch(CounterAction.incremented)
    #expect(told == [1])
    #expect(store.state.value == 2)
  }
}
