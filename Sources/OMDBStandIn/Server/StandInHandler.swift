import Synchronization

/// Answers the server's requests: records them, applies the faults, and waits if they require it.
final class StandInHandler: Sendable {
  private struct Books {
    var schedule: FaultSchedule
    var requests: [StandInRequest] = []
    var answered = 0
  }

  private let standIn: StandIn
  private let books: Mutex<Books>

  init(catalogue: StandInCatalogue, faults: StandInFaults) {
    standIn = StandIn(catalogue: catalogue, requiredKey: faults.requiredKey)
    books = Mutex(Books(schedule: FaultSchedule(faults)))
  }

  /// All received requests in order, including those for posters.
  var requests: [StandInRequest] { books.withLock { $0.requests } }

  /// Returns the reply to a request; `nil` if its connection is to be closed without one.
  ///
  /// - Throws: `CancellationError` if the server stops meanwhile.
  func reply(to head: RequestHead) async throws -> StandInReply? {
    let request = StandInRequest(
      method: head.method, path: head.path, query: head.query,
      authority: head.host.flatMap { LoopbackAuthority($0) })
    let verdict = books.withLock { books in
      books.requests.append(request)
      return books.schedule.verdict(on: request)
    }
    if verdict.delay > .zero { try await Task.sleep(for: verdict.delay) }
    if verdict.faults.contains(.overtaken) { try await waitUntilOvertaken() }
    if verdict.faults.contains(.closedConnection) { return nil }
    defer { books.withLock { $0.answered += 1 } }
    var standIn = standIn
    standIn.faults = verdict.faults
    return standIn.reply(to: request)
  }

  /// Waits until another request has been answered and its reply has had time to be sent.
  private func waitUntilOvertaken() async throws {
    let answered = books.withLock { $0.answered }
    let deadline = ContinuousClock.now + .seconds(3)
    while books.withLock({ $0.answered }) == answered, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(5))
    }
    try await Task.sleep(for: .milliseconds(50))
  }
}
