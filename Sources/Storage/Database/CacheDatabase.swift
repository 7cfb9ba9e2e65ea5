import Dispatch
public import Files
import GRDB
import Synchronization

/// The database of everything that was asked before, and of how often: `cache.sqlite`.
///
/// It is opened when it is first needed, and never on the thread of the caller. Only comfort
/// depends on it: where the file cannot be used, the session's answers are kept in memory; where it
/// can no longer be written, it is read. Several sessions may use one file at the same time.
public final class CacheDatabase: Sendable {
  /// The name of the file in its folder.
  public static let fileName = "cache.sqlite"

  private let file: CacheFile?
  private let limit: Int
  private let onProblem: @Sendable (FileFailure) -> Void
  private let state = Mutex(State())
  /// Whether the database is being made smaller.
  let isTrimming = Mutex(false)
  let readQueue = DispatchQueue(label: "movies-tui.cache.read", qos: .userInitiated)
  private let writeQueue = DispatchQueue(label: "movies-tui.cache.write", qos: .userInitiated)

  /// The size of a database in memory that stands in for a file, in bytes.
  private static let limitInMemory = 8_000_000

  /// Names the folder of the file; opening creates both if necessary, for their owner alone.
  ///
  /// - Parameters:
  ///   - folder: The folder of `cache.sqlite`.
  ///   - limit: The most bytes that the answers may take. Above it, those not used for longest are
  ///     removed in the background, down to nine tenths.
  ///   - onProblem: Called once for each problem, on any thread.
  public convenience init(
    folder: String, limit: Int = 200_000_000,
    onProblem: @escaping @Sendable (FileFailure) -> Void = { _ in }
  ) {
    self.init(CacheFile(folder: folder), limit: limit, onProblem: onProblem)
  }

  /// A database without a file, which is gone with this object.
  ///
  /// - Parameter inMemoryLimit: The most bytes that the answers may take.
  public convenience init(inMemoryLimit: Int = 8_000_000) {
    self.init(nil, limit: inMemoryLimit, onProblem: { _ in })
  }

  /// A database in a folder, with parameters for SQLite such as `?vfs=unix-none`.
  package convenience init(
    folder: String, parameters: String, onProblem: @escaping @Sendable (FileFailure) -> Void
  ) {
    let file = CacheFile(folder: folder, parameters: parameters)
    self.init(file, limit: 200_000_000, onProblem: onProblem)
  }

  private init(
    _ file: CacheFile?, limit: Int, onProblem: @escaping @Sendable (FileFailure) -> Void
  ) {
    self.file = file
    self.limit = limit
    self.onProblem = onProblem
  }

  deinit { state.withLock { $0.connections?.close() } }

  /// The most bytes that the answers may take where they are kept now.
  var currentLimit: Int {
    state.withLock { $0.isInMemory ? min(limit, Self.limitInMemory) : limit }
  }

  /// Writes in one transaction, off the caller's thread.
  ///
  /// - Parameter body: Runs alone with the database, perhaps twice.
  /// - Returns: What it returns; `nil` if nothing was written.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      writeLater(body) { continuation.resume(returning: $0) }
    }
  }

  /// Writes in one transaction as soon as those that were to be written before are.
  func writeLater<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value,
    then completion: @escaping @Sendable (Value?) -> Void = { _ in }
  ) {
    writeQueue.async {
      let value = self.attempt { connections in
        guard self.state.withLock(\.isWritable) else { throw NothingIsWritten() }
        return try connections.writer.write(body)
      }
      completion(value)
    }
  }

  /// Opens the file ahead of the first question.
  public func open() async {
    _ = await read { _ in }
  }

  /// Writes everything that is still to be written, and closes the file, until it is needed again.
  ///
  /// Without this nothing is lost, but the file's log stays beside it for the next session.
  public func close() async {
    endTrimming()
    await withCheckedContinuation { continuation in
      writeQueue.async {
        let connections = self.state.withLock { state in
          // Memory is all that there is; it would be lost.
          guard self.file != nil, !state.isInMemory else { return nil as DatabaseConnections? }
          defer { state.connections = nil }
          return state.connections
        }
        connections?.close()
        continuation.resume()
      }
    }
  }

  private struct NothingIsWritten: Error {}

  /// How often something is tried if what it needs was replaced in between.
  static let attempts = 3

  /// Uses the database, and again if something had to be replaced: the index, and then the file.
  func attempt<Value>(_ body: (DatabaseConnections) throws -> Value) -> Value? {
    for _ in 0..<Self.attempts {
      guard let connections = opened() else { return nil }
      do {
        return try body(connections)
      } catch is NothingIsWritten {
        return nil
      } catch {
        guard recovered(from: error, of: connections) else { return nil }
      }
    }
    return nil
  }

  /// The connections; `nil` as long as nothing was asked.
  var openConnections: DatabaseConnections? { state.withLock(\.connections) }

  func opened() -> DatabaseConnections? {
    changing { state in
      if let connections = state.connections { return (connections, nil) }
      guard let file else { return (state.useMemory(), nil) }
      let (connections, problem) = state.take(file.open())
      if let connections { learnLater(in: connections) }
      return (connections, problem)
    }
  }

  /// Learns titles from answers that were kept before, as long as there are any.
  ///
  /// Others may write in between, also those in another session.
  private func learnLater(in connections: DatabaseConnections) {
    writeQueue.asyncAfter(deadline: .now() + .milliseconds(5)) { [weak self] in
      guard let self, isWriting(to: connections) else { return }
      do {
        guard try connections.writer.unsafeRead(Backfill.isNeeded) else { return }
        try connections.writer.write(Backfill.learnSome)
        learnLater(in: connections)
      } catch {
        if recovered(from: error, of: connections) { learnLater(in: connections) }
      }
    }
  }

  private func isWriting(to connections: DatabaseConnections) -> Bool {
    state.withLock { $0.isWritable && $0.connections === connections }
  }

  /// Does about an error what can be done.
  ///
  /// - Returns: Whether to try again.
  func recovered(from error: any Error, of connections: DatabaseConnections) -> Bool {
    changing { state in
      // Somebody else has met the same error before.
      guard state.connections === connections else { return (true, nil) }
      guard let file, !state.isInMemory else { return (false, nil) }
      switch FileTrouble(error) {
      case .locked: return (false, nil)
      case .damaged where state.renewsIndex(after: error):
        learnLater(in: connections)
        return (true, nil)
      case .damaged:
        connections.close()
        return (true, state.take(file.reopen(after: connections.identity)).problem)
      case .full, .unwritable:
        state.isWritable = false
        return (false, file.problem(of: error))
      case .unreadable, .newer:
        connections.close()
        _ = state.useMemory()
        return (true, file.problem(of: error))
      }
    }
  }

  /// Changes the state, and then reports the problem that came with it, unless it is known.
  private func changing<Value: Sendable>(
    _ change: (inout sending State) -> (Value, problem: FileFailure?)
  ) -> Value {
    let (value, problem) = state.withLock { state in
      let (value, problem) = change(&state)
      let isNew = problem.map { state.reported.insert($0).inserted } ?? false
      return (value, isNew ? problem : nil)
    }
    if let problem { onProblem(problem) }
    return value
  }
}
