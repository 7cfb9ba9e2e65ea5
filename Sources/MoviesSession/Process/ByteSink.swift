/// Where a command's output goes.
public protocol ByteSink: Sendable {
  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(WriteError)

  /// Waits until what was written has arrived, but no longer than a moment.
  ///
  /// - Returns: Whether it has.
  @discardableResult
  func flush() -> Bool
}

extension ByteSink {
  /// Nothing is to be waited for where writing itself waits.
  public func flush() -> Bool { true }
}

/// Why output did not arrive.
public enum WriteError: Error, Hashable, Sendable {
  /// Nobody reads any more, as in `movies-tui search batman | head -1`: no reason to complain.
  case closedPipe
  /// The device is full or broken, in the system's words.
  case failed(reason: String)
}

extension ByteSink {
  /// Writes a text and the end of a line.
  package func writeLine(_ line: String) throws(WriteError) {
    try write(Array((line + "\n").utf8))
  }
}
