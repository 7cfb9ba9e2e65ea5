import GRDB

extension Database {
  /// Executes a statement that is compiled once and cached.
  func execute(
    cached sql: String, _ arguments: StatementArguments = StatementArguments()
  ) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}

extension Row {
  /// Returns the value of a column; `nil` if it is of another type, as may happen in a damaged
  /// file.
  func value<Value: DatabaseValueConvertible>(_ column: Int) -> Value? {
    Value.fromDatabaseValue(self[column])
  }
}

/// The SQLite library in use.
public enum SQLiteVersion {
  /// The version, such as `3.40.1`; `nil` if SQLite cannot tell it.
  public static var current: String? {
    try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
  }
}
