/// The identity of effects: an id of any type, or the type of an action.
///
/// Ids of different types never mean the same effects, whatever they hold. An `AnyHashable` alone
/// would not do: it treats equal numbers of different types as the same.
public struct EffectKey: Hashable {
  private let type: ObjectIdentifier
  private let id: AnyHashable?

  /// Makes the key of all effects with this id.
  @usableFromInline
  init<ID: RequestID>(_ id: ID) {
    type = ObjectIdentifier(ID.self)
    self.id = AnyHashable(id)
  }

  /// Makes the key of all effects of an action type that have no id.
  private init<A: Action>(of action: A) {
    type = ObjectIdentifier(A.self)
    id = nil
  }

  /// Returns the key of an action's effect: made from its id or, if its scheduling has to find
  /// earlier effects, from its type; otherwise `nil`.
  static func key(
    _ id: (some RequestID)?, of action: some Action, scheduling: EffectScheduling
  ) -> EffectKey? {
    if let id { return EffectKey(id) }
    return switch scheduling {
    case .concurrent: nil
    case .latest, .debounced, .queued, .continuing, .throttled: EffectKey(of: action)
    }
  }
}
