import GRDB

/// The subjects of a step, which show whether two steps commute.
struct StepSubjects {
  /// The changed titles and lists, and the names that imports leave open.
  private var changed: Set<String> = []
  /// The lists that the step relies on, because it put titles into them or took some out.
  private var used: Set<String> = []

  /// Returns whether one of the steps changed a subject that the other one changed or relies on.
  func overlap(_ other: StepSubjects) -> Bool {
    !changed.isDisjoint(with: other.changed) || !changed.isDisjoint(with: other.used)
      || !used.isDisjoint(with: other.changed)
  }

  mutating func formUnion(_ other: StepSubjects) {
    changed.formUnion(other.changed)
    used.formUnion(other.used)
  }

  /// Adds a changed row, by its table and the first two parts of its key.
  mutating func insert(_ table: String, _ key: String, _ second: String?) {
    switch table {
    case "list":
      // Two lists cannot have the same name, so all changes of lists depend on each other.
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
