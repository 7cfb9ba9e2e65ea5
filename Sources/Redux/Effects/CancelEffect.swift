/// Cancels every effect with the given id, whether it is waiting or running.
///
/// It applies to ``AsyncAction``s and to every ``Request`` whose ids are ``EffectID``s; for other
/// requests there is ``CancelRequest``. The action itself goes on to the reducer. From then on,
/// dispatches of the cancelled effects do nothing.
public struct CancelEffect: Action, Codable, Hashable {
  /// The id of the effects to cancel.
  public let id: EffectID

  public init(id: EffectID) { self.id = id }

  public var endedEffects: EffectKey? { EffectKey(id) }
}
