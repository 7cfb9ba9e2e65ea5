/// The rules for a database's file: when it is made, which file counts, and how trouble with it is
/// met.
///
/// All of it happens off the caller's thread, one after the other.
protocol DatabasePolicy: Sendable {
  /// Opens what there is, or something in its place.
  ///
  /// - Parameter use: What it is for: not every policy makes a file only to read it.
  /// - Returns: The open connections.
  /// - Throws: What keeps the file from being used.
  func open(for use: DatabaseUse) throws -> DatabaseConnections

  /// Whether connections still lead to the right file.
  ///
  /// - Parameters:
  ///   - connections: The open connections.
  ///   - use: What they are for.
  /// - Returns: `false` if they are to be closed, and opened again.
  /// - Throws: What keeps the file from being reached.
  func isCurrent(_ connections: DatabaseConnections, for use: DatabaseUse) throws -> Bool

  /// Makes sure that something may be written.
  ///
  /// - Parameter connections: The open connections.
  /// - Throws: Why nothing is to be written.
  func willWrite(to connections: DatabaseConnections) throws

  /// Does about an error what can be done.
  ///
  /// - Parameters:
  ///   - error: What was met.
  ///   - connections: Where it was met.
  /// - Returns: The connections with which to try again.
  /// - Throws: The error, or what it means, if nothing can be done.
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

/// A database without a file, which is gone with its last connection.
struct MemoryDatabase: DatabasePolicy {
  let schema: DatabaseSchema

  func open(for use: DatabaseUse) throws -> DatabaseConnections { try .inMemory(schema) }

  func isCurrent(_ connections: DatabaseConnections, for use: DatabaseUse) -> Bool { true }
}
