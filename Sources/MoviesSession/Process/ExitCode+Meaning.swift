public import ArgumentParser

/// What the program's exit codes mean; the numbers are those of `sysexits.h`.
///
/// 0 is a match or a session that ended normally, and 128 + n an end by signal n.
extension ExitCode {
  /// Nothing matched.
  public static let nothingMatched = ExitCode(1)
  /// The command line is wrong, or an id is invalid.
  public static let usage = ExitCode(64)
  /// A reply could not be understood.
  public static let unreadableData = ExitCode(65)
  /// An input file does not exist or cannot be read.
  public static let missingInput = ExitCode(66)
  /// No connection, no answer in time, or the service failed.
  public static let unavailable = ExitCode(69)
  /// The system refuses a resource: descriptors, memory or a thread.
  public static let resourceRefused = ExitCode(71)
  /// A database cannot be created or written, and the command is about it.
  public static let databaseRefused = ExitCode(73)
  /// Writing failed.
  public static let writingFailed = ExitCode(74)
  /// The day's requests are used up.
  public static let limitReached = ExitCode(75)
  /// The key is missing although one is needed, malformed, or refused.
  public static let keyRefused = ExitCode(77)
  /// The configuration is wrong.
  public static let wrongConfiguration = ExitCode(78)
  /// ^C has stopped it before anything was done.
  public static let interrupted = ExitCode(130)
  /// The user was to choose, and has left without a choice: as if interrupted.
  public static let nothingChosen = ExitCode(130)
}
