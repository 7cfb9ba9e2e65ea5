import Redux

extension LoadingState {
  /// Counts ticks, and notes the overdue requests.
  ///
  /// - Parameters:
  ///   - state: The running requests.
  ///   - action: The action.
  ///   - waitedFor: The requests that the user is waiting for now.
  static func reduce(
    _ state: inout LoadingState, _ action: LoadingAction,
    waitingFor waitedFor: Set<MoviesRequestID>
  ) {
    switch action {
    case .ticked:
      state.ticks += 1
      for index in state.inFlight.indices { state.inFlight[index].age += 1 }
    case .patienceEnded:
      state.overdue = waitedFor
    case .cancelled:
      break
    }
  }

  /// Follows the life cycle of the requests.
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

extension AppState {
  /// Forgets overdue requests that the user no longer waits for, so that asking again starts a new
  /// wait.
  mutating func forgetWaits() {
    if !loading.overdue.isEmpty { loading.overdue.formIntersection(waitedFor) }
  }
}
