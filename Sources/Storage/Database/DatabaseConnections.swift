import GRDB

/// The open connections to a database: nobody who reads waits for somebody who writes, where the
/// file system allows it.
final class DatabaseConnections: Sendable {
  let reader: DatabaseQueue
  let writer: DatabaseQueue
  /// Which file it is, whatever its name becomes; `nil` in memory.
  let identity: FileIdentity?

  init(reader: DatabaseQueue, writer: DatabaseQueue, identity: FileIdentity? = nil) {
    self.reader = reader
    self.writer = writer
    self.identity = identity
  }

  /// Ends the connections, as far as nobody uses them.
  func close() {
    try? reader.close()
    try? writer.close()
  }
}
