import GRDB

extension Database {
  /// Executes a statement that is compiled with its first use, and kept for the next ones.
  func execute(
    cached sql: String, _ arguments: StatementArguments = StatementArguments()
  ) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}

extension Row {
  /// The value of a column; `nil` if it is of another type, as may happen in a damaged file.
  func value<Value: DatabaseValueConvertible>(_ column: Int) -> Value? {
    Value.fromDatabaseValue(self[column])
  }
}
