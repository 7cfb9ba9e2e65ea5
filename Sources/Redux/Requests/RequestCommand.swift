/// The actions that a ``requestMiddleware(_:_:clock:)`` handles: each ``Request``,
/// ``CancelRequest`` and ``CancelEffect``.
///
/// It has no requirements. It exists so that the middleware needs a single check to let every other
/// action pass. Conform to ``Request`` instead.
public protocol RequestCommand: Action {}

/// Cancels every request with the given id, whether it is waiting or has been sent.
///
/// It goes on to the reducer first. Ids of different types are different ids, whatever they hold.
public struct CancelRequest<ID: RequestID>: RequestCommand, Codable, Hashable {
  /// The id of the requests to cancel.
  public let id: ID

  public init(id: ID) { self.id = id }
}

extension CancelRequest: EffectCancellation {
  var key: EffectKey { EffectKey(id) }
}
