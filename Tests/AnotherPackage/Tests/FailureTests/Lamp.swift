import Redux

/// The smallest state there is: something that is on or off.
struct Lamp: Equatable, Sendable {
  var isOn = false
}

enum LampAction: Action, Equatable {
  case switched(on: Bool)
}

let lampReducer: Reducer<Lamp> = { lamp, action in
  if case .switched(let isOn) = action.matching(LampAction.self) { lamp.isOn = isOn }
}
