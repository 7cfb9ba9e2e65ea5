import GRDB

extension CacheDatabase {
  /// Reads off the caller's thread, also for a cancelled task.
  ///
  /// - Parameter body: Runs alone with the database, perhaps twice.
  /// - Returns: The result of `body`; `nil` if nothing could be read.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    await Task { [host] in try? await host.read(body) }.value
  }

  /// Reads in one transaction, isolated from all writers, until the task is cancelled: SQLite then
  /// interrupts the query, so that the next one need not wait for an unwanted answer.
  ///
  /// - Parameter body: Runs alone with the database, perhaps twice.
  /// - Returns: The result of `body`; `nil` if nothing could be read, and for a cancelled task.
  func readUntilCancelled<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    try? await host.readAtOnce(body)
  }
}
