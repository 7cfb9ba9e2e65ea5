public import Files
import GRDB
import Synchronization

/// The database of all earlier answers, and of the request counts: `cache.sqlite`.
///
/// It is opened when it is first needed, and never on the caller's thread. Only convenience
/// depends on it: where the file cannot be used, the session's answers are kept in memory; where it
/// can no longer be written, it is read. Several sessions may use one file at the same time.
public final class CacheDatabase: Sendable {
  /// The name of the file in its folder.
  public static let fileName = "cache.sqlite"

  let host: DatabaseHost
  private let limit: Int
  /// Whether the database is being made smaller.
  let isTrimming = Mutex(false)

  /// The maximum size of a database in memory that stands in for a file, in bytes.
  private static let limitInMemory = 8_000_000

  /// Names the folder of the file; opening creates both if necessary, for their owner alone.
  ///
  /// - Parameters:
  ///   - folder: The folder of `cache.sqlite`.
  ///   - limit: The most bytes that the answers may take. Above it, the least recently used ones
  ///     are removed in the background, down to nine tenths.
  ///   - onProblem: Called once for each problem, on any thread.
  public convenience init(
    folder: String, limit: Int = 200_000_000,
    onProblem: @escaping @Sendable (FileFailure) -> Void = { _ in }
  ) {
    self.init(CacheFile(folder: folder), limit: limit, onProblem: onProblem)
  }

  /// Makes a database without a file, which disappears with this object.
  ///
  /// - Parameter inMemoryLimit: The most bytes that the answers may take.
  public convenience init(inMemoryLimit: Int = 8_000_000) {
    let memory = MemoryDatabase(schema: CacheSchema.schema)
    self.init(memory, limit: inMemoryLimit, onProblem: { _ in })
  }

  /// Names the folder of the file, with parameters for SQLite such as `?vfs=unix-none`.
  package convenience init(
    folder: String, parameters: String, onProblem: @escaping @Sendable (FileFailure) -> Void
  ) {
    let file = CacheFile(folder: folder, parameters: parameters)
    self.init(file, limit: 200_000_000, onProblem: onProblem)
  }

  private init(
    _ policy: any DatabasePolicy, limit: Int, onProblem: @escaping @Sendable (FileFailure) -> Void
  ) {
    self.limit = limit
    let report = Reports(onProblem)
    host = DatabaseHost(policy, name: "cache") { host, connections in
      if let failure = connections.failure { report.tell(failure) }
      Self.learnLater(in: host, connections)
    }
  }

  /// Reports each problem once.
  private final class Reports: Sendable {
    private let told = Mutex<Set<FileFailure>>([])
    private let onProblem: @Sendable (FileFailure) -> Void

    init(_ onProblem: @escaping @Sendable (FileFailure) -> Void) { self.onProblem = onProblem }

    func tell(_ failure: FileFailure) {
      if told.withLock({ $0.insert(failure).inserted }) { onProblem(failure) }
    }
  }

  /// The most bytes that the answers may take in the current file or in memory.
  var currentLimit: Int {
    host.connections?.isInMemory == true ? min(limit, Self.limitInMemory) : limit
  }

  /// Writes in one transaction, off the caller's thread.
  ///
  /// - Parameter body: Runs alone with the database, perhaps twice.
  /// - Returns: The result of `body`; `nil` if nothing was written.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    try? await host.write(body)
  }

  /// Writes in one transaction, once all earlier writes are done.
  ///
  /// - Parameters:
  ///   - body: Runs alone with the database, perhaps twice.
  ///   - completion: Called with the result of `body`, or with `nil` if nothing was written.
  func writeLater<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value,
    then completion: @escaping @Sendable (Value?) -> Void = { _ in }
  ) {
    host.writeLater(body) { completion(try? $0.get()) }
  }

  /// Opens the file ahead of the first question.
  public func open() async {
    _ = await read { _ in }
  }

  /// Finishes all pending writes and closes the file until it is needed again.
  ///
  /// Nothing is lost without this, but the file's log stays beside it for the next session.
  public func close() async {
    endTrimming()
    await withCheckedContinuation { continuation in
      host.close { continuation.resume() }
    }
  }

  /// Learns titles from answers that earlier versions kept, as long as there are any.
  ///
  /// Other writers, also those of other sessions, take their turns in between.
  private static func learnLater(in host: DatabaseHost, _ connections: DatabaseConnections) {
    guard !connections.isReadOnly else { return }
    host.after(.milliseconds(5), with: connections) { [weak host] connections in
      guard try connections.writer.unsafeRead(Backfill.isNeeded) else { return }
      try connections.writer.write(Backfill.learnSome)
      if let host { learnLater(in: host, connections) }
    }
  }
}
