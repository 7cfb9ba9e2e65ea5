import Files
import GRDB

extension FileTrouble {
  /// Translates an error into the trouble with a database's file.
  ///
  /// - Parameter error: An error of SQLite, of the system, or of the code that reads the tables.
  init(_ error: any Error) {
    self =
      switch error {
      case let trouble as FileTrouble: trouble
      case let failure as FileFailure: failure.trouble
      case let error as SystemError: FileTrouble(writing: error)
      case let error as DatabaseError: error.trouble
      // Any other error is about an invalid value.
      default: .damaged
      }
  }
}

extension Error {
  /// Whether the file may be usable without a write-ahead log.
  var isAboutSharedMemory: Bool { (self as? DatabaseError)?.lacksSharedMemory ?? false }
}

extension DatabaseError {
  /// Whether the file system may lack the shared memory or the locks that a write-ahead log needs.
  fileprivate var lacksSharedMemory: Bool {
    switch extendedResultCode {
    case .SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMLOCK, .SQLITE_IOERR_SHMMAP,
      .SQLITE_IOERR_LOCK, .SQLITE_IOERR_RDLOCK, .SQLITE_PROTOCOL, .SQLITE_CANTOPEN:
      true
    default: false
    }
  }

  /// Whether an error that reports damage may concern the index alone.
  var mayBeAboutIndex: Bool {
    extendedResultCode == .SQLITE_CORRUPT_VTAB
      || [.SQLITE_ERROR, .SQLITE_CONSTRAINT].contains(resultCode)
  }

  fileprivate var trouble: FileTrouble {
    if lacksSharedMemory { return .unreadable(reason: reason) }
    return switch extendedResultCode {
    case .SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ: .unreadable(reason: reason)
    case .SQLITE_IOERR_CORRUPTFS: .damaged
    default: troubleOfKind
    }
  }

  private var troubleOfKind: FileTrouble {
    switch resultCode {
    // All statements are the program's own: one that fails to compile means that the tables are not
    // those that the file should have.
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_MISMATCH, .SQLITE_CONSTRAINT:
      .damaged
    case .SQLITE_BUSY, .SQLITE_LOCKED: .locked
    case .SQLITE_FULL: .full
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_CANTOPEN, .SQLITE_IOERR:
      .unwritable(reason: reason)
    default: .unreadable(reason: reason)
    }
  }

  /// The reason for the error in SQLite's words: the connection's message, unless it describes a
  /// later operation, which succeeded.
  private var reason: String {
    let success = DatabaseError(resultCode: .SQLITE_OK).message
    let words = [message, DatabaseError(resultCode: resultCode).message].compactMap(\.self)
    return words.first { $0 != success } ?? "error \(resultCode.rawValue)"
  }
}
