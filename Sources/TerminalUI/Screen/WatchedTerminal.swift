/// A terminal whose input and signals ``TerminalInput`` watches.
@MainActor
public protocol WatchedTerminal: AnyObject {
  /// The descriptor of the terminal's bytes; watch it, but read with ``read()``.
  var inputDescriptor: Int32 { get }
  /// The descriptor from which the numbers of caught signals can be read, one byte each.
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
  /// The maximum number of bytes read at once: as many as the program can handle between two
  /// frames.
  private static let capacity = 1024

  /// Reads into a temporary buffer with `ct_read` or a similar function.
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
