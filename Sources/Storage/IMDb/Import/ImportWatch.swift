import GRDB
import GRDBSQLite
import Synchronization

/// A watch over an import and all its threads, which reports progress and says whether to continue.
final class ImportWatch: Sendable {
  private struct Told {
    var stage: IMDbProgress.Stage
    var time: ContinuousClock.Instant
  }

  private let hasToEnd = Atomic(false)
  private let told = Mutex<Told?>(nil)
  private let onProgress: @Sendable (IMDbProgress) -> Void

  /// The minimum time between two reports of the same stage.
  private static let pause = Duration.milliseconds(100)

  init(onProgress: @escaping @Sendable (IMDbProgress) -> Void) {
    self.onProgress = onProgress
  }

  func cancel() { hasToEnd.store(true, ordering: .relaxed) }

  var isCancelled: Bool { hasToEnd.load(ordering: .relaxed) }

  /// Throws ``IMDbImportError/cancelled`` if the import must not continue.
  func check() throws(IMDbImportError) {
    if isCancelled { throw .cancelled }
  }

  /// Reports the progress, unless the last report of the same stage is very recent.
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
  /// Makes statements end with `SQLITE_INTERRUPT` once the import is cancelled.
  ///
  /// - Parameter watch: The watch, which must outlive the connection's work.
  func stop(with watch: ImportWatch) {
    // The watch is borrowed: the import owns it.
    let context = Unmanaged.passUnretained(watch).toOpaque()
    sqlite3_progress_handler(
      sqliteConnection, 1_000,
      { context in
        let watch = context.map { Unmanaged<ImportWatch>.fromOpaque($0).takeUnretainedValue() }
        return watch?.isCancelled == true ? 1 : 0
      }, context)
  }
}
