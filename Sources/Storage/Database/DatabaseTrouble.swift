import Files
import GRDB

/// What is wrong with a database's file, as an error of SQLite tells it.
enum DatabaseTrouble: Error, Equatable {
  /// The contents make no sense.
  case damaged
  /// Another session is writing.
  case busy
  /// The disk is full.
  case full
  /// Writing is impossible, for this reason.
  case unwritable(String)
  /// Reading is impossible, for this reason.
  case unreadable(String)
  /// The file system may have no shared memory, or no locks, as a write-ahead log needs them.
  case withoutSharedMemory(String)

  init(_ error: any Error) {
    if let trouble = error as? DatabaseTrouble {
      self = trouble
      return
    }
    if let error = error as? SystemError {
      self = .unwritable(error.reason)
      return
    }
    // Anything else is about values that are not what they should be.
    guard let error = error as? DatabaseError else {
      self = .damaged
      return
    }
    let reason = error.reason
    self =
      switch error.extendedResultCode {
      case .SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMLOCK,
        .SQLITE_IOERR_SHMMAP, .SQLITE_IOERR_LOCK, .SQLITE_IOERR_RDLOCK, .SQLITE_PROTOCOL,
        .SQLITE_CANTOPEN:
        .withoutSharedMemory(reason)
      case .SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ: .unreadable(reason)
      case .SQLITE_IOERR_CORRUPTFS: .damaged
      default: Self.meaning(of: error.resultCode, reason)
      }
  }

  /// Whether an error that speaks of damage may be about the index alone.
  static func mayBeAboutIndex(_ error: any Error) -> Bool {
    guard let error = error as? DatabaseError else { return false }
    return error.extendedResultCode == .SQLITE_CORRUPT_VTAB
      || [.SQLITE_ERROR, .SQLITE_CONSTRAINT].contains(error.resultCode)
  }

  private static func meaning(of code: ResultCode, _ reason: String) -> DatabaseTrouble {
    switch code {
    // All statements are the program's own: one that makes no sense to the file means that its
    // tables are not those that it should have.
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_MISMATCH, .SQLITE_CONSTRAINT:
      .damaged
    case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
    case .SQLITE_FULL: .full
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_CANTOPEN, .SQLITE_IOERR:
      .unwritable(reason)
    default: .unreadable(reason)
    }
  }

  /// Whether the file may be usable without a write-ahead log.
  var isAboutSharedMemory: Bool {
    if case .withoutSharedMemory = self { true } else { false }
  }
}

extension DatabaseError {
  /// Why something failed, in SQLite's words: those of the connection, unless they are about what
  /// was done after it, which did not fail.
  fileprivate var reason: String {
    let success = DatabaseError(resultCode: .SQLITE_OK).message
    let words = [message, DatabaseError(resultCode: resultCode).message].compactMap(\.self)
    return words.first { $0 != success } ?? "error \(resultCode.rawValue)"
  }
}
