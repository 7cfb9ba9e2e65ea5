/// A database without a file, which is gone with its last connection.
struct MemoryDatabase: DatabasePolicy {
  let schema: DatabaseSchema

  func open(for use: DatabaseUse) throws -> DatabaseConnections { try .inMemory(schema) }

  func isCurrent(_ connections: DatabaseConnections, for use: DatabaseUse) -> Bool { true }
}
