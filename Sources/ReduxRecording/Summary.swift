public import Redux

/// Describes a value in few words, for people looking into a state: texts by their first 40
/// characters, small sets by their elements, everything larger by its size or its name.
func summary(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional?:
    return mirror.children.first.map { summary(of: $0.value) } ?? "–"
  case .collection?:
    return "\(mirror.children.count)"
  case .set?:
    return braced(mirror.children.map { summary(of: $0.value) })
  case .dictionary?:
    let keys = mirror.children.compactMap { Mirror(reflecting: $0.value).children.first?.value }
    return braced(keys.map { summary(of: $0) })
  case .enum?:
    guard let payload = mirror.children.first else { return String(describing: value) }
    return "\(payload.label ?? "")(\(summary(of: payload.value)))"
  case .struct? where !(value is any CustomStringConvertible):
    return mirror.children.first.map { summary(of: $0.value) } ?? "\(type(of: value))"
  case .tuple?:
    return mirror.children.map { summary(of: $0.value) }.joined(separator: ", ")
  default:
    let text = String(describing: value)
    return value is String ? "“\(text.prefix(40))”" : String(text.prefix(40))
  }
}

private func braced(_ elements: [String]) -> String {
  guard elements.count <= 6 else { return "\(elements.count)" }
  let sorted = elements.sorted { ($0.count, $0) < ($1.count, $1) }
  return "{" + sorted.joined(separator: ", ") + "}"
}

extension Action {
  /// A readable line about the action: its case and its payload, in few words.
  ///
  /// Uses reflection: meant for people who inspect a program, not for every dispatch.
  public var summary: String {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else {
      return "\(type(of: self))(\(ReduxRecording.summary(of: self)))"
    }
    return ReduxRecording.summary(of: self)
  }
}
