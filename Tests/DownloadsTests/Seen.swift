import Downloads
import Synchronization

/// The progress that was told, in order.
final class Seen: Sendable {
  private let list = Mutex<[DownloadProgress]>([])

  var all: [DownloadProgress] { list.withLock { $0 } }

  func add(_ progress: DownloadProgress) { list.withLock { $0.append(progress) } }
}
