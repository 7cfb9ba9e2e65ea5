internal import FileLocks
internal import Foundation

/// Private files of the user that the program writes line by line.
package enum OutputFile {
  /// What becomes of a file that already exists.
  package enum Mode {
    /// It is appended to, as it may be by other sessions.
    case appending
    /// It is emptied, and belongs to this session alone while it is open.
    case replacing
  }

  /// Opens a file that only its owner can read, creating it if necessary.
  ///
  /// A named pipe must already have a reader: opening it would otherwise wait without end. A reader
  /// that stops later is not waited for.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - name: What the file is called in a message, such as “log file”.
  ///   - mode: What becomes of a file that already exists.
  /// - Returns: Where to write; the file is closed when this is released.
  /// - Throws: A ``Failure`` that names the file if it cannot be written.
  package static func open(_ path: String, name: String, mode: Mode) throws(Failure) -> any ByteSink
  {
    let append = mode == .appending ? O_APPEND : 0
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | append
    let descriptor = Foundation.open(path, flags, 0o600)
    var status = stat()
    guard descriptor >= 0, fcntl(descriptor, F_SETFL, append) == 0,
      fstat(descriptor, &status) == 0
    else { throw refuse(descriptor, path, name) }
    let file = OwnedDescriptor(descriptor)
    // Pipes and devices are left as they are, and may make their writer wait.
    guard status.st_mode & S_IFMT == S_IFREG else { return BackgroundSink(file) }
    guard take(descriptor, status, mode) else {
      throw Failure(unwritable: path, name: name, because: errno)
    }
    return file
  }

  private static func refuse(_ descriptor: Int32, _ path: String, _ name: String) -> Failure {
    let number = errno
    if descriptor >= 0 { close(descriptor) }
    return Failure(unwritable: path, name: name, because: number)
  }

  /// Makes a regular file private to its owner; one to be replaced is also locked and emptied.
  ///
  /// - Returns: Whether that was done; if not, `errno` says why.
  private static func take(_ descriptor: Int32, _ status: stat, _ mode: Mode) -> Bool {
    // Before anything is done to it: another session may be writing it.
    guard mode == .appending || FileLock.take(descriptor) else { return false }
    if status.st_uid == geteuid() { fchmod(descriptor, 0o600) }
    return mode == .appending || ftruncate(descriptor, 0) == 0
  }
}

/// A descriptor that is closed when it is released.
private final class OwnedDescriptor: ByteSink {
  private let sink: FileDescriptorSink

  init(_ descriptor: Int32) {
    sink = FileDescriptorSink(descriptor: descriptor)
  }

  deinit { close(sink.descriptor) }

  func write(_ bytes: [UInt8]) throws(WriteError) { try sink.write(bytes) }
}

extension Failure {
  /// The failure to write a file, for a reason that the system gives.
  init(unwritable path: String, name: String, because number: Int32) {
    let reason =
      switch number {
      case ENXIO: "nobody reads from it"
      case EWOULDBLOCK: "another session writes to it"
      default: String(cString: strerror(number))
      }
    self.init("The \(name) \(path) cannot be written: \(reason).", exitCode: .writingFailed)
  }
}
