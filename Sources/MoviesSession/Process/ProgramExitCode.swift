/// The number that the process ends with; most are those of `sysexits.h`.
///
/// 0 is a match or a session that ended normally, and 128 + n an end by signal n.
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
  /// No connection, no answer in time, or the service failed.
  public static let unavailable = ProgramExitCode(69)
  /// The system refuses a resource: descriptors, memory or a thread.
  public static let resourceRefused = ProgramExitCode(71)
  /// A database cannot be created or written, and the command is about it.
  public static let databaseRefused = ProgramExitCode(73)
  /// Writing failed.
  public static let writingFailed = ProgramExitCode(74)
  /// The day's requests are used up.
  public static let limitReached = ProgramExitCode(75)
  /// The key is missing although one is needed, malformed, or refused.
  public static let keyRefused = ProgramExitCode(77)
  /// The configuration is wrong.
  public static let wrongConfiguration = ProgramExitCode(78)
  /// ^C has stopped it before anything was done.
  public static let interrupted = ProgramExitCode(130)
  /// The user was to choose, and has left without a choice: as if interrupted.
  public static let nothingChosen = ProgramExitCode(130)
}
