/// Cancels every request with the given id, whether it is waiting or has been sent.
///
/// The action itself goes on to the reducer first. Ids of different types are different ids,
/// whatever they hold.
public struct CancelRequest<ID: RequestID>: Action, Codable, Hashable {
  /// The id of the requests to cancel.
  public let id: ID

  public init(id: ID) { self.id = id }

  public var endedEffects: EffectKey? { EffectKey(id) }
}
