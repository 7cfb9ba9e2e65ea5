public import Files
import GRDB
import Synchronization

/// IMDb's data on this machine, which may be missing, and is never changed here.
///
/// It is opened when it is first needed, and never on the caller's thread. Once an import has
/// replaced the file, the next query reads the new one.
public final class IMDbDatabase: Sendable {
  private let file: ReplacedFile
  private let host: DatabaseHost
  private let path: String
  private let told = Mutex<Set<FileFailure>>([])
  private let known = Mutex<IMDbTables.StoredStatus?>(nil)
  private let onProblem: @Sendable (FileFailure) -> Void

  /// The number of bytes of the file that are read from mapped memory, without copies.
  ///
  /// A search for one letter touches hundreds of pages. Mapping is safe, since the file is never
  /// truncated, only replaced as a whole.
  private static let mappedBytes = 1 << 31
  /// The size of the page cache, in KiB, where SQLite cannot map files.
  private static let cachedKilobytes = 5 << 10

  /// The name of the file in its folder.
  public static let fileName = IMDbTables.fileName

  /// Names the file in a folder, without reading it.
  ///
  /// - Parameters:
  ///   - folder: The folder of `imdb.sqlite`.
  ///   - onProblem: Called once for each problem, on any thread. A missing file is not a problem.
  public init(
    folder: String, onProblem: @escaping @Sendable (FileFailure) -> Void = { _ in }
  ) {
    self.onProblem = onProblem
    path = "\(folder)/\(IMDbTables.fileName)"
    file = ReplacedFile(folder: folder, name: IMDbTables.fileName) { database in
      try IMDbTables.check(database)
      NameFunctions.add(to: database)
      try database.execute(
        sql: """
          PRAGMA mmap_size = \(Self.mappedBytes);
          PRAGMA cache_size = -\(Self.cachedKilobytes);
          """)
    }
    host = DatabaseHost(file, name: "imdb")
  }

  /// Reads the state of the data; returns `nil` if the file is missing or cannot be read.
  public func status() async -> IMDbStatus? {
    await Task { try? await self.read { _, status in status } }.value
  }

  /// Runs a query, which SQLite interrupts if the task is cancelled.
  ///
  /// - Parameter body: Has the connection to itself, and receives the state of the data; may run
  ///   several times.
  /// - Returns: The result of `body`; `nil` if there is no file.
  /// - Throws: A `CancellationError`, or the trouble with the file, which is also reported.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database, IMDbStatus) throws -> Value
  ) async throws -> Value? {
    do {
      guard !isMissing else { return nil }
      return try await host.readAtOnce { [self] database in
        let stored = try IMDbTables.storedStatus(in: database, knowing: known.withLock(\.self))
        known.withLock { $0 = stored }
        return try body(database, stored.status)
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      // The file may have been removed in between.
      if isMissing { return nil }
      let failure = FileFailure(FileTrouble(error), of: path)
      if told.withLock({ $0.insert(failure).inserted }) { onProblem(failure) }
      throw failure
    }
  }

  /// Whether there is no file; a file that may exist but cannot be reached is not missing.
  private var isMissing: Bool {
    do { return try file.identity == nil } catch { return false }
  }

  /// Closes the file, until it is needed again.
  public func close() async {
    await withCheckedContinuation { continuation in
      host.close { continuation.resume() }
    }
  }
}
