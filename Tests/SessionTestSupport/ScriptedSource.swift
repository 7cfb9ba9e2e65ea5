public import MoviesSession
import Synchronization

/// Standard input written by a test, in pieces of its choice.
public final class ScriptedSource: ByteSource {
  private let pieces: Mutex<[[UInt8]]>

  public init(_ bytes: [UInt8], pieceLength: Int = 4096) {
    pieces = Mutex(
      stride(from: 0, to: bytes.count, by: pieceLength)
        .map { Array(bytes[$0..<min($0 + pieceLength, bytes.count)]) })
  }

  public convenience init(_ text: String, pieceLength: Int = 4096) {
    self.init(Array(text.utf8), pieceLength: pieceLength)
  }

  public func read() async -> [UInt8] {
    pieces.withLock { $0.isEmpty ? [] : $0.removeFirst() }
  }
}
