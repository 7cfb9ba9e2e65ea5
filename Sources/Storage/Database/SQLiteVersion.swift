import GRDB

/// The SQLite in use.
public enum SQLiteVersion {
  /// Its version, such as `3.40.1`; `nil` if it cannot say.
  public static var current: String? {
    try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
  }
}
