/// Identifies a request in the announcements of its life cycle.
public struct RequestTicket<ID: RequestID>: Hashable, Codable, Sendable {
  /// The number of the request, unique within the store.
  ///
  /// Numbers increase in the order in which requests are dispatched, not in which they are sent.
  public let number: Int

  /// The request's own id, if it has one.
  public let id: ID?

  /// Whether the user is waiting for the answer.
  public let isAwaited: Bool

  public init(number: Int, id: ID?, isAwaited: Bool = true) {
    self.number = number
    self.id = id
    self.isAwaited = isAwaited
  }
}

/// An announcement of a step in the life of a request: enough to show what is loading.
///
/// Every `started` is followed by exactly one of the others, which comes before the request's own
/// success or failure actions. A request that is replaced or cancelled before it is sent leaves no
/// trace.
///
/// Requests whose id and failure types are the same share one life cycle, whichever service they
/// ask.
public enum RequestLifecycle<ID: RequestID, Failure: RequestFailure>: Action, Codable, Hashable {
  /// The request is being sent.
  case started(RequestTicket<ID>)
  /// The service answered.
  case succeeded(RequestTicket<ID>)
  /// There was no answer, or no valid one.
  case failed(RequestTicket<ID>, Failure)
  /// The request was replaced or cancelled; neither success nor failure actions follow.
  case cancelled(RequestTicket<ID>)

  /// The request that this announcement is about.
  public var ticket: RequestTicket<ID> {
    switch self {
    case .started(let ticket), .succeeded(let ticket), .failed(let ticket, _),
      .cancelled(let ticket):
      ticket
    }
  }
}
