import GRDB

extension DatabaseConnections {
  /// A new library in memory.
  ///
  /// - Parameter migrator: How its tables are made.
  /// - Returns: The connections to it.
  /// - Throws: A `DatabaseError`.
  static func libraryInMemory(
    _ migrator: DatabaseMigrator = LibrarySchema.migrator
  ) throws -> DatabaseConnections {
    let queue = try DatabaseQueue()
    // So will its copies be.
    try queue.inDatabase { try $0.becomeLibrary() }
    try migrator.migrate(queue)
    return DatabaseConnections(reader: queue, writer: queue)
  }
}
