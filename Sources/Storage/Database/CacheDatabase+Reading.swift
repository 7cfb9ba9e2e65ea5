import GRDB

extension CacheDatabase {
  /// Reads, off the caller's thread.
  ///
  /// - Parameter body: Runs alone with the database, perhaps twice.
  /// - Returns: What it returns; `nil` if nothing could be read.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      readQueue.async {
        let value = self.attempt { try $0.reader.unsafeRead(body) }
        continuation.resume(returning: value)
      }
    }
  }

  /// Reads in one transaction, off the caller's thread, as if nobody wrote in the meantime.
  ///
  /// - Parameter body: Runs alone with the database, perhaps twice.
  /// - Returns: What it returns; `nil` if nothing could be read.
  func readAtOnce<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    await read { try Self.inTransaction($0, body) } ?? nil
  }

  /// Reads in one transaction like ``readAtOnce(_:)``, until the task is cancelled: SQLite then stops
  /// in the middle of a question, and the next one need not wait for an answer that nobody wants.
  ///
  /// - Parameter body: Runs alone with the database, perhaps twice.
  /// - Returns: What it returns; `nil` if nothing could be read, and for a cancelled task.
  func readUntilCancelled<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    for _ in 0..<Self.attempts {
      guard let connections = await openedLater() else { return nil }
      do {
        return try await connections.reader.unsafeRead { try Self.inTransaction($0, body) }
      } catch is CancellationError {
        return nil
      } catch {
        guard await recoveredLater(from: error, of: connections) else { return nil }
      }
    }
    return nil
  }

  private static func inTransaction<Value>(
    _ database: Database, _ body: (Database) throws -> Value
  ) throws -> Value? {
    var value: Value?
    try database.inTransaction(.deferred) {
      value = try body(database)
      return .commit
    }
    return value
  }

  /// The open connections; opens the file off the caller's thread first if necessary.
  private func openedLater() async -> DatabaseConnections? {
    if let connections = openConnections { return connections }
    return await withCheckedContinuation { continuation in
      readQueue.async { continuation.resume(returning: self.opened()) }
    }
  }

  private func recoveredLater(
    from error: any Error, of connections: DatabaseConnections
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      readQueue.async {
        continuation.resume(returning: self.recovered(from: error, of: connections))
      }
    }
  }
}
