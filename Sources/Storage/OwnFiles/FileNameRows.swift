import GRDB
import Keeping
import Titles

/// The rows of the names of films and series in files, and of the facts about the titles.
enum FileNameRows {
  /// Returns all names by their numbers.
  static func names(in database: Database) throws -> [Int: ImportedName] {
    var names: [Int: ImportedName] = [:]
    let rows = try Row.fetchCursor(database, sql: "SELECT id, title, year, kind FROM name")
    while let row = try rows.next() {
      guard let id: Int = row.value(0), let title: String = row.value(1),
        let year: Int = row.value(2), let kind: String = row.value(3)
      else { continue }
      names[id] = ImportedName(
        title: title.harmlessLine, year: year == 0 ? nil : year, kind: TitleKind(rawValue: kind))
    }
    return names
  }

  /// Returns the candidates for a name.
  static func candidates(for name: Int, in database: Database) throws -> [TitleSummary] {
    try String.fetchOne(
      database.cachedStatement(sql: "SELECT candidates FROM name WHERE id = ?"), arguments: [name]
    ).flatMap { KeptJSON.value(in: $0) } ?? []
  }

  /// Keeps a name with its candidates.
  ///
  /// - Returns: The number of the name.
  static func keep(
    _ name: ImportedName, candidates: [TitleSummary], in database: Database
  ) throws -> Int {
    let name = name.harmless
    try database.execute(
      cached: """
        INSERT INTO name (title, year, kind, candidates) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET candidates = excluded.candidates
        """,
      [
        name.title, name.year ?? 0, name.kind?.rawValue ?? "",
        KeptJSON.text(of: candidates.map(\.harmless)) ?? "[]",
      ])
    return try Int.fetchOne(
      database.cachedStatement(
        sql: "SELECT id FROM name WHERE title = ? AND year = ? AND kind = ?"),
      arguments: [name.title, name.year ?? 0, name.kind?.rawValue ?? ""]) ?? 0
  }

  /// Returns the facts about all titles.
  static func titles(in database: Database) throws -> [TitleID: TitleSummary] {
    var titles: [TitleID: TitleSummary] = [:]
    let rows = try String.fetchCursor(database, sql: "SELECT summary FROM title")
    while let text = try rows.next() {
      if let title: TitleSummary = KeptJSON.value(in: text) { titles[title.id] = title }
    }
    return titles
  }

  /// Keeps the facts about a title.
  static func keep(_ title: TitleSummary, in database: Database) throws {
    guard let text = KeptJSON.text(of: title.harmless) else { return }
    try database.execute(
      cached: "INSERT OR REPLACE INTO title VALUES (?, ?)", [title.id.rawValue, text])
  }

  /// Removes the names and titles that no file has any longer.
  static func removeUnused(from database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM name WHERE id NOT IN (SELECT name FROM file);
        DELETE FROM title WHERE id NOT IN (SELECT title FROM file WHERE title IS NOT NULL)
        """)
  }
}

extension TitleSummary {
  /// The title with texts that cannot harm a terminal.
  fileprivate var harmless: TitleSummary { TitleSummary(TitleDetail(self).harmless) }
}

extension FileNameRows {
  /// Returns the candidates for all names.
  static func allCandidates(in database: Database) throws -> [TitleSummary] {
    try String.fetchAll(database, sql: "SELECT candidates FROM name WHERE candidates <> '[]'")
      .flatMap { KeptJSON.value([TitleSummary].self, in: $0) ?? [] }
  }
}
