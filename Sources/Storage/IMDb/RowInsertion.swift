import GRDB
import GRDBSQLite

/// A statement that inserts millions of rows: it binds values directly, which takes a third of the
/// time that a list of arguments takes.
///
///     let insertion = try RowInsertion(into: "film", ["place", "title"], in: database)
///     try insertion.insert { row in
///       row.add(7)
///       row.add("Alien")
///     }
struct RowInsertion {
  private let statement: Statement

  /// Compiles the statement.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - columns: The columns, in the order of the values.
  ///   - database: The database, which must outlive the statement.
  /// - Throws: A `DatabaseError`.
  init(into table: String, _ columns: [String], in database: Database) throws {
    let values = columns.map { _ in "?" }.joined(separator: ", ")
    statement = try database.makeStatement(
      sql: "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(values))")
  }

  /// Inserts a row.
  ///
  /// - Parameter fill: Adds a value for each column, in their order.
  /// - Throws: A `DatabaseError`.
  func insert(_ fill: (inout Values) -> Void) throws {
    var values = Values(statement: statement.sqliteStatement)
    fill(&values)
    let code = sqlite3_step(statement.sqliteStatement)
    sqlite3_reset(statement.sqliteStatement)
    guard code == SQLITE_DONE else {
      throw DatabaseError(
        resultCode: ResultCode(rawValue: code),
        message: String(cString: sqlite3_errmsg(sqlite3_db_handle(statement.sqliteStatement))))
    }
  }

  /// The values of a row.
  struct Values {
    fileprivate let statement: SQLiteStatement
    private var column: Int32 = 0

    fileprivate init(statement: SQLiteStatement) { self.statement = statement }

    mutating func add(_ number: Int?) {
      column += 1
      if let number {
        sqlite3_bind_int64(statement, column, Int64(number))
      } else {
        sqlite3_bind_null(statement, column)
      }
    }

    mutating func add(_ number: UInt32) { add(Int(number)) }

    mutating func add(_ text: String?) {
      column += 1
      guard var text else {
        sqlite3_bind_null(statement, column)
        return
      }
      _ = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          sqlite3_bind_text(
            statement, column, bytes.baseAddress, Int32(bytes.count), Self.isCopied)
        }
      }
    }

    mutating func add(_ bytes: [UInt8]) {
      column += 1
      _ = bytes.withUnsafeBytes { bytes in
        sqlite3_bind_blob(
          statement, column, bytes.baseAddress, Int32(bytes.count), Self.isCopied)
      }
    }

    /// SQLite's `SQLITE_TRANSIENT`, a macro that Swift does not import: SQLite copies the values,
    /// which no longer exist when the statement runs.
    private static let isCopied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}
