import Redux

/// The smallest example: a number, and whether something is working on it.
struct Counter: Equatable, Sendable {
  var value = 0
  var isBusy = false
}

enum CounterAction: Action, Codable, Equatable {
  case increased(by: Int)
  case set(Int)
  case workBegan
  case workEnded
}

let counterReducer: Reducer<Counter> = { state, action in
  switch action.matching(CounterAction.self) {
  case .increased(let amount): state.value += amount
  case .set(let value): state.value = value
  case .workBegan: state.isBusy = true
  case .workEnded: state.isBusy = false
  case nil: break
  }
}

/// A middleware that writes down what it sees, on both sides of the rest of the chain.
func tracing(_ name: String, into journal: Journal) -> Middleware<Counter> {
  Middleware { context, next in
    { action in
      journal.add("\(name): before \(context.getState().value)")
      next(action)
      journal.add("\(name): after \(context.getState().value)")
    }
  }
}

/// What happened, in order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}
