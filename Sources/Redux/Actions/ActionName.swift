extension Action {
  /// What people call this action: its type's name and, for an enum, the case: `CounterAction.set`.
  ///
  /// Payloads and the arguments of generic enums are left out, so that a name is short and gives
  /// nothing away. Made by reflection: good for logs and diagnostics, too slow for every dispatch.
  public var actionName: String {
    let type = String(describing: Self.self)
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else { return type }
    let name = type.prefix { $0 != "<" }
    return "\(name).\(mirror.children.first?.label ?? String(describing: self))"
  }
}
