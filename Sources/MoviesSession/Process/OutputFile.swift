internal import Files
internal import Foundation

/// The user's private files that the program writes, either line by line or as a whole.
package enum OutputFile {
  /// The treatment of a file that already exists.
  package enum Mode {
    /// New lines are appended to the file; other sessions may append to it, too.
    case appending
    /// The file is emptied, and is locked for this session while it is open.
    case replacing
  }

  /// Opens a file that only its owner can read, creating it if necessary.
  ///
  /// A named pipe must already have a reader: opening it would otherwise wait without end. The
  /// program does not wait for a reader that stops reading later.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for the file in messages, such as “log file”.
  ///   - mode: The treatment of a file that already exists.
  /// - Returns: The sink to write to; the file is closed when the sink is released.
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
    // The contents and modes of pipes and devices stay unchanged; such a file may make its writer
    // wait.
    guard status.st_mode & S_IFMT == S_IFREG else { return BackgroundSink(file) }
    guard take(descriptor, status, mode) else {
      throw Failure(unwritable: path, name: name, because: errno)
    }
    return file
  }

  /// Writes a file as a whole, readable only by its owner; an earlier file stays until the new one
  /// is complete.
  ///
  /// A pipe, which must already have a reader, and a device are written to directly.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The path of the file.
  ///   - name: The name for the file in messages, such as “export”.
  /// - Throws: A ``Failure`` that names the file if it cannot be written.
  package static func write(
    _ bytes: [UInt8], to path: String, name: String
  ) throws(Failure) {
    guard !isWrittenInPlace(path) else { return try send(bytes, to: path, name) }
    do {
      try WholeFile.replace(path, with: bytes)
    } catch {
      throw Failure(unwritable: path, name: name, because: error.code)
    }
  }

  /// Whether the file cannot be replaced: a pipe, a device, or one of the system's names for a
  /// process's own streams.
  private static func isWrittenInPlace(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) || path.hasPrefix("/dev/")
  }

  /// Writes to a pipe or a device, however long its reader takes.
  private static func send(
    _ bytes: [UInt8], to path: String, _ name: String
  ) throws(Failure) {
    let descriptor = Foundation.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0, fcntl(descriptor, F_SETFL, 0) == 0 else {
      throw refuse(descriptor, path, name)
    }
    defer { close(descriptor) }
    do {
      try FileDescriptorSink(descriptor: descriptor).write(bytes)
    } catch {
      switch error {
      case .closedPipe: throw Failure(unwritable: path, name: name, because: EPIPE)
      case .failed(let reason): throw Failure(unwritable: path, name: name, reason: reason)
      }
    }
  }

  private static func refuse(_ descriptor: Int32, _ path: String, _ name: String) -> Failure {
    let number = errno
    if descriptor >= 0 { close(descriptor) }
    return Failure(unwritable: path, name: name, because: number)
  }

  /// Makes a regular file private to its owner; a file to be replaced is also locked and emptied.
  ///
  /// - Returns: Whether that succeeded; if not, `errno` has the reason.
  private static func take(_ descriptor: Int32, _ status: stat, _ mode: Mode) -> Bool {
    // The lock comes before any change, since another session may be writing the file.
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
  /// Makes the failure to write a file, with the system's reason.
  init(unwritable path: String, name: String, because number: Int32) {
    let reason =
      switch number {
      case ENXIO: "nobody reads from it"
      case EWOULDBLOCK: "another session writes to it"
      default: SystemError.reason(of: number)
      }
    self.init(unwritable: path, name: name, reason: reason)
  }

  init(unwritable path: String, name: String, reason: String) {
    self.init("The \(name) \(path) cannot be written: \(reason).", exitCode: .writingFailed)
  }
}
