import Foundation
import GRDB
import Titles

/// The rows of kept answers.
enum AnswerRows {
  /// Reads the kept answer to a question.
  static func kept<Value>(
    of question: Question, from scope: String, in database: Database
  ) throws -> CachedAnswer<Value>? {
    let statement = try database.cachedStatement(
      sql: """
        SELECT id, json, stored, refreshed, error, failed, used FROM answer
        WHERE scope = ? AND kind = ? AND question = ?
        """)
    let row = try Row.fetchOne(
      statement, arguments: [scope, question.kind.rawValue, question.text])
    return row.map(CachedAnswer.init)
  }

  /// Stores an answer in place of the previous one.
  static func keep(
    _ json: String, to question: Question, from scope: String, at time: Int, in database: Database
  ) throws {
    try database.execute(
      cached: """
        INSERT INTO answer (scope, kind, question, title, json, stored, used)
        VALUES (:scope, :kind, :question, :title, :json, :time, :time)
        ON CONFLICT DO UPDATE SET json = :json, stored = :time, used = :time,
          refreshed = iif(json IS NULL, NULL, :time), error = NULL, failed = NULL
        """,
      [
        "scope": scope, "kind": question.kind.rawValue, "question": question.text,
        "title": question.title?.rawValue, "json": json, "time": time,
      ])
  }

  /// Stores that nothing was found, beside the previous answer.
  ///
  /// Failures older than `oldest` are deleted.
  static func keep(
    nothingFound error: String, for question: Question, from scope: String, at time: Int,
    oldest: Int, in database: Database
  ) throws {
    try database.execute(
      cached: "DELETE FROM answer WHERE json IS NULL AND (failed < ? OR failed > ?)",
      [oldest, time])
    try database.execute(
      cached: """
        INSERT INTO answer (scope, kind, question, title, error, failed, used)
        VALUES (:scope, :kind, :question, :title, :error, :time, :time)
        ON CONFLICT DO UPDATE SET error = :error, failed = :time,
          refreshed = iif(json IS NULL, NULL, :time)
        """,
      [
        "scope": scope, "kind": question.kind.rawValue, "question": question.text,
        "title": question.title?.rawValue, "error": error, "time": time,
      ])
  }

  /// Notes that a repeated request for an answer has failed.
  static func noteRefresh(of row: Int64, at time: Int, in database: Database) throws {
    try database.execute(cached: "UPDATE answer SET refreshed = ? WHERE id = ?", [time, row])
  }

  /// Notes that an answer was used.
  static func noteUse(of row: Int64, at time: Int, in database: Database) throws {
    try database.execute(cached: "UPDATE answer SET used = ? WHERE id = ?", [time, row])
  }

  static func count(in database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM answer") ?? 0
  }

  /// Removes the least recently used answers.
  ///
  /// - Parameters:
  ///   - count: The number of answers to remove.
  ///   - database: The database.
  /// - Returns: The time of the latest use of a removed answer; `nil` if there were none.
  /// - Throws: A `DatabaseError`.
  static func removeLeastRecentlyUsed(_ count: Int, from database: Database) throws -> Int? {
    let statement = try database.cachedStatement(
      sql: """
        DELETE FROM answer WHERE id IN (SELECT id FROM answer ORDER BY used LIMIT ?)
        RETURNING used
        """)
    return try Row.fetchAll(statement, arguments: [count]).map { $0.value(0) ?? 0 }.max()
  }

  static func removeAll(from database: Database) throws {
    try database.execute(sql: "DELETE FROM answer")
  }

  /// Counts the answers, but not their bytes.
  static func status(in database: Database) throws -> CacheStatus {
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT count(*) FILTER (WHERE kind = 'search'),
          count(DISTINCT scope || title) FILTER (WHERE kind = 'title'),
          count(*) FILTER (WHERE kind = 'season'), min(stored)
        FROM answer WHERE json IS NOT NULL
        """)
    var status = CacheStatus()
    guard let row else { return status }
    status.pages = row.value(0) ?? 0
    status.titles = row.value(1) ?? 0
    status.seasons = row.value(2) ?? 0
    status.oldest = row.value(3).map { Date(timeIntervalSince1970: $0) }
    return status
  }
}

extension CachedAnswer {
  fileprivate init(_ row: Row) {
    self.row = row.value(0) ?? 0
    answer = row.value(1).flatMap { KeptJSON.value(in: $0) }
    stored = row.value(2) ?? 0
    refreshed = row.value(3)
    if let error: CatalogueError = row.value(4).flatMap({ KeptJSON.value(in: $0) }) {
      failure = row.value(5).map { (error, $0) }
    }
    used = row.value(6) ?? 0
  }
}
