internal import Files
internal import Foundation

/// Private files of the user that the program writes: line by line, or as a whole.
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

  /// Writes a file that only its owner can read as a whole: until it is complete, the one that was
  /// there before stays.
  ///
  /// A pipe, which must already have a reader, and a device are written as they are.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: Where the file is.
  ///   - name: What the file is called in a message, such as “export”.
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

  /// Whether nothing can take the place of what is there: a pipe, a device, or what the system has
  /// under the names of a process's own streams.
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
      default: SystemError.reason(of: number)
      }
    self.init(unwritable: path, name: name, reason: reason)
  }

  init(unwritable path: String, name: String, reason: String) {
    self.init("The \(name) \(path) cannot be written: \(reason).", exitCode: .writingFailed)
  }
}
