import Files
import GRDB
import Titles

/// The open library, which is used off the caller's thread.
final class LibraryDatabase: Sendable {
  /// `nil` for a library in memory.
  let file: LibraryFile?
  private let host: DatabaseHost

  /// Names the file, or none for a library in memory; opens nothing yet.
  init(_ file: LibraryFile?) {
    self.file = file
    let memory = MemoryDatabase(schema: LibrarySchema.schema(LibrarySchema.migrator))
    host = DatabaseHost(file ?? memory as any DatabasePolicy, name: "library")
  }

  /// Asks one question, until the task is cancelled.
  ///
  /// - Parameters:
  ///   - nothing: The answer of a library about nothing; if it is given, none is made for the
  ///     question, which takes milliseconds and is asked at every start.
  ///   - body: Runs alone with the connection, perhaps twice.
  /// - Returns: What it returns.
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

  /// Asks several questions, as if nobody wrote in between, until the task is cancelled.
  ///
  /// - Parameters:
  ///   - nothing: The answer of a library about nothing, as in ``read(ofNothing:_:)``.
  ///   - body: Runs alone with the connection, perhaps twice.
  ///   - salvage: Runs in its place if the file is damaged, and reads what can be read; without one,
  ///     nothing is.
  /// - Returns: What it returns.
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
  /// - Parameter body: Runs alone with the database, perhaps twice.
  /// - Returns: What it returns.
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

  /// Writes much in one transaction, until the task is cancelled: then nothing is written.
  ///
  /// - Parameters:
  ///   - copyIf: Says whether the library is copied before.
  ///   - body: Runs alone with the database.
  /// - Returns: What it returns.
  /// - Throws: A ``LibraryError``; then nothing was written.
  func writeUntilCancelled<Value: Sendable>(
    copyIf: @escaping @Sendable (Database) throws -> Bool,
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    do {
      let connections = try await host.withWriter { $0 }
      if let file, try await connections.reader.read(copyIf) {
        try await host.withWriter { try file.copies.make(from: $0.reader) }
      }
      return try await connections.writer.write { [file] database in
        try file?.checkVersion(of: database)
        return try body(database)
      }
    } catch {
      throw LibraryError(error, of: path)
    }
  }

  /// Looks through the file.
  ///
  /// - Throws: A ``LibraryError`` if it is damaged.
  func check() async throws(LibraryError) {
    try await withReader { try $0.check() }
  }

  /// Copies the library into a new file.
  ///
  /// - Throws: A ``LibraryError``.
  func copy(to path: String) async throws(LibraryError) {
    try await withReader { try LibraryCopies.write($0.reader, to: path) }
  }

  /// Closes the file until it is needed again: people copy files.
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

  /// What the library is called in an error.
  private var path: String { file?.path ?? "memory" }

  /// Whether nobody has made a library yet.
  private var hasNothing: Bool {
    get throws { try file.map { try $0.identity == nil } ?? (host.connections == nil) }
  }
}
