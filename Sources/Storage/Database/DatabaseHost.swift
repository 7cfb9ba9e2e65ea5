import Dispatch
import GRDB
import Synchronization

/// The home of a database: it opens the file when it is first needed, and never on the caller's
/// thread; it lets one write at a time, while others read; it tries again after a recovery.
///
/// What else happens to the file is the business of its ``DatabasePolicy``.
final class DatabaseHost: Sendable {
  private let policy: any DatabasePolicy
  private let onChange: @Sendable (DatabaseHost, DatabaseConnections) -> Void
  private let current = Mutex<DatabaseConnections?>(nil)
  private let readQueue: DispatchQueue
  private let writeQueue: DispatchQueue

  /// How often something is tried if what it needs was replaced in between.
  private static let attempts = 3

  /// Opens nothing yet.
  ///
  /// - Parameters:
  ///   - policy: What becomes of the file.
  ///   - name: A word for the database, in the names of queues.
  ///   - onChange: Called with this and all new connections, on any thread.
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

  /// The connections; `nil` as long as nothing was asked.
  var connections: DatabaseConnections? { current.withLock(\.self) }
}

// MARK: - Reading

extension DatabaseHost {
  /// Asks a question, until the task is cancelled: SQLite then stops in the middle of it.
  ///
  /// - Parameter body: Runs alone with a connection, perhaps twice.
  /// - Returns: What it returns.
  /// - Throws: What it throws, what keeps the file from being opened, or a `CancellationError`.
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

  /// Asks several questions in one transaction, as if nobody wrote in between; see ``read(_:)``.
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

  /// Uses the connections for reading, off the caller's thread, also for a cancelled task.
  ///
  /// - Parameter body: Takes as long as it needs.
  /// - Returns: What it returns.
  /// - Throws: What it throws, or what keeps the file from being opened.
  func withReader<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseConnections) throws -> Value
  ) async throws -> Value {
    try await later { try body(self.connections(for: .reading)) }
  }

  /// The connections for reading; only new ones take another thread.
  private func connectionsToRead() async throws -> DatabaseConnections {
    let open = current.withLockIfAvailable(\.self) ?? nil
    if let open, try policy.isCurrent(open, for: .reading) { return open }
    return try await later { try self.connections(for: .reading) }
  }

  /// Does something that may take its time, in its turn, and also for a cancelled task.
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
  /// Writes in one transaction, also for a cancelled task.
  ///
  /// - Parameter body: Runs alone with the database, perhaps twice.
  /// - Returns: What it returns.
  /// - Throws: What it throws, or why nothing can be written; then nothing was written.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      writeLater(body) { continuation.resume(with: $0) }
    }
  }

  /// Writes in one transaction as soon as those that were to be written before are.
  ///
  /// - Parameters:
  ///   - body: Runs alone with the database, perhaps twice.
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
  /// - Parameter body: Runs on the writer's thread, perhaps twice.
  /// - Returns: What it returns.
  /// - Throws: What it throws, or why nothing can be written.
  func withWriter<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseConnections) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      writeQueue.async {
        continuation.resume(with: Result { try self.writing(body) })
      }
    }
  }

  /// Does something with the writer a little later, unless it was replaced or closed by then.
  ///
  /// - Parameters:
  ///   - time: How much later.
  ///   - connections: The connections that are meant.
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
  /// Closes the file, until it is needed again, once what was to be written is written.
  ///
  /// All that was written is in the file itself then, and not only in the log beside it, whoever
  /// else has it open. What is in memory stays: it would be lost.
  ///
  /// - Parameter completion: Called on another thread when it is closed.
  func close(then completion: @escaping @Sendable () -> Void) {
    writeQueue.async {
      self.closeNow()
      completion()
    }
  }

  /// Closes the file like ``close(then:)``, on the caller's thread: a program that ends needs no
  /// other one.
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
      // Before another file is opened: SQLite removes the log of a closed one by its name.
      current?.close()
      current = nil
      let new = try policy.open(for: use)
      current = new
      return (new, true)
    }
    if isNew { onChange(self, connections) }
    return connections
  }

  /// Does about an error what can be done, and throws it if that is nothing.
  private func recover(from error: any Error, of connections: DatabaseConnections) throws {
    let new = try current.withLock { current -> DatabaseConnections? in
      // Somebody else has met the same error before, or has closed the file.
      guard current === connections else { return nil }
      current = try policy.recovered(from: error, of: connections)
      return current
    }
    if let new { onChange(self, new) }
  }
}
