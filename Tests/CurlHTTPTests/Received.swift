import Synchronization

/// The data received by a server's script, for the test to check.
final class Received: Sendable {
  private let storage = Mutex<[UInt8]>([])

  var body: [UInt8] {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}
