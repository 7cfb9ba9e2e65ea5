public import MoviesSession
import Synchronization

/// A sink that keeps the written bytes, or refuses them.
public final class RecordingSink: ByteSink {
  private let bytes = Mutex<[UInt8]>([])
  private let error: WriteError?

  public init(failingWith error: WriteError? = nil) {
    self.error = error
  }

  public func write(_ bytes: [UInt8]) throws(WriteError) {
    if let error { throw error }
    self.bytes.withLock { $0 += bytes }
  }

  /// Everything that was written.
  public var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
