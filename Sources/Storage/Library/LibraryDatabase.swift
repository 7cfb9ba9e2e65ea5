import Files
import GRDB
import Titles

/// The open library, which is used off the caller's thread.
final class LibraryDatabase: Sendable {
  /// The file; `nil` for a library in memory.
  let file: LibraryFilePolicy?
  private let host: DatabaseHost

  /// Makes a library in a file, or in memory for `nil`, without opening it yet.
  init(_ file: LibraryFilePolicy?) {
    self.file = file
    let memory = MemoryDatabase(schema: LibrarySchema.schema(LibrarySchema.migrator))
    host = DatabaseHost(file ?? memory as any DatabasePolicy, name: "library")
  }

  /// Runs one query, which SQLite interrupts if the task is cancelled.
  ///
  /// - Parameters:
  ///   - nothing: The result for an empty library; with it, no library is made in memory for the
  ///     query, which would take milliseconds at every start.
  ///   - body: Has the connection to itself; may run several times.
  /// - Returns: The result of `body`.
  /// - Throws: A ``LibraryError``.
  func read<Value: Sendable>(
    ofNothing nothing: Value? = nil, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    do {
      if let nothing, try hasNothing { return nothing }
      return try await host.read(body)
    } catch {
      throw LibraryError(error, of: path)
    }
  }

  /// Runs several queries, isolated from all writers; SQLite interrupts them if the task is
  /// cancelled.
  ///
  /// - Parameters:
  ///   - nothing: The result for an empty library, as in ``read(ofNothing:_:)``.
  ///   - body: Has the connection to itself; may run several times.
  ///   - salvage: Reads the readable rows instead if the file is damaged; without it, the error is
  ///     thrown.
  /// - Returns: The result of `body` or `salvage`.
  /// - Throws: A ``LibraryError``.
  func readAtOnce<Value: Sendable>(
    ofNothing nothing: Value? = nil, _ body: @escaping @Sendable (Database) throws -> Value,
    ofDamaged salvage: (@Sendable (Database) throws -> Value)? = nil
  ) async throws(LibraryError) -> Value {
    do {
      if let nothing, try hasNothing { return nothing }
      return try await host.readAtOnce(body)
    } catch {
      let error = LibraryError(error, of: path)
      guard error.trouble == .damaged, let salvage else { throw error }
      return try await read(salvage)
    }
  }

  /// Writes in one transaction, which is durable when this returns.
  ///
  /// - Parameter body: Has the database to itself; may run several times.
  /// - Returns: The result of `body`.
  /// - Throws: A ``LibraryError``; then nothing was written.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    do {
      return try await host.write { [file] database in
        try file?.checkVersion(of: database)
        return try body(database)
      }
    } catch {
      throw LibraryError(error, of: path)
    }
  }

  /// Makes many changes in one transaction; if the task is cancelled, nothing is written.
  ///
  /// If anything is written, a copy of the previous library is kept.
  ///
  /// - Parameters:
  ///   - isDryRun: Whether to roll the transaction back; then no file is made or copied for it.
  ///   - body: Has the database to itself.
  /// - Returns: The result of `body`; `nil` if it has written nothing.
  /// - Throws: A ``LibraryError``; then nothing was written.
  func writeUntilCancelled<Value: Sendable>(
    isDryRun: Bool, _ body: @escaping @Sendable (Database) throws -> Value?
  ) async throws(LibraryError) -> Value? {
    do {
      guard !isDryRun else {
        let writer = try await host.withReader { connections in
          try connections.check(with: connections.reader)
          return connections.writer
        }
        return try await transaction(with: writer, isDryRun: true, body)
      }
      let (writer, copy) = try await host.withWriter { [file] connections in
        (connections.writer, try file?.copies.begin(from: connections.reader))
      }
      do {
        let value = try await transaction(with: writer, isDryRun: false, body)
        value == nil ? copy?.drop() : copy?.keep()
        return value
      } catch {
        copy?.drop()
        throw error
      }
    } catch {
      throw LibraryError(error, of: path)
    }
  }

  private func transaction<Value: Sendable>(
    with writer: DatabaseQueue, isDryRun: Bool,
    _ body: @escaping @Sendable (Database) throws -> Value?
  ) async throws -> Value? {
    try await writer.writeWithoutTransaction { [file] database in
      var value: Value?
      try database.inTransaction {
        try file?.checkVersion(of: database)
        value = try body(database)
        return isDryRun || value == nil ? .rollback : .commit
      }
      return value
    }
  }

  /// Checks the integrity of the file.
  ///
  /// - Throws: A ``LibraryError`` if it is damaged.
  func check() async throws(LibraryError) {
    try await withReader { try $0.check(with: $0.reader) }
  }

  /// Copies the library into a new file.
  ///
  /// - Throws: A ``LibraryError``.
  func copy(to path: String) async throws(LibraryError) {
    try await withReader { try LibraryCopies.write($0.reader, to: path) }
  }

  /// Closes the file until it is needed again, so that the user can copy it.
  func close() { host.closeAndWait() }

  private func withReader(
    _ body: @escaping @Sendable (DatabaseConnections) throws -> Void
  ) async throws(LibraryError) {
    do {
      try await host.withReader(body)
    } catch {
      throw LibraryError(error, of: path)
    }
  }

  /// The name of the library in an error.
  private var path: String { file?.path ?? "memory" }

  /// Whether there is no library yet.
  private var hasNothing: Bool {
    get throws { try file.map { try $0.identity == nil } ?? (host.connections == nil) }
  }
}

extension LibraryError {
  /// Translates an error.
  ///
  /// - Parameters:
  ///   - error: The error that occurred.
  ///   - file: The path of the file in which it occurred.
  init(_ error: any Error, of file: String) {
    self =
      switch error {
      case let error as LibraryError: error
      case is CancellationError: .cancelled
      default: .file(FileFailure(FileTrouble(error), of: file))
      }
  }
}
