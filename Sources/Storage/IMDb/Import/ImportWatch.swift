import GRDB
import GRDBSQLite
import Synchronization

/// Tells how far an import has come, and whether it is to go on; for all of its threads.
final class ImportWatch: Sendable {
  private struct Told {
    var stage: IMDbProgress.Stage
    var time: ContinuousClock.Instant
  }

  private let hasToEnd = Atomic(false)
  private let told = Mutex<Told?>(nil)
  private let onProgress: @Sendable (IMDbProgress) -> Void

  /// How long nothing further is told of the same stage.
  private static let pause = Duration.milliseconds(100)

  init(onProgress: @escaping @Sendable (IMDbProgress) -> Void) {
    self.onProgress = onProgress
  }

  func cancel() { hasToEnd.store(true, ordering: .relaxed) }

  var isCancelled: Bool { hasToEnd.load(ordering: .relaxed) }

  /// - Throws: ``IMDbImportError/cancelled`` if it is not to go on.
  func check() throws(IMDbImportError) {
    if isCancelled { throw .cancelled }
  }

  /// Tells how far the import has come, unless it has told so just now.
  func tell(_ progress: IMDbProgress) {
    let now = ContinuousClock.now
    let isDue = told.withLock { told in
      if let last = told, last.stage == progress.stage, now - last.time < Self.pause,
        progress.done != progress.total
      {
        return false
      }
      told = Told(stage: progress.stage, time: now)
      return true
    }
    if isDue { onProgress(progress) }
  }
}

extension Database {
  /// Lets every further statement end with `SQLITE_INTERRUPT` once an import is not to go on.
  ///
  /// - Parameter watch: Must outlive the connection's work.
  func stop(with watch: ImportWatch) {
    // Borrowed: the import holds it.
    let context = Unmanaged.passUnretained(watch).toOpaque()
    sqlite3_progress_handler(
      sqliteConnection, 1_000,
      { context in
        let watch = context.map { Unmanaged<ImportWatch>.fromOpaque($0).takeUnretainedValue() }
        return watch?.isCancelled == true ? 1 : 0
      }, context)
  }
}
