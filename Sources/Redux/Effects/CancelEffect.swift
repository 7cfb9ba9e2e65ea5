/// Cancels every effect with the given id, whether it is waiting or running.
///
/// It holds for ``AsyncAction``s, and for each ``Request`` whose ids are ``EffectID``s; for others there
/// is ``CancelRequest``. It goes on to the reducer. The cancelled effects' dispatches do nothing from
/// then on.
public struct CancelEffect: RequestCommand, Codable, Hashable {
  /// The id of the effects to cancel.
  public let id: EffectID

  public init(id: EffectID) { self.id = id }
}

extension CancelEffect: EffectCancellation {
  var key: EffectKey { EffectKey(id) }
}
