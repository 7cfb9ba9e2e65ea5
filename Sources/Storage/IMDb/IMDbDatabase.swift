public import Files
import GRDB
import Synchronization

/// IMDb's data on this machine, which may be missing, and is never changed here.
///
/// It is opened when it is first needed, and never on the caller's thread. Once an import has put
/// another file in its place, the next query goes to that one.
public final class IMDbDatabase: Sendable {
  private let file: ReplacedFile
  private let host: DatabaseHost
  private let path: String
  private let told = Mutex<Set<FileFailure>>([])
  private let known = Mutex<IMDbTables.StoredStatus?>(nil)
  private let onProblem: @Sendable (FileFailure) -> Void

  /// The number of bytes of the file that are read from mapped memory, without copies.
  ///
  /// A search for one letter touches hundreds of pages. Mapping is safe, as the file is never
  /// truncated, only replaced as a whole.
  private static let mappedBytes = 1 << 31
  /// The size of the page cache where SQLite cannot map files.
  private static let cachedKilobytes = 5 << 10

  /// The name of the file in its folder.
  public static let fileName = IMDbTables.fileName

  /// Names the file in a folder; nothing is read.
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

  /// Reads the state of the data; returns `nil` without a file, or if it can't be read.
  public func status() async -> IMDbStatus? {
    await Task { try? await self.read { _, status in status } }.value
  }

  /// Reads until the task is cancelled: SQLite then interrupts the query.
  ///
  /// - Parameter body: Runs alone with the database and the state of its data.
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
