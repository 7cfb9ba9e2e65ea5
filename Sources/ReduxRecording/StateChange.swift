import SafeText

/// A place in the state that an action has changed.
public struct StateChange: Hashable, Sendable {
  /// The names of the place from the outside in, such as `screen.pages[0].results.total`.
  public var path: String
  /// The old value, in few words.
  public var before: String
  /// The new value, in few words.
  public var after: String

  public init(path: String, before: String, after: String) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// Returns the places where two states differ, in the order of the state's parts.
  ///
  /// Equal parts are skipped, so the time it takes depends on the extent of the changes. A
  /// collection whose size has changed counts as one place.
  public static func list<State>(from before: State, to after: State) -> [StateChange] {
    var comparison = Comparison()
    comparison.compare(before, after, path: "")
    return comparison.changes
  }
}

extension StateChange: CustomStringConvertible {
  /// The change in one line: `movies.results.total: 0 → 20`.
  public var description: String {
    path.isEmpty ? "\(before) → \(after)" : "\(path): \(before) → \(after)"
  }

  /// Describes all places where two states differ, in one harmless line; `nil` if there are none.
  ///
  /// A logger with this function reports what each action has changed:
  ///
  /// ```swift
  /// loggerMiddleware(logger: logger, format: LogFormat<AppState>(changes: StateChange.line))
  /// ```
  public static func line<State>(from before: State, to after: State) -> String? {
    let changes = list(from: before, to: after)
    guard !changes.isEmpty else { return nil }
    return Sanitizer.line(changes.map(\.description).joined(separator: ", "), limit: 1_000)
  }
}

/// Compares two values side by side, part by part.
private struct Comparison {
  var changes: [StateChange] = []

  mutating func compare(_ before: Any, _ after: Any, path: String) {
    if let before = before as? any Equatable, isEqual(before, after) { return }
    let (left, right) = (Mirror(reflecting: before), Mirror(reflecting: after))
    switch (left.displayStyle, right.displayStyle) {
    case (.struct?, .struct?), (.tuple?, .tuple?):
      compare(Array(left.children), Array(right.children), path)
    case (.collection?, .collection?) where left.children.count == right.children.count:
      for (index, pair) in zip(left.children, right.children).enumerated() {
        compare(pair.0.value, pair.1.value, path: "\(path)[\(index)]")
      }
    case (.optional?, .optional?):
      if let inner = left.children.first, let other = right.children.first {
        compare(inner.value, other.value, path: path)
      } else {
        note(before, after, path)
      }
    case (.enum?, .enum?):
      if let inner = left.children.first, let other = right.children.first,
        inner.label == other.label, hasParts(inner.value)
      {
        compare(inner.value, other.value, path: path)
      } else {
        note(before, after, path)
      }
    default:
      note(before, after, path)
    }
  }

  private mutating func compare(_ before: [Mirror.Child], _ after: [Mirror.Child], _ path: String) {
    for (old, new) in zip(before, after) {
      compare(old.value, new.value, path: joined(path, old.label ?? ""))
    }
  }

  /// Whether a value has parts that can be compared one by one.
  private func hasParts(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .struct && !(value is any CustomStringConvertible)
  }

  /// Extends a path by a name; the storage of a property wrapper goes by the name of the property.
  private func joined(_ path: String, _ label: String) -> String {
    if label == "wrappedValue" { return path }
    let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
    return path.isEmpty ? name : path + "." + name
  }

  private mutating func note(_ before: Any, _ after: Any, _ path: String) {
    changes.append(
      StateChange(path: path, before: summary(of: before), after: summary(of: after)))
  }

  private func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    (other as? Value) == value
  }
}
