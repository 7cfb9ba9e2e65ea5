internal import Foundation

/// An error that the system reported for an operation on a file.
public struct SystemError: Error, Hashable, Sendable {
  /// The steps that may fail.
  public enum Step: Hashable, Sendable {
    case open, read, write, replace
  }

  /// The step that failed.
  public let step: Step
  /// The system's number for the error, such as `ENOENT`.
  public let code: Int32

  public init(_ step: Step, code: Int32) {
    self.step = step
    self.code = code
  }

  /// The reason in the system's words, such as `No such file or directory`.
  public var reason: String { Self.reason(of: code) }

  /// Returns the system's words for an error number.
  public static func reason(of code: Int32) -> String { String(cString: strerror(code)) }

  /// Whether the disk is full, or this user has used up their quota.
  public var isAboutSpace: Bool { code == ENOSPC || code == EDQUOT }

  /// Returns the error that the system has just reported in `errno`.
  public static func last(_ step: Step) -> SystemError { SystemError(step, code: errno) }
}
