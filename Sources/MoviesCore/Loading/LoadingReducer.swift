import Redux

extension LoadingState {
  /// Lets time go by.
  static func reduce(_ state: inout LoadingState, _ action: LoadingAction) {
    switch action {
    case .ticked:
      state.ticks += 1
      for index in state.inFlight.indices { state.inFlight[index].age += 1 }
    case .patienceEnded:
      state.isPatienceOver = true
    case .cancelled:
      break
    }
  }

  /// Follows the life of the requests.
  static func reduce(_ state: inout LoadingState, _ action: MoviesLifecycle) {
    switch action {
    case .started(let ticket):
      if state.inFlight.isEmpty { state.ticks = 0 }
      state.inFlight.append(Flight(ticket: ticket, age: 0))
    case .succeeded(let ticket), .failed(let ticket, _), .cancelled(let ticket):
      state.inFlight.removeAll { $0.ticket.number == ticket.number }
    }
  }
}
