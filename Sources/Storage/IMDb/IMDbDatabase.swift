public import Files
import GRDB
import Synchronization

/// IMDb's data on this machine, which is there or not, and is never changed here.
///
/// It is opened when it is first needed, and never on the caller's thread. When an import has put
/// another file in its place, the next question goes to that one.
public final class IMDbDatabase: Sendable {
  private let file: ReplacedFile
  private let host: DatabaseHost
  private let path: String
  private let told = Mutex<Set<FileFailure>>([])
  private let known = Mutex<IMDbTables.StoredStatus?>(nil)
  private let onProblem: @Sendable (FileFailure) -> Void

  /// How much of the file is read where the system has it, without copies.
  ///
  /// A letter looks into hundreds of pages. Nobody cuts off a file that is only ever replaced as a
  /// whole.
  private static let mappedBytes = 1 << 31
  /// How much of it is kept where SQLite cannot map files.
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

  /// Reads what is kept; `nil` without a file, or if it can't be read.
  public func status() async -> IMDbStatus? {
    await Task { try? await self.read { _, status in status } }.value
  }

  /// Reads until the task is cancelled: SQLite then stops in the middle of a question.
  ///
  /// - Parameter body: Runs alone with the database, and with what is kept there.
  /// - Returns: What it returns; `nil` if there is no file.
  /// - Throws: A `CancellationError`, or what is wrong with the file, which is told besides.
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
      // It may have been removed in between.
      if isMissing { return nil }
      let failure = FileFailure(FileTrouble(error), of: path)
      if told.withLock({ $0.insert(failure).inserted }) { onProblem(failure) }
      throw failure
    }
  }

  /// Whether there is no file; what may be there and cannot be reached is not missing.
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
