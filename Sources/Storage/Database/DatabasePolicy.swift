/// The rules for a database's file: when to make it, which one is current, and how to treat errors.
///
/// All calls are made off the caller's thread, one after the other.
protocol DatabasePolicy: Sendable {
  /// Opens the existing file, or something in its place.
  ///
  /// - Parameter use: The use of the connections; not every policy makes a file only to read it.
  /// - Returns: The open connections.
  /// - Throws: The reason why the file cannot be used.
  func open(for use: DatabaseUse) throws -> DatabaseConnections

  /// Whether connections still lead to the right file.
  ///
  /// - Parameters:
  ///   - connections: The open connections.
  ///   - use: The use of the connections.
  /// - Returns: `false` if they must be closed and opened again.
  /// - Throws: The reason why the file cannot be reached.
  func isCurrent(_ connections: DatabaseConnections, for use: DatabaseUse) throws -> Bool

  /// Checks that writing is allowed.
  ///
  /// - Parameter connections: The open connections.
  /// - Throws: The reason why nothing may be written.
  func willWrite(to connections: DatabaseConnections) throws

  /// Recovers from an error, if possible.
  ///
  /// - Parameters:
  ///   - error: The error that occurred.
  ///   - connections: The connections on which it occurred.
  /// - Returns: The connections with which to try again.
  /// - Throws: The error, or its cause, if nothing can be done.
  func recovered(
    from error: any Error, of connections: DatabaseConnections
  ) throws -> DatabaseConnections
}

/// The use of connections.
enum DatabaseUse {
  case reading, writing
}

extension DatabasePolicy {
  func willWrite(to connections: DatabaseConnections) throws {}

  func recovered(
    from error: any Error, of connections: DatabaseConnections
  ) throws -> DatabaseConnections { throw error }
}

/// A database without a file, which disappears with its last connection.
struct MemoryDatabase: DatabasePolicy {
  let schema: DatabaseSchema

  func open(for use: DatabaseUse) throws -> DatabaseConnections { try .inMemory(schema) }

  func isCurrent(_ connections: DatabaseConnections, for use: DatabaseUse) -> Bool { true }
}
