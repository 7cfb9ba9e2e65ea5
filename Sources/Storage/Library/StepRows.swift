import Files
import GRDB
import Titles

/// The rows of the steps, which all sessions share in one order.
///
/// The place of a step says when it was last done or redone: the last one is undone first. Of the
/// undone steps, the one undone last is redone first, and goes to the end of the order.
enum StepRows {
  /// Runs `body` as one step; the steps that it overtakes can no longer be redone: see
  /// ``UndoneSteps``.
  ///
  /// - Parameters:
  ///   - kind: The kind of the step.
  ///   - titles: The titles that the step counts; `nil` for all those that it changes.
  ///   - time: The time, in seconds since 1970.
  ///   - session: The session that does the step.
  ///   - database: The database, in a transaction.
  ///   - body: Changes the tables.
  /// - Returns: The step and its news; `nil` if it changed nothing.
  /// - Throws: Any error of `body`, or a `DatabaseError`.
  static func record(
    _ kind: UndoEntry.Kind, of titles: (some Sequence<TitleDetail>)? = [TitleDetail]?.none,
    at time: Int, by session: Int64, in database: Database, _ body: () throws -> Void
  ) throws -> TakenStep? {
    var taken: TakenStep?
    try database.inSavepoint {
      try database.execute(
        sql: """
          INSERT INTO step (time, kind, count, place) VALUES (?, ?, 0, \(nextPlace))
          """, arguments: [time, KeptJSON.text(of: kind)])
      let id = database.lastInsertedRowID
      guard let changed = try RowLog.record(id, in: database, body) else { return .rollback }
      let first = titles?.first { changed.contains($0.id.rawValue) }
      let new = UndoEntry(
        id: Int(id), time: time, kind: kind, count: changed.count(of: titles),
        title: first?.harmless.nameInStep)
      try database.execute(
        sql: "UPDATE step SET count = ?, title = ? WHERE id = ?",
        arguments: [new.count, new.title, id])
      try UndoneSteps.overtake(by: id, of: session, in: database)
      try database.noteRevision()
      taken = try TakenStep([new], about: changed, in: database)
      return .commit
    }
    return taken
  }

  /// Returns the last step that was not undone; `nil` if every step was.
  static func toUndo(in database: Database) throws -> UndoEntry? {
    try steps("WHERE undone IS NULL ORDER BY place DESC LIMIT 1", in: database).first
  }

  /// Returns the steps to undo in order to go back to the time before a step: all later ones, the
  /// last one first, and then the step itself; none if it was undone.
  static func toUndo(
    backTo id: UndoEntry.ID, in database: Database
  ) throws -> [UndoEntry] {
    try steps(
      """
      WHERE undone IS NULL
        AND place >= (SELECT place FROM step WHERE id = ? AND undone IS NULL)
      ORDER BY place DESC
      """, [id], in: database)
  }

  /// Returns the step that was undone last; `nil` if none can be redone.
  static func toRedo(in database: Database) throws -> UndoEntry? {
    try steps(
      "WHERE undone IS NOT NULL AND overtaken_by IS NULL ORDER BY undone DESC LIMIT 1", in: database
    ).first
  }

  /// Returns the latest steps, and whether each was undone, the last one first.
  static func latest(
    _ count: Int, in database: Database
  ) throws -> [(step: UndoEntry, isUndone: Bool)] {
    try Row.fetchAll(
      database, sql: "SELECT * FROM step ORDER BY place DESC LIMIT ?", arguments: [count]
    ).map { row in
      guard let step = UndoEntry(row) else { throw FileTrouble.damaged }
      return (step, row["undone"] != nil)
    }
  }

  /// Undoes the last step; returns `nil` if it has another id.
  static func undo(
    only id: UndoEntry.ID?, by session: Int64, in database: Database
  ) throws -> TakenStep? {
    guard let step = try toUndo(in: database), id == nil || id == step.id else { return nil }
    return try undo([step], by: session, in: database)
  }

  /// Undoes steps, the last one first; returns `nil` if they are not the last ones.
  static func undo(
    _ ids: [UndoEntry.ID], by session: Int64, in database: Database
  ) throws -> TakenStep? {
    guard let first = ids.last else { return nil }
    let steps = try toUndo(backTo: first, in: database)
    return steps.map(\.id) == ids ? try undo(steps, by: session, in: database) : nil
  }

  /// Redoes the next step; returns `nil` if it has another id.
  static func redo(only id: UndoEntry.ID?, in database: Database) throws -> TakenStep? {
    guard let step = try toRedo(in: database), id == nil || id == step.id else { return nil }
    try RowLog.restore(.after, of: Int64(step.id), in: database)
    try database.execute(
      sql: "UPDATE step SET undone = NULL, place = \(nextPlace) WHERE id = ?",
      arguments: [step.id])
    return try taken([step], in: database)
  }

  private static func undo(
    _ steps: [UndoEntry], by session: Int64, in database: Database
  ) throws -> TakenStep? {
    for step in steps {
      try RowLog.restore(.before, of: Int64(step.id), in: database)
      try database.execute(
        sql: """
          UPDATE step SET undone_by = ?, undone = (SELECT coalesce(max(undone), 0) + 1 FROM step)
          WHERE id = ?
          """, arguments: [session, step.id])
    }
    return try taken(steps, in: database)
  }

  /// Notes a change, and describes everything that these steps changed.
  private static func taken(_ steps: [UndoEntry], in database: Database) throws -> TakenStep? {
    try database.noteRevision()
    let titles = try steps.reduce(into: Set<String>()) { titles, step in
      titles.formUnion(try RowLog.titles(of: Int64(step.id), in: database))
    }
    return try TakenStep(steps, about: titles, in: database)
  }

  /// Reads the steps that a clause selects.
  static func steps(
    _ choice: String, _ arguments: StatementArguments = [], in database: Database
  ) throws -> [UndoEntry] {
    try Row.fetchAll(database, sql: "SELECT * FROM step \(choice)", arguments: arguments).map {
      guard let step = UndoEntry($0) else { throw FileTrouble.damaged }
      return step
    }
  }

  /// The place after the last step.
  private static let nextPlace = "(SELECT coalesce(max(place), 0) + 1 FROM step)"
}

extension Set<String> {
  /// Counts the ids that belong to titles; all of them if no titles are given.
  fileprivate consuming func count(of titles: (some Sequence<TitleDetail>)?) -> Int {
    guard let titles else { return count }
    return titles.count { remove($0.id.rawValue) != nil }
  }
}

extension UndoEntry {
  /// Reads a step; returns `nil` for an invalid row, as a damaged file may have.
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

extension TitleDetail {
  /// The name in the sentence about a step; an episode that is known only by its place has the name
  /// of its series and that place.
  fileprivate var nameInStep: String {
    guard let place = id.place, let seriesTitle else { return title }
    return "\(seriesTitle) \(place.season)×\(place.episode)"
  }
}
