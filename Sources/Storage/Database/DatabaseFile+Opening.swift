import Files
import Foundation
import GRDB

extension DatabaseFile {
  /// Opens the file and migrates it: with a write-ahead log, with a rollback journal if there is no
  /// shared memory, and only for reading if nothing can be written.
  ///
  /// - Parameters:
  ///   - schema: The tables that the file should have.
  ///   - prepare: Called with a connection before the tables of an earlier version are changed.
  /// - Returns: The connections, with the failure that keeps them from being written.
  /// - Throws: A ``FileTrouble``, a `DatabaseError`, or any error of `prepare`.
  func connections(
    _ schema: DatabaseSchema, beforeMigrating prepare: (DatabaseQueue) throws -> Void = { _ in }
  ) throws -> DatabaseConnections {
    do {
      try make()
      return try writableConnections(schema, beforeMigrating: prepare)
    } catch {
      guard error.isAboutSharedMemory || FileTrouble(error).isUnwritable else { throw error }
      return try readOnlyConnections(schema, because: error)
    }
  }

  private func writableConnections(
    _ schema: DatabaseSchema, beforeMigrating prepare: (DatabaseQueue) throws -> Void
  ) throws -> DatabaseConnections {
    do {
      return try connections(.writeAheadLog, schema, beforeMigrating: prepare)
    } catch {
      guard error.isAboutSharedMemory else { throw error }
      return try connections(.rollback, schema, beforeMigrating: prepare)
    }
  }

  private func connections(
    _ journal: Journal, _ schema: DatabaseSchema,
    beforeMigrating prepare: (DatabaseQueue) throws -> Void
  ) throws -> DatabaseConnections {
    let writer = try queue(journal)
    var failure: FileFailure?
    if try writer.inDatabase(schema.isUpToDate) {
      failure = try self.failure(ofBeginning: journal, with: writer)
    } else {
      if try writer.inDatabase({ try $0.hasTables }) { try prepare(writer) }
      try journal.begin(writer)
      try schema.migrate(writer)
    }
    let reader = journal == .writeAheadLog ? try queue(journal) : writer
    return DatabaseConnections(
      reader: reader, writer: writer, identity: try FileIdentity(path), failure: failure)
  }

  /// Begins to use a journal.
  ///
  /// - Returns: Why the file can be read but not written; `nil` if it can, or if only the current
  ///   writes of other sessions prevent it.
  /// - Throws: An error if it cannot be read either.
  private func failure(
    ofBeginning journal: Journal, with writer: DatabaseQueue
  ) throws -> FileFailure? {
    do {
      try journal.begin(writer)
      return nil
    } catch {
      let trouble = FileTrouble(error)
      switch trouble {
      case .full, .unwritable: return FileFailure(trouble, of: path)
      case .locked: return nil
      case .damaged, .newer, .older, .unreadable: throw error
      }
    }
  }

  /// Opens the file as it is, in a folder where nothing can be made beside it.
  ///
  /// - Throws: ``FileTrouble/newer``; else the error, if the file is of an earlier version or
  ///   cannot be read either.
  private func readOnlyConnections(
    _ schema: DatabaseSchema, because error: any Error
  ) throws -> DatabaseConnections {
    let reader: DatabaseQueue
    do {
      reader = try unchangingQueue()
      guard try reader.inDatabase(schema.isUpToDate) else { throw error }
    } catch FileTrouble.newer {
      throw FileTrouble.newer
    } catch _ {
      throw error
    }
    return DatabaseConnections(
      reader: reader, writer: reader, identity: try FileIdentity(path),
      failure: FileFailure(.unwritable(reason: reason(for: error)), of: path))
  }

  /// The reason why nothing can be written: SQLite does not know that the folder is to blame.
  private func reason(for error: any Error) -> String {
    guard access(folder, W_OK) == 0 else { return SystemError.last(.write).reason }
    return switch FileTrouble(error) {
    case .unwritable(let reason), .unreadable(let reason): reason
    case .damaged, .newer, .older, .full, .locked: "\(error)"
    }
  }
}
