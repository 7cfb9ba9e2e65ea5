import Files
import GRDB
import Synchronization

/// The open connections to a database: nobody who reads waits for somebody who writes, where the
/// file system allows it.
final class DatabaseConnections: Sendable {
  let reader: DatabaseQueue
  let writer: DatabaseQueue
  /// Which file it is, whatever its name becomes; `nil` in memory.
  let identity: FileIdentity?
  /// The trouble with the file, or why this is in its place.
  let failure: FileFailure?
  /// Whether what can be mended in the file was mended, which is done once.
  let isMended: Bool
  /// Whether the file was looked through.
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

  /// A new database in memory.
  ///
  /// - Parameters:
  ///   - schema: How its tables are made.
  ///   - failure: Why it is in the place of a file; `nil` if nothing is wrong.
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

  /// The same connections, with more known about them.
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

  /// Ends the connections, as soon as nobody uses them.
  func close() {
    try? reader.close()
    try? writer.close()
  }
}
