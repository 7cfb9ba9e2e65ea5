import GRDB

/// The open connections to a database: nobody who reads waits for somebody who writes, where the
/// file system allows it.
final class CacheConnections: Sendable {
  let reader: DatabaseQueue
  let writer: DatabaseQueue
  /// Which file it is, whatever its name becomes; `nil` in memory.
  let identity: FileIdentity?

  init(reader: DatabaseQueue, writer: DatabaseQueue, identity: FileIdentity? = nil) {
    self.reader = reader
    self.writer = writer
    self.identity = identity
  }

  /// A new database in memory.
  static func inMemory() throws -> CacheConnections {
    let queue = try DatabaseQueue()
    try queue.inDatabase { try $0.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL") }
    try CacheSchema.migrate(queue)
    return CacheConnections(reader: queue, writer: queue)
  }

  /// Makes the index anew, unless a newer version of the program has changed the tables.
  ///
  /// - Returns: Whether it is made.
  func renewIndex() -> Bool {
    let isMade = try? writer.write { database in
      guard try !CacheSchema.isNewer(database) else { return false }
      try TitleTables.rebuild(in: database)
      return true
    }
    return isMade ?? false
  }

  /// Ends the connections, as far as nobody uses them.
  func close() {
    try? reader.close()
    try? writer.close()
  }
}
