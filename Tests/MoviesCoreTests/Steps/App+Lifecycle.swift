import ReduxTesting
import Titles

@testable import MoviesCore

/// The life cycle of requests, whose numbers only the store knows.
extension App {
  /// Receives that a request is being sent.
  func started(
    _ id: MoviesRequestID, _ change: (inout AppState) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async {
    var flights = state.loading.inFlight
    await store.receive(
      MoviesLifecycle.self,
      where: { action in
        guard case .started(let ticket) = action, ticket.id == id else { return false }
        flights = [LoadingState.Flight(ticket: ticket, age: 0)]
        return true
      },
      { state in
        if state.loading.inFlight.isEmpty { state.loading.ticks = 0 }
        state.loading.inFlight += flights
        change(&state)
      }, fileID: fileID, filePath: filePath, line: line)
  }

  /// Receives that the service has answered.
  func succeeded(
    _ id: MoviesRequestID, _ change: (inout AppState) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async {
    await ended(id, change, fileID, filePath, line) { action in
      if case .succeeded = action { true } else { false }
    }
  }

  /// Receives that there is no answer.
  func failed(
    _ id: MoviesRequestID, _ error: CatalogueError,
    _ change: (inout AppState) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async {
    await ended(id, change, fileID, filePath, line) { action in
      if case .failed(_, error) = action { true } else { false }
    }
  }

  /// Receives that a request was replaced or cancelled.
  func cancelled(
    _ id: MoviesRequestID, _ change: (inout AppState) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async {
    await ended(id, change, fileID, filePath, line) { action in
      if case .cancelled = action { true } else { false }
    }
  }

  private func ended(
    _ id: MoviesRequestID, _ change: (inout AppState) -> Void,
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
    by isEnd: @escaping (MoviesLifecycle) -> Bool
  ) async {
    var number: Int?
    await store.receive(
      MoviesLifecycle.self,
      where: { action in
        guard isEnd(action), action.ticket.id == id else { return false }
        number = action.ticket.number
        return true
      },
      { state in
        state.loading.inFlight.removeAll { $0.ticket.number == number }
        change(&state)
      }, fileID: fileID, filePath: filePath, line: line)
  }
}
