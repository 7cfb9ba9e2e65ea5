/// Where typed lines come from.
public protocol ByteSource: Sendable {
  /// Waits for bytes and returns them; empty at the end.
  func read() async -> [UInt8]
}
