import Files
import GRDB
import Titles

/// The rows of the steps, which all sessions share: those that were taken back are the last ones.
enum StepRows {
  /// Does something as one step, after which those that were taken back cannot be done again.
  ///
  /// - Parameters:
  ///   - kind: What is done.
  ///   - titles: The titles that it is about, which the step counts; `nil` for all that it changes.
  ///   - time: The time, in seconds since 1970.
  ///   - database: The database, in a transaction.
  ///   - body: Changes the tables.
  /// - Returns: The step and its news; `nil` if it changed nothing.
  /// - Throws: What `body` throws, or a `DatabaseError`.
  static func record(
    _ kind: LibraryStep.Kind, of titles: (some Sequence<TitleDetail>)? = [TitleDetail]?.none,
    at time: Int,
    in database: Database, _ body: () throws -> Void
  ) throws -> TakenStep? {
    var taken: TakenStep?
    try database.inSavepoint {
      try database.execute(
        sql: "INSERT INTO step (time, kind, count, is_undone) VALUES (?, ?, 0, 0)",
        arguments: [time, KeptJSON.text(of: kind)])
      let id = database.lastInsertedRowID
      guard let changed = try RowLog.record(id, in: database, body) else { return .rollback }
      let first = titles?.first { changed.contains($0.id.rawValue) }
      let new = LibraryStep(
        id: Int(id), time: time, kind: kind, count: changed.count(of: titles),
        title: first?.harmless.title)
      try database.execute(
        sql: "UPDATE step SET count = ?, title = ? WHERE id = ?",
        arguments: [new.count, new.title, id])
      try RowLog.removeOrphans(from: database)
      try database.execute(sql: "DELETE FROM step WHERE is_undone")
      try database.noteRevision()
      taken = try TakenStep(new, about: changed, in: database)
      return .commit
    }
    return taken
  }

  /// The last step that was not taken back; `nil` if every step was.
  static func toUndo(in database: Database) throws -> LibraryStep? {
    try step("SELECT * FROM step WHERE NOT is_undone ORDER BY id DESC LIMIT 1", in: database)
  }

  /// The step taken back last; `nil` if none can be done again.
  static func toRedo(in database: Database) throws -> LibraryStep? {
    try step("SELECT * FROM step WHERE is_undone ORDER BY id LIMIT 1", in: database)
  }

  /// The latest steps, each with whether it was taken back, the latest first.
  static func latest(
    _ count: Int, in database: Database
  ) throws -> [(step: LibraryStep, isUndone: Bool)] {
    try Row.fetchAll(
      database, sql: "SELECT * FROM step ORDER BY id DESC LIMIT ?", arguments: [count]
    ).map { row in
      guard let step = LibraryStep(row) else { throw FileTrouble.damaged }
      return (step, Bool.fromDatabaseValue(row["is_undone"]) ?? false)
    }
  }

  /// Takes back the step whose turn it is; returns `nil` if it is not the one of this id.
  static func undo(only id: LibraryStep.ID?, in database: Database) throws -> TakenStep? {
    try move(toUndo(in: database), only: id, to: .before, in: database)
  }

  /// Does the step again whose turn it is; returns `nil` if it is not the one of this id.
  static func redo(only id: LibraryStep.ID?, in database: Database) throws -> TakenStep? {
    try move(toRedo(in: database), only: id, to: .after, in: database)
  }

  private static func step(_ selection: String, in database: Database) throws -> LibraryStep? {
    guard let row = try Row.fetchOne(database, sql: selection) else { return nil }
    guard let step = LibraryStep(row) else { throw FileTrouble.damaged }
    return step
  }

  private static func move(
    _ step: LibraryStep?, only id: LibraryStep.ID?, to side: RowLog.Side, in database: Database
  ) throws -> TakenStep? {
    guard let step, id == nil || id == step.id else { return nil }
    try RowLog.restore(side, of: Int64(step.id), in: database)
    try database.execute(
      sql: "UPDATE step SET is_undone = ? WHERE id = ?", arguments: [side == .before, step.id])
    try database.noteRevision()
    let titles = try RowLog.titles(of: Int64(step.id), in: database)
    return try TakenStep(step, about: titles, in: database)
  }
}

extension Set<String> {
  /// How many of these ids are those of titles; all of them if none are given.
  fileprivate consuming func count(of titles: (some Sequence<TitleDetail>)?) -> Int {
    guard let titles else { return count }
    return titles.count { remove($0.id.rawValue) != nil }
  }
}

extension LibraryStep {
  /// Reads a step; `nil` if it makes no sense, as may happen in a damaged file.
  fileprivate init?(_ row: Row) {
    guard let id = Int.fromDatabaseValue(row["id"]),
      let time = Int.fromDatabaseValue(row["time"]),
      let count = Int.fromDatabaseValue(row["count"]),
      let text = String.fromDatabaseValue(row["kind"]),
      let kind: Kind = KeptJSON.value(in: text)
    else { return nil }
    let title = String.fromDatabaseValue(row["title"])?.harmlessLine
    self.init(id: id, time: time, kind: kind, count: count, title: title)
  }
}
