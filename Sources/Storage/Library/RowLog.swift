import GRDB

/// The log of the changes of every step, row by row, with each row as it was before and after.
///
/// Triggers of the database write it, so every change of a step to one of the tables can be undone,
/// and is in the same transaction as its log.
package enum RowLog {
  /// A table that is logged.
  private struct Part {
    let table: String
    /// The columns that identify rows in the log.
    let key: [String]
    /// Whether the key of a row begins with a title.
    var isAboutTitles = true
  }

  /// The state before or after a step.
  enum Side: String {
    case before, after
  }

  private static let parts = [
    Part(table: "entry", key: ["title"]),
    Part(table: "viewing", key: ["title", "place"]),
    Part(table: "listed", key: ["title", "list"]),
    Part(table: "list", key: ["number"], isAboutTitles: false),
    Part(table: "open_name", key: ["number"], isAboutTitles: false),
    Part(table: "open_listed", key: ["name", "list"], isAboutTitles: false),
    Part(table: "meaning", key: ["title", "year", "kind"], isAboutTitles: false),
  ]

  /// Logs the existing tables with their present columns; must be repeated when these change.
  package static func watch(in database: Database) throws {
    for part in parts where try database.tableExists(part.table) {
      let columns = try database.columns(in: part.table).map(\.name)
      for (event, before, after) in [
        ("INSERT", nil, "NEW"), ("UPDATE", "OLD", "NEW"), ("DELETE", "OLD", nil),
      ] as [(String, String?, String?)] {
        try database.execute(
          sql: trigger(on: event, of: part, columns, before: before, after: after))
      }
    }
  }

  /// Returns the SQL of a trigger, which keeps the first state of a row that changes several times
  /// in a step.
  private static func trigger(
    on event: String, of part: Part, _ columns: [String], before: String?, after: String?
  ) -> String {
    let name = "log_\(event.lowercased())_of_\(part.table)"
    let key = part.key.map { "\(after ?? before ?? "").\($0)" }.joined(separator: ", ")
    let image = { (row: String?) in
      row.map { row in
        "json_object(\(columns.map { "'\($0)', \(row).\($0)" }.joined(separator: ", ")))"
      } ?? "NULL"
    }
    return """
      DROP TRIGGER IF EXISTS \(name);
      CREATE TRIGGER \(name) AFTER \(event) ON \(part.table)
      WHEN (SELECT recorded FROM library) IS NOT NULL
      BEGIN
        INSERT INTO row_change
        VALUES ((SELECT recorded FROM library), '\(part.table)', json_array(\(key)),
          \(image(before)), \(image(after)))
        ON CONFLICT DO UPDATE SET after = excluded.after;
      END;
      """
  }

  /// Runs `body`, and logs all its changes.
  ///
  /// - Parameters:
  ///   - step: The step that the changes belong to.
  ///   - database: The database, in a transaction.
  ///   - body: Changes the tables.
  /// - Returns: The ids of the titles whose entries have changed; `nil` if nothing has.
  /// - Throws: Any error of `body`, or a `DatabaseError`.
  static func record(
    _ step: Int64, in database: Database, _ body: () throws -> Void
  ) throws -> Set<String>? {
    try database.execute(sql: "UPDATE library SET recorded = ?", arguments: [step])
    try body()
    try database.execute(sql: "UPDATE library SET recorded = NULL")
    try database.execute(
      sql: "DELETE FROM row_change WHERE step = ? AND before IS after", arguments: [step])
    let count = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM row_change WHERE step = ?", arguments: [step])
    return count == 0 ? nil : try titles(of: step, in: database)
  }

  /// Returns the ids of the titles whose entries a step changed.
  static func titles(of step: Int64, in database: Database) throws -> Set<String> {
    let parts = parts.filter(\.isAboutTitles).map { "'\($0.table)'" }.joined(separator: ", ")
    return try String.fetchSet(
      database,
      sql: """
        SELECT json_extract(key, '$[0]') FROM row_change WHERE step = ? AND part IN (\(parts))
        """, arguments: [step])
  }

  /// Moves all steps about a title to another title, which has no entry.
  static func rename(_ title: String, to other: String, in database: Database) throws {
    let parts = parts.filter(\.isAboutTitles).map { "'\($0.table)'" }.joined(separator: ", ")
    try database.execute(
      sql: """
        UPDATE OR REPLACE row_change SET key = json_set(key, '$[0]', :other),
          before = iif(before IS NULL, NULL, json_set(before, '$.title', :other)),
          after = iif(after IS NULL, NULL, json_set(after, '$.title', :other))
        WHERE part IN (\(parts)) AND json_extract(key, '$[0]') = :title
        """, arguments: ["title": title, "other": other])
  }

  /// Returns the subjects of a step's changes.
  static func subjects(of step: Int64, in database: Database) throws -> StepSubjects {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT part, json_extract(key, '$[0]'), json_extract(key, '$[1]') FROM row_change
        WHERE step = ?
        """, arguments: [step])
    var subjects = StepSubjects()
    while let row = try rows.next() {
      let key = { (index: Int) in
        String.fromDatabaseValue(row[index])
          ?? Int64.fromDatabaseValue(row[index]).map { String($0) }
      }
      guard let table = key(0), let first = key(1) else { continue }
      subjects.insert(table, first, key(2))
    }
    return subjects
  }

  /// Restores every row that a step changed to its state before or after it.
  static func restore(_ side: Side, of step: Int64, in database: Database) throws {
    for part in parts {
      try remove(part, of: step, in: database)
      try insert(part, side, of: step, in: database)
    }
  }

  private static func remove(_ part: Part, of step: Int64, in database: Database) throws {
    let keys = part.key.indices.map { "json_extract(key, '$[\($0)]')" }.joined(separator: ", ")
    try database.execute(
      sql: """
        DELETE FROM \(part.table) WHERE (\(part.key.joined(separator: ", "))) IN
          (SELECT \(keys) FROM row_change WHERE step = ? AND part = ?)
        """, arguments: [step, part.table])
  }

  private static func insert(
    _ part: Part, _ side: Side, of step: Int64, in database: Database
  ) throws {
    let columns = try database.columns(in: part.table).map(\.name)
    let values = columns.map { column in
      let value = "json_extract(\(side.rawValue), '$.\(column)')"
      // Another title may have taken the number of a row that was removed for a while.
      return part.table == "entry" && column == "number"
        ? "nullif(\(value), (SELECT number FROM entry WHERE number = \(value)))" : value
    }
    try database.execute(
      sql: """
        INSERT INTO \(part.table) (\(columns.joined(separator: ", ")))
        SELECT \(values.joined(separator: ", ")) FROM row_change
        WHERE step = ? AND part = ? AND \(side.rawValue) IS NOT NULL
        """, arguments: [step, part.table])
  }
}

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
