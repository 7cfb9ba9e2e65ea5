public import Redux
import Titles

/// The outcome of a request, as a recording notes it next to the actions.
public struct RecordedEffect: Codable, Hashable, Sendable {
  /// The outcome: `succeeded`, `cancelled`, or the kind of the failure, such as `timedOut`.
  @Verbatim public var kind: String
  /// The status of the reply, if that was the failure.
  public var status: Int?
  /// The duration of the request.
  public var milliseconds: Int?

  public init(kind: String, status: Int?, milliseconds: Int?) {
    self.kind = kind
    self.status = status
    self.milliseconds = milliseconds
  }
}

/// A stopwatch that times requests by the announcements of their life cycle.
public struct RequestStopwatch: Sendable {
  private var starts: [Int: Int] = [:]

  public init() {}

  /// Notes an announcement.
  ///
  /// - Parameters:
  ///   - lifecycle: The announcement.
  ///   - time: The time of the announcement, in milliseconds.
  /// - Returns: The outcome of the request; `nil` for its start.
  public mutating func note(_ lifecycle: MoviesLifecycle, at time: Int) -> RecordedEffect? {
    func duration(_ ticket: RequestTicket<MoviesRequestID>) -> Int? {
      starts.removeValue(forKey: ticket.number).map { time - $0 }
    }
    switch lifecycle {
    case .started(let ticket):
      starts[ticket.number] = time
      return nil
    case .succeeded(let ticket):
      return RecordedEffect(kind: "succeeded", status: nil, milliseconds: duration(ticket))
    case .failed(let ticket, let error):
      return RecordedEffect(
        kind: error.kind, status: error.status, milliseconds: duration(ticket))
    case .cancelled(let ticket):
      return RecordedEffect(kind: "cancelled", status: nil, milliseconds: duration(ticket))
    }
  }
}

extension CatalogueError {
  /// The name of the case.
  fileprivate var kind: String {
    Mirror(reflecting: self).children.first?.label ?? String(describing: self)
  }

  fileprivate var status: Int? {
    if case .serviceFailing(let status) = self { status } else { nil }
  }
}
