import Foundation

/// An unnamed file for the input or output of a child process.
struct CaptureFile: ~Copyable, Sendable {
  /// Open while this value lives; closed in children.
  let descriptor: Int32

  init(_ content: String = "") throws {
    var path = Array("/tmp/movies-tui-capture-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw POSIXFailure("open a temporary file") }
    unlink(path)
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { throw POSIXFailure("fcntl") }
    var bytes = Array(content.utf8)
    while !bytes.isEmpty {
      let count = write(descriptor, bytes, bytes.count)
      guard count > 0 else { throw POSIXFailure("write a temporary file") }
      bytes.removeFirst(count)
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit {
    close(descriptor)
  }

  /// The current contents of the file, whatever others have read or written in the meantime.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, bytes.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
