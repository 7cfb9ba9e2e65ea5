/// What effects are told apart by: an id of whatever type, or the type of an action.
///
/// Ids of different types never mean the same effects, whatever they hold. An `AnyHashable` alone
/// would not do: to it, equal numbers of different types are the same.
struct EffectKey: Hashable {
  private let type: ObjectIdentifier
  private let id: AnyHashable?

  /// The key of all effects with this id.
  init<ID: RequestID>(_ id: ID) {
    type = ObjectIdentifier(ID.self)
    self.id = AnyHashable(id)
  }

  /// The key of all effects of an action's type that have no id of their own.
  private init<A: Action>(of action: A) {
    type = ObjectIdentifier(A.self)
    id = nil
  }

  /// The key of an action's effect: that of its id, else that of its type where its scheduling has to
  /// find earlier ones, else none.
  static func key(
    _ id: (some RequestID)?, of action: some Action, scheduling: EffectScheduling
  ) -> EffectKey? {
    if let id { return EffectKey(id) }
    return switch scheduling {
    case .concurrent: nil
    case .latest, .debounced, .queued, .throttled: EffectKey(of: action)
    }
  }
}

/// An action that ends the effects of a key.
protocol EffectCancellation: Action {
  var key: EffectKey { get }
}
