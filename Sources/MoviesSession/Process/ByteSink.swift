internal import Files
internal import Foundation

/// A destination for a command's output.
public protocol ByteSink: Sendable {
  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(WriteError)

  /// Waits until all bytes written so far have arrived, but only for a moment.
  ///
  /// - Returns: Whether all of them have arrived.
  @discardableResult
  func flush() -> Bool
}

extension ByteSink {
  /// Does nothing; suffices for a sink that waits while it writes.
  public func flush() -> Bool { true }
}

/// The reason why output did not arrive.
public enum WriteError: Error, Hashable, Sendable {
  /// The reader has gone, as in `movies-tui search batman | head -1`; that is not worth a message.
  case closedPipe
  /// The device is full or broken, in the system's words.
  case failed(reason: String)
}

extension ByteSink {
  /// Writes a text as a line.
  package func writeLine(_ line: String) throws(WriteError) {
    try write(Array((line + "\n").utf8))
  }
}

/// A sink that writes to a descriptor at once, without buffering.
public struct FileDescriptorSink: ByteSink {
  /// The process's standard output.
  public static let standardOutput = FileDescriptorSink(descriptor: STDOUT_FILENO)
  /// The process's standard error.
  public static let standardError = FileDescriptorSink(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Makes a sink for a descriptor, which its owner keeps open as long as necessary and then
  /// closes.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  public func write(_ bytes: [UInt8]) throws(WriteError) {
    var rest = bytes
    while !rest.isEmpty {
      let written = Foundation.write(descriptor, rest, rest.count)
      if written >= 0 {
        rest.removeFirst(written)
      } else if errno == EPIPE {
        throw .closedPipe
      } else if errno != EINTR {
        throw .failed(reason: SystemError.last(.write).reason)
      }
    }
  }
}
