public import Redux

/// Says which request is meant, in the announcements of its life cycle.
public struct RequestTicket: Hashable, Codable, Sendable {
  /// Unique within the store.
  ///
  /// Numbers rise in the order in which requests are dispatched, not in that in which they are sent.
  public let number: Int

  /// The request's own id, if it has one.
  public let id: EffectID?

  /// What the request does, in words for people.
  public let label: String

  public init(number: Int, id: EffectID?, label: String) {
    self.number = number
    self.id = id
    self.label = label
  }
}

/// What becomes of requests, announced for each of them: enough to show what is loading.
///
/// Every `started` is followed by exactly one of the others, which comes before the request's own
/// success or failure actions. A request that is replaced or cancelled before it was sent leaves no
/// trace.
public enum RequestLifecycle: Action, Codable, Hashable {
  /// The request is being sent.
  case started(RequestTicket)
  /// The reply came, and was understood.
  case succeeded(RequestTicket, status: Int)
  /// There was no reply, an unexpected one, or one that was not understood.
  case failed(RequestTicket, APIError)
  /// The request was replaced or cancelled; neither success nor failure actions follow.
  case cancelled(RequestTicket)
}
