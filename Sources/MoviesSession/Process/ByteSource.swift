internal import Dispatch
internal import Foundation

/// A source of typed lines.
public protocol ByteSource: Sendable {
  /// Waits for bytes and returns them; returns no bytes at the end.
  func read() async -> [UInt8]
}

extension ByteSource {
  /// Reads to the end in the background, and discards the bytes.
  ///
  /// - Parameter body: The function to call once at the end, on any thread.
  public func onEnd(_ body: @escaping @Sendable () -> Void) {
    Task.detached {
      while await !read().isEmpty {}
      body()
    }
  }
}

/// A source that reads from a descriptor, whether that is a terminal, a pipe or a file.
public struct FileDescriptorSource: ByteSource {
  /// The process's standard input.
  public static let standardInput = FileDescriptorSource(descriptor: STDIN_FILENO)

  let descriptor: Int32

  public func read() async -> [UInt8] {
    await withCheckedContinuation { done in
      DispatchQueue.global().async { done.resume(returning: readNow()) }
    }
  }

  /// Blocks until bytes arrive; an error counts as the end, too, since no more bytes will arrive.
  private func readNow() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var count = Foundation.read(descriptor, &bytes, bytes.count)
    while count < 0, errno == EINTR { count = Foundation.read(descriptor, &bytes, bytes.count) }
    return Array(bytes.prefix(max(0, count)))
  }
}
