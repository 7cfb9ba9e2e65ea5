/// The reason why a command ends early: one line for standard error, and an exit code.
public struct Failure: Error, Equatable, Sendable {
  /// One line that says what happened to what, and what to do.
  public var message: String
  public var exitCode: ProgramExitCode

  public init(_ message: String, exitCode: ProgramExitCode) {
    self.message = message
    self.exitCode = exitCode
  }
}
