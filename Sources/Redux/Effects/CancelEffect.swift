/// Cancels every effect with the given id, whether it is waiting or running.
///
/// It holds for ``AsyncAction``s and API requests alike, and goes on to the reducer. The cancelled
/// effects' dispatches do nothing from then on.
public struct CancelEffect: Action, Codable, Hashable {
  /// The id of the effects to cancel.
  public let id: EffectID

  public init(id: EffectID) { self.id = id }
}
