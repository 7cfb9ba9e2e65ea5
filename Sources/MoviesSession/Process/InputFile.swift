internal import Files
internal import Foundation

/// The opening of files that the program reads.
package enum InputFile {
  /// The reason why a file cannot be read.
  package struct Unreadable: Error {
    /// The reason, as the end of a sentence about the file.
    package var reason: String
    /// Whether the path leads to something other than a file.
    package var isNoFile: Bool

    package init(reason: String, isNoFile: Bool = false) {
      self.reason = reason
      self.isNoFile = isNoFile
    }
  }

  /// Opens a regular file; links are followed.
  ///
  /// A device may never end, so it is refused. A pipe is refused, too, unless `mayBePipe` is set:
  /// then it can be read to its end, however long its writer takes, as other programs do with
  /// `/dev/stdin` and with a shell's `<(…)`. If a named pipe has no writer for a second, it counts
  /// as empty.
  ///
  /// - Returns: The descriptor; the caller closes it.
  package static func open(_ path: String, mayBePipe: Bool) throws(Unreadable) -> Int32 {
    // The file is opened without waiting; otherwise, opening a named pipe would block until it had
    // a writer.
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(errno) }
    do {
      try check(descriptor, mayBePipe: mayBePipe)
    } catch {
      close(descriptor)
      throw error
    }
    _ = fcntl(descriptor, F_SETFL, 0)
    return descriptor
  }

  private static func check(_ descriptor: Int32, mayBePipe: Bool) throws(Unreadable) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Unreadable(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFIFO where mayBePipe:
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&ready, 1, 1_000)
    case S_IFDIR: throw Unreadable(reason: "it is a directory", isNoFile: true)
    case S_IFIFO: throw Unreadable(reason: "it is a pipe", isNoFile: true)
    default: throw Unreadable(reason: "it is a device", isNoFile: true)
    }
  }
}

extension InputFile.Unreadable {
  /// Makes the reason for an error number of the system.
  package init(_ number: Int32) {
    switch number {
    case ENOENT, ENOTDIR: self.init(reason: "it does not exist")
    case EACCES, EPERM: self.init(reason: "reading it is not allowed")
    case ENXIO, ENODEV: self.init(reason: "it is a socket or a device", isNoFile: true)
    default: self.init(reason: SystemError.reason(of: number))
    }
  }
}
