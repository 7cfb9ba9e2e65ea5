import GRDB
import Titles

/// The rules that decide whether an undone step can still be redone.
///
/// After a new step, a session cannot redo the steps that it has undone before. Steps that another
/// session has undone can still be redone, unless the new step has changed one of their subjects:
/// then they are overtaken, but remembered, so that the program can say so.
enum UndoneSteps {
  /// The number of overtaken steps to remember.
  private static let mostOvertaken = 20

  /// Marks the undone steps that cannot be redone after a new one as overtaken.
  ///
  /// - Parameters:
  ///   - step: The new step.
  ///   - session: The session that has done the step.
  ///   - database: The database, in the transaction of the step.
  /// - Throws: A `DatabaseError`.
  /// - Complexity: O(*n*) in the number of rows that the undone steps had changed.
  static func overtake(by step: Int64, of session: Int64, in database: Database) throws {
    let undone = try Row.fetchAll(
      database,
      sql: """
        SELECT id, undone_by FROM step WHERE undone IS NOT NULL AND overtaken_by IS NULL
        ORDER BY undone DESC
        """)
    guard !undone.isEmpty else { return try forget(of: session, in: database) }
    var touched = try RowLog.subjects(of: step, in: database)
    // The steps are in the order of redoing, since each may depend on those before it.
    for row in undone {
      guard let id = Int64.fromDatabaseValue(row["id"]) else { continue }
      let subjects = try RowLog.subjects(of: id, in: database)
      let isOwn = Int64.fromDatabaseValue(row["undone_by"]) == session
      guard isOwn || subjects.overlap(touched) else { continue }
      touched.formUnion(subjects)
      try database.execute(
        sql: "UPDATE step SET overtaken_by = ? WHERE id = ?", arguments: [step, id])
    }
    try forget(of: session, in: database)
  }

  /// Deletes the overtaken steps that the session itself undid, and the oldest ones of other
  /// sessions.
  private static func forget(of session: Int64, in database: Database) throws {
    let forgotten = """
      SELECT id FROM step WHERE overtaken_by IS NOT NULL AND (undone_by = ? OR id NOT IN
        (SELECT id FROM step WHERE overtaken_by IS NOT NULL ORDER BY undone DESC LIMIT ?))
      """
    let ids = try Int64.fetchAll(
      database, sql: forgotten, arguments: [session, Self.mostOvertaken])
    for id in ids {
      try database.execute(cached: "DELETE FROM row_change WHERE step = ?", [id])
      try database.execute(cached: "DELETE FROM step WHERE id = ?", [id])
    }
  }

  /// Returns the overtaken step that was undone last, if that is news to a session: because the
  /// session itself undid it, or because nothing has been done since.
  ///
  /// - Returns: The step and the one that overtook it; `nil` if there is no news.
  static func overtaken(for session: Int64, in database: Database) throws -> OvertakenStep? {
    let choice = """
      WHERE overtaken_by IS NOT NULL AND (undone_by = ? OR overtaken_by =
        (SELECT id FROM step WHERE undone IS NULL ORDER BY place DESC LIMIT 1))
      ORDER BY undone DESC LIMIT 1
      """
    guard let step = try StepRows.steps(choice, [session], in: database).first,
      let other = try StepRows.steps(
        "WHERE id = (SELECT overtaken_by FROM step WHERE id = ?)", [step.id], in: database
      ).first
    else { return nil }
    return OvertakenStep(step: step, by: other)
  }
}
