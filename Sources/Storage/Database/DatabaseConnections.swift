import Files
import GRDB
import Synchronization

/// The open connections to a database: readers do not wait for writers if the file system allows
/// it.
final class DatabaseConnections: Sendable {
  let reader: DatabaseQueue
  let writer: DatabaseQueue
  /// The identity of the file, whatever its name becomes; `nil` in memory.
  let identity: FileIdentity?
  /// The trouble with the file, or the reason why memory is in its place.
  let failure: FileFailure?
  /// Whether the index in the file was rebuilt, which happens at most once.
  let isMended: Bool
  /// Whether the integrity of the file was checked.
  let isChecked = Mutex(false)

  init(
    reader: DatabaseQueue, writer: DatabaseQueue, identity: FileIdentity? = nil,
    failure: FileFailure? = nil, isMended: Bool = false
  ) {
    self.reader = reader
    self.writer = writer
    self.identity = identity
    self.failure = failure
    self.isMended = isMended
  }

  /// Makes a new database in memory.
  ///
  /// - Parameters:
  ///   - schema: The tables to make.
  ///   - failure: The reason why the database replaces a file; `nil` if nothing is wrong.
  /// - Returns: The connections to it.
  /// - Throws: A `DatabaseError`.
  static func inMemory(
    _ schema: DatabaseSchema, because failure: FileFailure? = nil
  ) throws -> DatabaseConnections {
    let queue = try DatabaseQueue()
    try queue.inDatabase { try $0.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL") }
    try schema.migrate(queue)
    return DatabaseConnections(reader: queue, writer: queue, failure: failure)
  }

  /// Returns the same connections with a new failure, or with a note that the index was rebuilt.
  func with(failure: FileFailure? = nil, isMended: Bool? = nil) -> DatabaseConnections {
    DatabaseConnections(
      reader: reader, writer: writer, identity: identity, failure: failure ?? self.failure,
      isMended: isMended ?? self.isMended)
  }

  /// Whether the database is in memory.
  var isInMemory: Bool { identity == nil }

  /// Whether nothing more can be written to the file.
  var isReadOnly: Bool {
    guard !isInMemory, let failure else { return false }
    return failure.trouble == .full || failure.trouble.isUnwritable
  }

  /// Closes the connections, as soon as they are no longer in use.
  func close() {
    try? reader.close()
    try? writer.close()
  }
}
