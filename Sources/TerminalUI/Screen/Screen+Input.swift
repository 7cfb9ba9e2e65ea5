import CTerminal

extension Screen {
  /// What reading from the terminal gave.
  public enum Received: Equatable, Sendable {
    case bytes([UInt8])
    /// Nothing came yet.
    case nothing
    /// The terminal is gone: end of file or hang-up.
    case ended
  }

  /// Reads what the terminal sent, without waiting.
  public func read() -> Received {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
      received(ct_read(buffer.baseAddress, buffer.count), in: buffer)
    }
  }

  /// Copies what was read out of the buffer, which the caller owns.
  private func received(_ count: Int, in buffer: UnsafeMutableBufferPointer<UInt8>) -> Received {
    switch count {
    case ..<0: .nothing
    case 0: .ended
    default: .bytes(Array(buffer.prefix(count)))
    }
  }
}
