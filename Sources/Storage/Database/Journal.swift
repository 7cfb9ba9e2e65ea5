import GRDB

/// A way in which SQLite makes its changes safe.
enum Journal {
  /// Lets readers and a writer work at the same time; needs shared memory.
  case writeAheadLog
  /// Lets one connection work at a time, on every file system.
  case rollback
  /// Keeps no journal, for a new file that no one else has open: nothing ever stands beside it.
  case none

  /// Prepares a new connection without changing the file.
  ///
  /// - Parameters:
  ///   - database: The connection.
  ///   - isDurable: Whether committed changes must survive a loss of power. Otherwise, the last
  ///     changes may be lost then, but the file stays intact.
  /// - Throws: A `DatabaseError`.
  func prepare(_ database: Database, isDurable: Bool) throws {
    switch self {
    case .writeAheadLog where isDurable:
      try database.execute(sql: "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON")
    case .writeAheadLog: try database.execute(sql: "PRAGMA synchronous = NORMAL")
    case .rollback:
      // A connection with exclusive access needs no shared memory to read a file that has a
      // write-ahead log. This comes first, since everything else reads the file.
      try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL")
    case .none: try database.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    }
    try database.execute(sql: "PRAGMA temp_store = MEMORY")
  }

  /// Makes the file use the journal from now on.
  ///
  /// - Throws: A `DatabaseError`; one about shared memory if the file system refuses.
  func begin(_ queue: DatabaseQueue) throws {
    try queue.inDatabase { database in
      // Only a file without tables accepts this; any other would be written in vain.
      if try Int.fetchOne(database, sql: "PRAGMA auto_vacuum") == 0 {
        try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL")
      }
      switch self {
      case .writeAheadLog:
        let mode = try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL")
        guard mode == "wal" else { throw DatabaseError(resultCode: .SQLITE_IOERR_SHMOPEN) }
        try database.execute(sql: "PRAGMA journal_size_limit = 4194304")
      case .rollback:
        try database.execute(sql: "PRAGMA journal_mode = TRUNCATE; PRAGMA locking_mode = NORMAL")
        // The next read releases the lock.
        try database.execute(sql: "SELECT count(*) FROM sqlite_master")
      case .none: break
      }
    }
  }
}
