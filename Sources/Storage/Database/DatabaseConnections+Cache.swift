import GRDB

extension DatabaseConnections {
  /// A new cache in memory.
  static func cacheInMemory() throws -> DatabaseConnections {
    let queue = try DatabaseQueue()
    try queue.inDatabase { try $0.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL") }
    try CacheSchema.migrate(queue)
    return DatabaseConnections(reader: queue, writer: queue)
  }

  /// Makes the index anew, unless a newer version of the program has changed the tables.
  ///
  /// - Returns: Whether it is made.
  func renewIndex() -> Bool {
    let isMade = try? writer.write { database in
      guard try !CacheSchema.isNewer(database) else { return false }
      try TitleTables.renew(in: database)
      return true
    }
    return isMade ?? false
  }
}
