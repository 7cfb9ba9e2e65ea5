import Foundation
import GRDB

/// The rows that count requests, by key and day.
struct RequestRows {
  /// The connection, owned by the caller that runs the transaction.
  let database: Database
  let key: BudgetKey
  /// The day, counted from 1 January 1970.
  let day: Int

  /// The number of days for which rows are kept.
  private static let memory = 7

  /// The number of requests counted so far.
  var count: Int {
    get throws {
      let statement = try database.cachedStatement(
        sql: "SELECT count FROM request WHERE account = ? AND day = ?")
      return try Int.fetchOne(statement, arguments: [name, day]) ?? 0
    }
  }

  /// Counts one more request, unless the limit is reached.
  ///
  /// - Returns: The number of requests counted now; `nil` if the limit was reached before.
  func add(upTo limit: Int) throws -> Int? {
    guard limit > 0 else { return nil }
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO request VALUES (:account, :day, 1)
        ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < :limit
        RETURNING count
        """)
    let arguments: StatementArguments = ["account": try name, "day": day, "limit": limit]
    let count = try Int.fetchOne(statement, arguments: arguments)
    if count == 1 { try forgetOtherDays() }
    return count
  }

  /// Counts requests that have already been sent.
  func add(_ requests: Int) throws {
    guard requests > 0 else { return }
    try database.execute(
      cached: """
        INSERT INTO request VALUES (:account, :day, :requests)
        ON CONFLICT DO UPDATE SET count = count + :requests
        """,
      ["account": try name, "day": day, "requests": requests])
  }

  private func forgetOtherDays() throws {
    for table in ["request", "pause"] {
      try database.execute(
        sql: "DELETE FROM \(table) WHERE abs(day - ?) > ?", arguments: [day, Self.memory])
    }
  }

  /// The name of the key.
  var name: String {
    get throws {
      let statement = try database.cachedStatement(sql: "SELECT bytes FROM salt")
      return key.name(salt: try Data.fetchOne(statement) ?? Data())
    }
  }
}

extension RequestRows {
  /// The time at which the service is asked again, in seconds since 1970; `nil` unless it has
  /// refused a request of the day and answered none since.
  var retry: Int? {
    get throws {
      let statement = try database.cachedStatement(
        sql: "SELECT retry FROM pause WHERE account = ? AND day = ?")
      return try Int.fetchOne(statement, arguments: [name, day])
    }
  }

  /// Blocks requests to the service until a time, in seconds since 1970.
  func pause(until retry: Int) throws {
    try database.execute(
      cached: """
        INSERT INTO pause VALUES (:account, :day, :retry)
        ON CONFLICT DO UPDATE SET retry = :retry
        """,
      ["account": try name, "day": day, "retry": retry])
  }

  /// Allows requests to the service again.
  func endPause() throws {
    try database.execute(cached: "DELETE FROM pause WHERE account = ? AND day = ?", [name, day])
  }
}
