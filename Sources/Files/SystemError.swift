internal import Foundation

/// Why the system does not do something with a file.
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

  /// The system's words for the number of an error.
  public static func reason(of code: Int32) -> String { String(cString: strerror(code)) }

  /// Whether the disk is full, or this user has used up their quota.
  public var isAboutSpace: Bool { code == ENOSPC || code == EDQUOT }

  /// The error that the system has just reported.
  public static func last(_ step: Step) -> SystemError { SystemError(step, code: errno) }
}
