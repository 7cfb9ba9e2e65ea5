/// The exit status of the process; most values are those of `sysexits.h`.
///
/// 0 stands for a match or for a session that ended normally, and 128 + n for an end by signal n.
public struct ProgramExitCode: Hashable, Sendable {
  public var rawValue: Int32

  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  public var isSuccess: Bool { self == .success }
}

extension ProgramExitCode {
  public static let success = ProgramExitCode(0)
  /// Nothing matched.
  public static let nothingMatched = ProgramExitCode(1)
  /// The command line is wrong, or an id is invalid.
  public static let usage = ProgramExitCode(64)
  /// A reply could not be understood.
  public static let unreadableData = ProgramExitCode(65)
  /// An input file does not exist or cannot be read.
  public static let missingInput = ProgramExitCode(66)
  /// There was no connection or no answer in time, or the service failed.
  public static let unavailable = ProgramExitCode(69)
  /// The system refuses a resource: descriptors, memory or a thread.
  public static let resourceRefused = ProgramExitCode(71)
  /// A database that the command is about cannot be created or written.
  public static let databaseRefused = ProgramExitCode(73)
  /// A file or the output cannot be written.
  public static let writingFailed = ProgramExitCode(74)
  /// The day's requests are used up.
  public static let limitReached = ProgramExitCode(75)
  /// The key is missing although one is needed, malformed, or refused.
  public static let keyRefused = ProgramExitCode(77)
  /// The configuration is wrong.
  public static let wrongConfiguration = ProgramExitCode(78)
  /// The user pressed ^C before anything was done.
  public static let interrupted = ProgramExitCode(130)
  /// The user left without making a choice, which counts as an interruption.
  public static let nothingChosen = ProgramExitCode(130)
}
