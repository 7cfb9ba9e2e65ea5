import Dispatch
import Files
import GRDB
import Synchronization
import Titles

/// The open library, which is used off the caller's thread.
///
/// The file is opened when it is first needed, and made when something is first to be written.
/// When another file takes its place, such as a copy that the user has put there, that one is used.
final class LibraryDatabase: Sendable {
  /// `nil` for a library in memory.
  let file: LibraryFile?
  private let state = Mutex(State())
  private let readQueue = DispatchQueue(label: "movies-tui.library.read", qos: .userInitiated)
  private let writeQueue = DispatchQueue(label: "movies-tui.library.write", qos: .userInitiated)

  private struct State {
    var connections: DatabaseConnections?
    /// Whether the file was looked through before anything was written.
    var isChecked = false

    mutating func end() {
      connections?.close()
      self = Self()
    }

    mutating func openInMemory() throws -> DatabaseConnections {
      let connections = try connections ?? .libraryInMemory()
      self.connections = connections
      return connections
    }
  }

  /// Names the file, or none for a library in memory; opens nothing yet.
  init(_ file: LibraryFile?) { self.file = file }

  deinit { state.withLock { $0.connections?.close() } }

  /// Asks one question.
  ///
  /// - Parameters:
  ///   - nothing: The answer of a library about nothing; if it is given, none is made for the
  ///     question, which takes milliseconds and is asked at every start.
  ///   - body: Runs alone with the connection.
  /// - Returns: What it returns.
  /// - Throws: A ``LibraryError``.
  func read<Value: Sendable>(
    ofNothing nothing: Value? = nil, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    try await run(on: readQueue) {
      if let nothing, try self.hasNothing { return nothing }
      let reader = try self.connections(isMade: false).reader
      do {
        return try reader.unsafeRead(body)
      } catch {
        throw try self.meaning(of: error, in: reader)
      }
    }
  }

  /// Asks several questions, as if nobody wrote in between.
  ///
  /// - Parameters:
  ///   - nothing: The answer of a library about nothing, as in ``read(ofNothing:_:)``.
  ///   - body: Runs alone with the connection.
  ///   - salvage: Runs in its place if the file is damaged, and reads what can be read; without one,
  ///     nothing is.
  /// - Returns: What it returns.
  /// - Throws: A ``LibraryError``.
  func readAtOnce<Value: Sendable>(
    ofNothing nothing: Value? = nil, _ body: @escaping @Sendable (Database) throws -> Value,
    ofDamaged salvage: (@Sendable (Database) throws -> Value)? = nil
  ) async throws(LibraryError) -> Value {
    try await run(on: readQueue) {
      if let nothing, try self.hasNothing { return nothing }
      let reader = try self.connections(isMade: false).reader
      do {
        return try reader.read(body)
      } catch {
        let error = try self.meaning(of: error, in: reader)
        guard FileTrouble(error) == .damaged, let salvage else { throw error }
        return try reader.unsafeRead(salvage)
      }
    }
  }

  /// The error, unless a newer version has changed the tables, which is why they seem damaged.
  private func meaning(of error: any Error, in reader: DatabaseQueue) throws -> any Error {
    if FileTrouble(error) == .damaged, let file { try reader.unsafeRead(file.checkVersion) }
    return error
  }

  /// Writes in one transaction, which is durable when this returns.
  ///
  /// - Parameter body: Runs alone with the database.
  /// - Returns: What it returns.
  /// - Throws: A ``LibraryError``; then nothing was written.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    try await run(on: writeQueue) {
      try self.checkedConnections().writer.write { database in
        try self.file?.checkVersion(of: database)
        return try body(database)
      }
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
    let connections = try await run(on: writeQueue) { try self.checkedConnections() }
    do {
      if let file, try await connections.reader.read(copyIf) {
        try await run(on: writeQueue) { try file.copies.make(from: connections.reader) }
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
    try await run(on: readQueue) { try self.check(self.connections(isMade: false)) }
  }

  /// Copies the library into a new file.
  ///
  /// - Throws: A ``LibraryError``.
  func copy(to path: String) async throws(LibraryError) {
    try await run(on: readQueue) {
      try LibraryCopies.write(self.connections(isMade: false).reader, to: path)
    }
  }

  /// Closes the file until it is needed again.
  ///
  /// All that was written is in the file itself then, and not only in the log beside it, whoever else
  /// has it open: people copy files. What is in memory stays: it would be lost.
  ///
  /// It waits for what was begun before, on the caller's thread: a program that ends needs no other
  /// one.
  func close() {
    guard file != nil else { return }
    writeQueue.sync {
      readQueue.sync {
        state.withLock { state in
          _ = try? state.connections?.writer.inDatabase { try $0.checkpoint() }
          state.end()
        }
      }
    }
  }

  /// What the library is called in an error.
  private var path: String { file?.path ?? "memory" }

  private func run<Value: Sendable>(
    on queue: DispatchQueue, _ body: @escaping @Sendable () throws -> Value
  ) async throws(LibraryError) -> Value {
    let path = path
    return try await withCheckedContinuation { continuation in
      queue.async {
        let result = Result(catching: body).mapError { LibraryError($0, of: path) }
        continuation.resume(returning: result)
      }
    }.get()
  }

  /// Whether nobody has made a library yet.
  private var hasNothing: Bool {
    get throws {
      try file.map { try $0.identity == nil } ?? state.withLock { $0.connections == nil }
    }
  }

  /// The connections to the file that is there now.
  ///
  /// - Parameter isMade: Whether the file is made if there is none.
  /// - Returns: The connections; to an empty library in memory if there is none.
  /// - Throws: A ``LibraryError``, or another error that keeps the file from being opened.
  private func connections(isMade: Bool) throws -> DatabaseConnections {
    try state.withLock { state in
      guard let file else { return try state.openInMemory() }
      let identity = try file.identity
      if let connections = state.connections, connections.identity == identity {
        if !isMade || identity != nil { return connections }
      }
      state.end()
      let connections = try identity == nil && !isMade ? file.nothing() : file.open()
      state.connections = connections
      return connections
    }
  }

  /// The connections for writing, which make the file if necessary.
  private func checkedConnections() throws -> DatabaseConnections {
    let connections = try connections(isMade: true)
    try checkOnce(connections)
    return connections
  }

  /// Looks through the file once before anything is written: a damaged one gets no worse.
  private func checkOnce(_ connections: DatabaseConnections) throws {
    guard !state.withLock(\.isChecked) else { return }
    try check(connections)
    state.withLock { $0.isChecked = true }
  }

  private func check(_ connections: DatabaseConnections) throws {
    let finding = try connections.reader.read {
      try String.fetchOne($0, sql: "PRAGMA quick_check(1)")
    }
    guard finding == "ok" else { throw FileTrouble.damaged }
  }
}
