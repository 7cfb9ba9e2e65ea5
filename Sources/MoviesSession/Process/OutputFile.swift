internal import Foundation

/// Files of their owner's that the program writes to line by line.
enum OutputFile {
  /// What becomes of a file that is there already.
  enum Mode {
    /// It is written on at its end, as by other sessions.
    case appending
    /// It begins anew, and is this session's alone for as long as it is open.
    case replacing
  }

  /// Opens a file, which is made where there is none, and which nobody but its owner can read.
  ///
  /// A named pipe must have somebody who reads it: opening it would else wait without end. Nobody waits
  /// for a reader that stops later.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - name: What the file is called in a message, such as “log file”.
  ///   - mode: What becomes of a file that is there already.
  /// - Returns: Where to write; the file is closed when nobody keeps that any more.
  /// - Throws: A ``Failure`` that names the file where it cannot be written.
  static func open(_ path: String, name: String, mode: Mode) throws(Failure) -> any ByteSink {
    let append = mode == .appending ? O_APPEND : 0
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | append
    let descriptor = Foundation.open(path, flags, 0o600)
    var status = stat()
    guard descriptor >= 0, fcntl(descriptor, F_SETFL, append) == 0,
      fstat(descriptor, &status) == 0
    else { throw refuse(descriptor, path, name) }
    let file = OwnedDescriptor(descriptor)
    // Pipes and devices stay what they are, and may make their writer wait.
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

  /// Makes a regular file its owner's alone, and one that is replaced this session's and empty.
  ///
  /// - Returns: Whether that was done; where not, `errno` says why.
  private static func take(_ descriptor: Int32, _ status: stat, _ mode: Mode) -> Bool {
    // Before anything is done to it: it may be what another session writes.
    guard mode == .appending || FileLock.take(descriptor) else { return false }
    if status.st_uid == geteuid() { fchmod(descriptor, 0o600) }
    return mode == .appending || ftruncate(descriptor, 0) == 0
  }
}

/// A descriptor that is closed when nobody writes to it any more.
private final class OwnedDescriptor: ByteSink {
  private let sink: FileDescriptorSink

  init(_ descriptor: Int32) {
    sink = FileDescriptorSink(descriptor: descriptor)
  }

  deinit { close(sink.descriptor) }

  func write(_ bytes: [UInt8]) throws(WriteError) { try sink.write(bytes) }
}

extension Failure {
  /// That a file cannot be written, for a reason of the system's.
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
