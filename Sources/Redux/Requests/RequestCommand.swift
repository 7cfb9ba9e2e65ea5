/// What a ``requestMiddleware(_:_:clock:)`` answers to: each ``Request``, ``CancelRequest`` and
/// ``CancelEffect``.
///
/// It asks nothing of them. It is there so that the middleware needs a single question to let every
/// other action pass. Conform to ``Request`` instead.
public protocol RequestCommand: Action {}

/// Cancels every request with the given id, whether it is waiting or has been sent.
///
/// It goes on to the reducer first. Ids of another type are other ids, whatever they hold.
public struct CancelRequest<ID: RequestID>: RequestCommand, Codable, Hashable {
  /// The id of the requests to cancel.
  public let id: ID

  public init(id: ID) { self.id = id }
}

extension CancelRequest: EffectCancellation {
  var key: EffectKey { EffectKey(id) }
}
