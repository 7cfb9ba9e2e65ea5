import Files
import GRDB

/// The tables of a database, and the migrations of files of earlier versions.
struct DatabaseSchema: Sendable {
  let migrator: DatabaseMigrator
  /// The id that marks the program's files; `nil` if a file need not be marked.
  var applicationID: Int?

  /// Checks that no newer version of the program has changed the tables.
  ///
  /// - Throws: ``FileTrouble/newer``, or a `DatabaseError`.
  func checkVersion(of database: Database) throws {
    if try migrator.hasBeenSuperseded(database) { throw FileTrouble.newer }
  }

  /// Whether the file has the tables of this version.
  ///
  /// - Throws: A ``FileTrouble`` if the file is of a newer version or of another program, or a
  ///   `DatabaseError`.
  func isUpToDate(_ database: Database) throws -> Bool {
    if let applicationID, try database.hasTables, try database.applicationID != applicationID {
      throw FileTrouble.damaged
    }
    try checkVersion(of: database)
    return try migrator.hasCompletedMigrations(database)
  }

  /// Brings the tables up to date.
  func migrate(_ queue: DatabaseQueue) throws {
    if let applicationID {
      // Mark the file first: it is the program's then, even if this is interrupted.
      try queue.inDatabase { database in
        guard try database.applicationID != applicationID else { return }
        try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      }
    }
    try migrator.migrate(queue)
  }
}

extension Database {
  /// Whether there are tables besides the migrator's own.
  var hasTables: Bool {
    get throws {
      try Int.fetchOne(
        self, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") != 0
    }
  }

  /// The id of the program that the file belongs to, according to the file.
  var applicationID: Int? {
    get throws { try Int.fetchOne(self, sql: "PRAGMA application_id") }
  }
}
