import GRDB

extension RequestRows {
  /// When the service is asked again, in seconds since 1970; `nil` unless it has refused a request
  /// of the day and answered none since.
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
