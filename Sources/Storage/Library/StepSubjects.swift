import GRDB

/// Everything that a step has to do with, which tells steps that do not commute.
struct StepSubjects {
  /// Everything that it changed: titles, lists, the names that imports leave open.
  private var changed: Set<String> = []
  /// The lists that it needs as they are, because it put titles into them or took some out.
  private var used: Set<String> = []

  /// Whether one of the steps changed what the other one changed or needs.
  func overlap(_ other: StepSubjects) -> Bool {
    !changed.isDisjoint(with: other.changed) || !changed.isDisjoint(with: other.used)
      || !used.isDisjoint(with: other.changed)
  }

  mutating func formUnion(_ other: StepSubjects) {
    changed.formUnion(other.changed)
    used.formUnion(other.used)
  }

  /// Adds a row that was changed, by its table and the first two parts of its key.
  mutating func insert(_ table: String, _ key: String, _ second: String?) {
    switch table {
    case "list":
      // Two lists cannot have one name, so all changes of lists depend on each other.
      changed.formUnion(["lists", Self.list(key)])
    case "open_name", "meaning": changed.insert("names")
    case "open_listed":
      changed.insert("names")
      if let second { used.insert(Self.list(second)) }
    case "listed":
      changed.insert(key)
      if let second { used.insert(Self.list(second)) }
    default: changed.insert(key)
    }
  }

  private static func list(_ number: String) -> String { "list \(number)" }
}
