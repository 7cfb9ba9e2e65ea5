public import MoviesSession
import Synchronization

/// Standard input written by a test, in pieces of its choice.
public final class ScriptedSource: ByteSource {
  private let pieces: Mutex<[[UInt8]]>

  public init(_ text: String, pieceLength: Int = 4096) {
    let bytes = Array(text.utf8)
    pieces = Mutex(
      stride(from: 0, to: bytes.count, by: pieceLength)
        .map { Array(bytes[$0..<min($0 + pieceLength, bytes.count)]) })
  }

  public func read() async -> [UInt8] {
    pieces.withLock { $0.isEmpty ? [] : $0.removeFirst() }
  }
}
