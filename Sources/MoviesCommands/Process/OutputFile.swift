import Foundation

/// Files of their owner's that the program writes to line by line.
enum OutputFile {
  /// Opens a file, which is made where there is none.
  ///
  /// A named pipe must have somebody who reads it: opening it would else wait without end.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - name: What the file is called in a message, such as “log file”.
  ///   - mode: `O_APPEND`, or `O_TRUNC` to begin anew.
  /// - Returns: The descriptor; the caller closes it.
  /// - Throws: A ``Failure`` that names the file where it cannot be written.
  static func open(_ path: String, name: String, mode: Int32) throws(Failure) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | mode
    let descriptor = Foundation.open(path, flags, 0o600)
    guard descriptor >= 0 else {
      let reason = errno == ENXIO ? "nobody reads from it" : String(cString: strerror(errno))
      throw Failure("The \(name) \(path) cannot be written: \(reason).", exitCode: .writingFailed)
    }
    _ = fcntl(descriptor, F_SETFL, mode & O_APPEND)
    return descriptor
  }
}
