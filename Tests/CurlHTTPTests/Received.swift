import Synchronization

/// What a server's script has received, for the test to look at.
final class Received: Sendable {
  private let storage = Mutex<[UInt8]>([])

  var body: [UInt8] {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}
