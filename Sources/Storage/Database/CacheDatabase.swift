public import Files
import GRDB
import Synchronization

/// The database `cache.sqlite`, which holds all earlier answers and the request counts.
///
/// It is opened when it is first needed, and never on the caller's thread. Only convenience depends
/// on it: if the file cannot be used, the session's answers are kept in memory; if it can no longer
/// be written, it is still read. Several sessions may use one file at the same time.
public final class CacheDatabase: Sendable {
  /// The name of the file in its folder.
  public static let fileName = "cache.sqlite"

  let host: DatabaseHost
  private let limit: Int
  /// Whether the database is being made smaller.
  let isTrimming = Mutex(false)

  /// The maximum size of a database in memory that stands in for a file, in bytes.
  private static let limitInMemory = 8_000_000

  /// Names the folder of the file; opening creates both if necessary, accessible only to their
  /// owner.
  ///
  /// - Parameters:
  ///   - folder: The folder of `cache.sqlite`.
  ///   - limit: The maximum size of the answers, in bytes. Above it, the least recently used ones
  ///     are removed in the background, down to nine tenths of it.
  ///   - onProblem: Called once for each problem, on any thread.
  public convenience init(
    folder: String, limit: Int = 200_000_000,
    onProblem: @escaping @Sendable (FileFailure) -> Void = { _ in }
  ) {
    self.init(CacheFile(folder: folder), limit: limit, onProblem: onProblem)
  }

  /// Makes a database without a file, which disappears with this object.
  ///
  /// - Parameter inMemoryLimit: The maximum size of the answers, in bytes.
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

  /// The maximum size of the answers in the current file or in memory, in bytes.
  var currentLimit: Int {
    host.connections?.isInMemory == true ? min(limit, Self.limitInMemory) : limit
  }

  /// Writes in one transaction, off the caller's thread.
  ///
  /// - Parameter body: Has the database to itself; may run several times.
  /// - Returns: The result of `body`; `nil` if nothing was written.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    try? await host.write(body)
  }

  /// Writes in one transaction, once all earlier writes are done.
  ///
  /// - Parameters:
  ///   - body: Has the database to itself; may run several times.
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
  /// Without this, nothing is lost, but the file's log stays beside it for the next session.
  public func close() async {
    endTrimming()
    await withCheckedContinuation { continuation in
      host.close { continuation.resume() }
    }
  }

  /// Learns titles from answers that earlier versions kept, as long as there are any.
  ///
  /// Other writers, including those of other sessions, take their turns in between.
  private static func learnLater(in host: DatabaseHost, _ connections: DatabaseConnections) {
    guard !connections.isReadOnly else { return }
    host.after(.milliseconds(5), with: connections) { [weak host] connections in
      guard try connections.writer.unsafeRead(Backfill.isNeeded) else { return }
      try connections.writer.write(Backfill.learnSome)
      if let host { learnLater(in: host, connections) }
    }
  }
}

extension CacheDatabase {
  /// Reads off the caller's thread, even if the task is cancelled.
  ///
  /// - Parameter body: Has the connection to itself; may run several times.
  /// - Returns: The result of `body`; `nil` if nothing could be read.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    await Task { [host] in try? await host.read(body) }.value
  }

  /// Reads in one transaction, isolated from all writers, until the task is cancelled.
  ///
  /// SQLite then interrupts the query, so that the next one need not wait for an unwanted answer.
  ///
  /// - Parameter body: Has the connection to itself; may run several times.
  /// - Returns: The result of `body`; `nil` if nothing could be read, or if the task was cancelled.
  func readUntilCancelled<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    try? await host.readAtOnce(body)
  }
}

extension CacheDatabase {
  /// Writes in one transaction, and then removes the least recently used answers in the background
  /// if the database has become too large.
  ///
  /// - Parameter body: Has the database to itself; may run several times.
  func writeAndTrim(_ body: @escaping @Sendable (Database) throws -> Void) async {
    trim(
      ifLarger: await write { database in
        try body(database)
        return try database.size
      })
  }

  /// Does the same as ``writeAndTrim(_:)``, once all earlier writes are done.
  func writeLaterAndTrim(_ body: @escaping @Sendable (Database) throws -> Void) {
    writeLater { database in
      try body(database)
      return try database.size
    } then: { size in
      self.trim(ifLarger: size)
    }
  }

  private func trim(ifLarger size: Int?) {
    let limit = currentLimit
    if let size, size > limit { trim(to: limit / 10 * 9) }
  }

  /// Makes the database smaller in the background, unless that is under way already.
  ///
  /// - Parameter size: The size to reach, in bytes.
  private func trim(to size: Int) {
    let isFirst = isTrimming.withLock { isTrimming in
      defer { isTrimming = true }
      return !isTrimming
    }
    if isFirst { Trimming(self, to: size).begin() }
  }

  /// Stops making the database smaller.
  func endTrimming() { isTrimming.withLock { $0 = false } }

  /// Counts the contents of the database.
  public func status() async -> CacheStatus {
    await read { database in
      var status = try AnswerRows.status(in: database)
      status.searchable = try TitleRows.count(in: database)
      status.bytes = try database.size
      return status
    } ?? CacheStatus()
  }

  /// Deletes all answers, but keeps the request counts of the day.
  ///
  /// - Returns: Whether the answers were deleted.
  @discardableResult
  public func clear() async -> Bool {
    await write { database in
      try AnswerRows.removeAll(from: database)
      try TitleTables.clear(in: database)
      try database.execute(sql: "PRAGMA incremental_vacuum")
      return true
    } ?? false
  }
}

extension Database {
  /// The size of all pages, in bytes.
  var size: Int {
    get throws {
      let count = try cachedStatement(sql: "PRAGMA page_count")
      let bytes = try cachedStatement(sql: "PRAGMA page_size")
      return try (Int.fetchOne(count) ?? 0) * (Int.fetchOne(bytes) ?? 0)
    }
  }
}
