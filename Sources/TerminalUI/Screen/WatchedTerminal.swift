/// A terminal whose input and signals ``TerminalInput`` watches.
@MainActor
public protocol WatchedTerminal: AnyObject {
  /// Where the terminal's bytes come from; to watch, not to read (``read()`` does).
  var inputDescriptor: Int32 { get }
  /// Where the numbers of caught signals come from, one byte each; to watch and to read.
  var signalDescriptor: Int32 { get }

  /// Reads what the terminal sent, without waiting.
  func read() -> Received
}

/// What reading from a terminal gave.
public enum Received: Equatable, Sendable {
  case bytes([UInt8])
  /// Nothing came yet.
  case nothing
  /// The terminal is gone: end of file or hang-up.
  case ended
}

extension Received {
  /// The most bytes that are read at once: what the program can deal with between two frames.
  private static let capacity = 1024

  /// Reads into a buffer of its own by `ct_read` or its like.
  init(by read: (UnsafeMutablePointer<UInt8>?, Int) -> Int) {
    self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { buffer in
      switch read(buffer.baseAddress, buffer.count) {
      case ..<0: .nothing
      case 0: .ended
      case let count: .bytes(Array(buffer.prefix(count)))
      }
    }
  }
}
