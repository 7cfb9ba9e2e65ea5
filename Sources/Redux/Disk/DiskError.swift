internal import Files

/// An error from reading or writing a file.
public struct DiskError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The step that failed.
  public enum Operation: String, Hashable, Codable, Sendable {
    case open, read, write, replace
  }

  /// The step that failed.
  public let operation: Operation

  /// The file that could not be read or written.
  public let path: String

  /// The system's error number, such as `ENOENT`.
  public let code: Int32

  public init(operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// A sentence that names the failed step, the file and the reason.
  public var description: String {
    "Could not \(operation.rawValue) \(path): \(SystemError.reason(of: code))."
  }

  /// Makes an error from a system error and the file that it is about.
  init(_ error: SystemError, _ path: String) {
    self.init(operation: Operation(error.step), path: path, code: error.code)
  }

  /// Makes the error that the system has just reported.
  static func last(_ step: SystemError.Step, _ path: String) -> DiskError {
    DiskError(.last(step), path)
  }
}

extension DiskError.Operation {
  fileprivate init(_ step: SystemError.Step) {
    self =
      switch step {
      case .open: .open
      case .read: .read
      case .write: .write
      case .replace: .replace
      }
  }
}
