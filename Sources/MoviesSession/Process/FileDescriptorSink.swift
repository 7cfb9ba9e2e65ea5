internal import Files
internal import Foundation

/// A sink that writes to a descriptor at once, without buffering.
public struct FileDescriptorSink: ByteSink {
  /// The process's standard output.
  public static let standardOutput = FileDescriptorSink(descriptor: STDOUT_FILENO)
  /// The process's standard error.
  public static let standardError = FileDescriptorSink(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Makes a sink over a descriptor, which its owner keeps open meanwhile and closes.
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
