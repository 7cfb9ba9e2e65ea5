#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file could not be read or written.
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

  /// What happened, to what, and why.
  public var description: String {
    "Could not \(operation.rawValue) \(path): \(String(cString: strerror(code)))."
  }

  /// The error that the system has just reported.
  static func last(_ operation: Operation, _ path: String) -> DiskError {
    DiskError(operation: operation, path: path, code: errno)
  }
}
