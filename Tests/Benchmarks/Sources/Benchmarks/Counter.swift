import Redux

/// The smallest possible state, with an action that fits into an `any Action` without a box.
struct Counter: Sendable {
  var value = 0
}

enum CounterAction: Action {
  case increased(by: Int)
}

/// An action of more than three words, which `any Action` has to box.
struct WideAction: Action {
  var first = 1
  var second = 2
  var third = 3
  var fourth = 4
}

let counterReducer: Reducer<Counter> = { state, action in
  if let action = action.matching(CounterAction.self) {
    switch action {
    case .increased(let amount): state.value &+= amount
    }
  } else if let action = action.matching(WideAction.self) {
    state.value &+= action.fourth
  }
}

/// The same without a store, as in a hand-written loop.
func reduceByHand(_ state: inout Counter, _ action: CounterAction) {
  switch action {
  case .increased(let amount): state.value &+= amount
  }
}
