/// A terminal whose input and signals ``TerminalInput`` watches.
@MainActor
public protocol WatchedTerminal: AnyObject {
  /// The source of the terminal's bytes; to be watched, not read (``read()`` does that).
  var inputDescriptor: Int32 { get }
  /// The source of caught signals as numbers, one byte each; to be watched and read.
  var signalDescriptor: Int32 { get }

  /// Reads the terminal's input, without waiting.
  func read() -> Received
}

/// The result of reading from a terminal.
public enum Received: Equatable, Sendable {
  case bytes([UInt8])
  /// Nothing has arrived yet.
  case nothing
  /// The terminal is gone: end of file or hang-up.
  case ended
}

extension Received {
  /// The most bytes read at once: as much as the program can handle between two frames.
  private static let capacity = 1024

  /// Reads into its own buffer with `ct_read` or a similar function.
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
