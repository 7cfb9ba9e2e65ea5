import Foundation

/// Reads small files whole.
enum TextFile {
  /// Why a file cannot be read.
  struct Unreadable: Error {
    /// The end of a sentence about the file.
    var reason: String
    /// Whether something else than a file stands there.
    var isNoFile = false
  }

  /// The bytes of a regular file, at most `limit` of them; links are followed.
  ///
  /// A device may never end, so it is refused. A pipe is refused too, unless it `mayBePipe`: then it
  /// is read to its end, as other programs do with `/dev/stdin` and with what a shell makes of
  /// `<(…)`, and however long its writer takes; a named pipe that nobody writes to is given a second.
  static func bytes(
    of path: String, limit: Int, mayBePipe: Bool = false
  ) throws(Unreadable) -> [UInt8] {
    // Without waiting: opening a named pipe would else last until somebody writes to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Unreadable(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return try bytes(of: descriptor, limit: limit)
    case S_IFIFO where mayBePipe:
      wait(for: descriptor, milliseconds: 1_000)
      let bytes = try bytes(of: descriptor, limit: limit)
      guard !bytes.isEmpty else {
        throw Unreadable(reason: "it is a pipe that nobody has written to", isNoFile: true)
      }
      return bytes
    case S_IFDIR: throw Unreadable(reason: "it is a directory", isNoFile: true)
    case S_IFIFO: throw Unreadable(reason: "it is a pipe", isNoFile: true)
    default: throw Unreadable(reason: "it is a device", isNoFile: true)
    }
  }

  /// Reads to the end.
  private static func bytes(of descriptor: Int32, limit: Int) throws(Unreadable) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 16 << 10)
    while bytes.count <= limit {
      let count = read(descriptor, &block, block.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += block.prefix(count)
      } else if errno == EAGAIN {
        wait(for: descriptor, milliseconds: -1)
      } else if errno != EINTR {
        throw Unreadable(errno)
      }
    }
    throw Unreadable(reason: "it has more than \(limit) bytes")
  }

  /// Waits until there is something to read, or an end; -1 milliseconds are without end.
  private static func wait(for descriptor: Int32, milliseconds: Int32) {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&ready, 1, milliseconds)
  }
}

extension TextFile.Unreadable {
  /// The reason that the system gives.
  fileprivate init(_ number: Int32) {
    switch number {
    case ENOENT, ENOTDIR: self.init(reason: "it does not exist")
    case EACCES, EPERM: self.init(reason: "reading it is not allowed")
    case ENXIO, ENODEV: self.init(reason: "it is a socket or a device", isNoFile: true)
    default: self.init(reason: String(cString: strerror(number)))
    }
  }
}
