extension Action {
  /// The readable name of this action: its type and, for an enum, the case: `CounterAction.set`.
  ///
  /// If a case wraps another action, the name continues with that action's case, or with its type
  /// if it is not an enum: `AppAction.counter.set`, `AppAction.movies.GetMovies`. All other
  /// payloads and the arguments of generic enums are left out, so that a name is short and gives
  /// nothing away.
  ///
  /// Uses reflection: fine for logs and diagnostics, too slow for every dispatch.
  public var actionName: String {
    let type = String(describing: Self.self)
    guard var current = EnumCase(of: self) else { return type }
    var name = "\(type.prefix { $0 != "<" }).\(current.name)"
    while let inner = current.wrappedAction {
      guard let next = EnumCase(of: inner) else { return "\(name).\(Swift.type(of: inner))" }
      name += ".\(next.name)"
      current = next
    }
    return name
  }
}

/// The case of an action that is an enum.
private struct EnumCase {
  let name: String
  /// The action that the case carries, alone or among other values.
  let wrappedAction: (any Action)?

  init?(of action: any Action) {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return nil }
    let payload = mirror.children.first
    name = payload?.label ?? String(describing: action)
    wrappedAction = payload.flatMap { Self.action(in: $0.value) }
  }

  private static func action(in payload: Any) -> (any Action)? {
    if let action = payload as? any Action { return action }
    // Several values form a tuple, and so does a single value with a label.
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return nil }
    return mirror.children.lazy.compactMap { $0.value as? any Action }.first
  }
}
