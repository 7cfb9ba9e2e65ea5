import Dispatch
import GRDB
import Synchronization

/// The owner of a database's connections: it opens the file when first needed, never on the
/// caller's thread; it runs one writer at a time beside the readers; it retries after a recovery.
///
/// Its ``DatabasePolicy`` decides everything else about the file.
final class DatabaseHost: Sendable {
  private let policy: any DatabasePolicy
  private let onChange: @Sendable (DatabaseHost, DatabaseConnections) -> Void
  private let current = Mutex<DatabaseConnections?>(nil)
  private let readQueue: DispatchQueue
  private let writeQueue: DispatchQueue

  /// The maximum number of attempts at an operation, each on replaced connections.
  private static let attempts = 3

  /// Makes a host, without opening anything yet.
  ///
  /// - Parameters:
  ///   - policy: The rules for the file.
  ///   - name: A word for the database, used in the names of queues.
  ///   - onChange: Called with the host and its new connections, on any thread.
  init(
    _ policy: any DatabasePolicy, name: String,
    onChange: @escaping @Sendable (DatabaseHost, DatabaseConnections) -> Void = { _, _ in }
  ) {
    self.policy = policy
    self.onChange = onChange
    readQueue = DispatchQueue(label: "movies-tui.\(name).read", qos: .userInitiated)
    writeQueue = DispatchQueue(label: "movies-tui.\(name).write", qos: .userInitiated)
  }

  deinit { current.withLock { $0?.close() } }

  /// The connections; `nil` before the first query.
  var connections: DatabaseConnections? { current.withLock(\.self) }
}

// MARK: - Reading

extension DatabaseHost {
  /// Runs a query, which SQLite interrupts if the task is cancelled.
  ///
  /// - Parameter body: Has the connection to itself; may run several times.
  /// - Returns: The result of `body`.
  /// - Throws: Any error of `body`, the reason why the file cannot be opened, or a
  ///   `CancellationError`.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    var attemptsLeft = Self.attempts
    while true {
      let connections = try await connectionsToRead()
      do {
        return try await connections.reader.unsafeRead(body)
      } catch let error as CancellationError {
        throw error
      } catch {
        try await later { try self.recover(from: error, of: connections) }
        attemptsLeft -= 1
        guard attemptsLeft > 0 else { throw error }
      }
    }
  }

  /// Runs several queries in one transaction, isolated from all writers; see ``read(_:)``.
  func readAtOnce<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await read { database in
      try database.beginTransaction(.deferred)
      do {
        let value = try body(database)
        try database.commit()
        return value
      } catch {
        try? database.rollback()
        throw error
      }
    }
  }

  /// Uses the connections for reading, off the caller's thread, even if the task is cancelled.
  ///
  /// - Parameter body: The work, which may take as long as it needs.
  /// - Returns: The result of `body`.
  /// - Throws: Any error of `body`, or the reason why the file cannot be opened.
  func withReader<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseConnections) throws -> Value
  ) async throws -> Value {
    try await later { try body(self.connections(for: .reading)) }
  }

  /// Returns the connections for reading; switches threads only to open new ones.
  private func connectionsToRead() async throws -> DatabaseConnections {
    let open = current.withLockIfAvailable(\.self) ?? nil
    if let open, try policy.isCurrent(open, for: .reading) { return open }
    return try await later { try self.connections(for: .reading) }
  }

  /// Runs slow work in turn on the readers' queue, even if the task is cancelled.
  private func later<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      readQueue.async { continuation.resume(with: Result(catching: body)) }
    }
  }
}

// MARK: - Writing

extension DatabaseHost {
  /// Writes in one transaction, even if the task is cancelled.
  ///
  /// - Parameter body: Has the database to itself; may run several times.
  /// - Returns: The result of `body`.
  /// - Throws: Any error of `body`, or the reason why nothing can be written; nothing is written
  ///   then.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      writeLater(body) { continuation.resume(with: $0) }
    }
  }

  /// Writes in one transaction, once all earlier writes are done.
  ///
  /// - Parameters:
  ///   - body: Has the database to itself; may run several times.
  ///   - completion: Called with the outcome.
  func writeLater<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value,
    then completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    writeQueue.async {
      completion(Result { try self.writing { try $0.writer.write(body) } })
    }
  }

  /// Uses the connections for writing, in turn.
  ///
  /// - Parameter body: Runs on the writer's thread; may run several times.
  /// - Returns: The result of `body`.
  /// - Throws: Any error of `body`, or the reason why nothing can be written.
  func withWriter<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseConnections) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      writeQueue.async {
        continuation.resume(with: Result { try self.writing(body) })
      }
    }
  }

  /// Runs `body` with the writer a little later, unless the connections were replaced or closed.
  ///
  /// - Parameters:
  ///   - time: The delay.
  ///   - connections: The connections to use.
  ///   - body: Runs on the writer's thread.
  func after(
    _ time: DispatchTimeInterval, with connections: DatabaseConnections,
    _ body: @escaping @Sendable (DatabaseConnections) throws -> Void
  ) {
    writeQueue.asyncAfter(deadline: .now() + time) { [weak self] in
      guard let self, self.connections === connections else { return }
      do {
        try body(connections)
      } catch {
        try? recover(from: error, of: connections)
      }
    }
  }

  private func writing<Value>(_ body: (DatabaseConnections) throws -> Value) throws -> Value {
    var attemptsLeft = Self.attempts
    while true {
      let connections = try connections(for: .writing)
      try policy.willWrite(to: connections)
      do {
        return try body(connections)
      } catch {
        try recover(from: error, of: connections)
        attemptsLeft -= 1
        guard attemptsLeft > 0 else { throw error }
      }
    }
  }
}

// MARK: - Opening and closing

extension DatabaseHost {
  /// Closes the file until it is needed again, once all pending writes are done.
  ///
  /// The file itself then contains everything that was written, rather than the log beside it, even
  /// if other sessions have it open. A database in memory stays open, since it would be lost.
  ///
  /// - Parameter completion: Called on another thread once the file is closed.
  func close(then completion: @escaping @Sendable () -> Void) {
    writeQueue.async {
      self.closeNow()
      completion()
    }
  }

  /// Closes the file like ``close(then:)``, but on the caller's thread, for a program that ends.
  func closeAndWait() { writeQueue.sync { readQueue.sync { closeNow() } } }

  private func closeNow() {
    current.withLock { current in
      guard let connections = current, !connections.isInMemory else { return }
      if !connections.isReadOnly { _ = try? connections.writer.inDatabase { try $0.checkpoint() } }
      connections.close()
      current = nil
    }
  }

  private func connections(for use: DatabaseUse) throws -> DatabaseConnections {
    let (connections, isNew) = try current.withLock { current in
      if let open = current, try policy.isCurrent(open, for: use) { return (open, false) }
      // Close it before another file is opened: SQLite removes the log of a closed file by its
      // name.
      current?.close()
      current = nil
      let new = try policy.open(for: use)
      current = new
      return (new, true)
    }
    if isNew { onChange(self, connections) }
    return connections
  }

  /// Recovers from an error, or throws it if nothing can be done.
  private func recover(from error: any Error, of connections: DatabaseConnections) throws {
    let new = try current.withLock { current -> DatabaseConnections? in
      // Another operation has already handled the same error, or has closed the file.
      guard current === connections else { return nil }
      current = try policy.recovered(from: error, of: connections)
      return current
    }
    if let new { onChange(self, new) }
  }
}
