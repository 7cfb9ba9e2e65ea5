import GRDB
import Titles

/// The marks of the user's library that searches use, as a temporary table of this connection.
///
/// The answer to each query about marks is stored for one revision of the library, and used again
/// for the next letter that is typed. The library itself is never attached: it has its own file,
/// its own locks and its own damage.
struct MarkTable {
  let marks: LibraryMarks
  let database: Database

  /// Returns the titles whose marks match, with their sort values, if there are any.
  ///
  /// - Parameters:
  ///   - question: The name of the query, the same for each revision.
  ///   - value: Returns the sort value of a mark; `nil` if it does not match.
  /// - Returns: The rows of the table, as the part of a statement after `FROM`.
  /// - Throws: A `DatabaseError`.
  func rows(of question: String, value: (LibraryMark) -> Double?) throws -> SQL {
    try renew()
    if try !isAnswered(question) { try answer(question, value) }
    return "temp.marked WHERE question = \(question)"
  }

  /// Makes the tables if necessary, and deletes the answers for another revision.
  private func renew() throws {
    try database.execute(
      sql: """
        CREATE TEMP TABLE IF NOT EXISTS marked (
          question TEXT NOT NULL, id TEXT NOT NULL, value REAL, PRIMARY KEY (question, id)
        ) WITHOUT ROWID;
        CREATE TEMP TABLE IF NOT EXISTS answered (
          question TEXT PRIMARY KEY, revision INTEGER NOT NULL
        );
        """)
    let old = try database.cachedStatement(
      sql: "SELECT EXISTS (SELECT * FROM temp.answered WHERE revision <> ?)")
    let isOld = try Bool.fetchOne(old, arguments: [marks.revision]) ?? false
    guard isOld else { return }
    try database.execute(sql: "DELETE FROM temp.marked; DELETE FROM temp.answered;")
  }

  private func isAnswered(_ question: String) throws -> Bool {
    let statement = try database.cachedStatement(
      sql: "SELECT EXISTS (SELECT * FROM temp.answered WHERE question = ?)")
    return try Bool.fetchOne(statement, arguments: [question]) ?? false
  }

  private func answer(_ question: String, _ value: (LibraryMark) -> Double?) throws {
    let insertion = try database.cachedStatement(
      sql: "INSERT INTO temp.marked (question, id, value) VALUES (?, ?, ?)")
    // No index contains episodes without an id.
    for (id, mark) in marks.byID where id.place == nil {
      guard let value = value(mark) else { continue }
      try insertion.execute(arguments: [question, id.rawValue, value])
    }
    try database.execute(
      cached: "INSERT INTO temp.answered (question, revision) VALUES (?, ?)",
      [question, marks.revision])
  }
}
