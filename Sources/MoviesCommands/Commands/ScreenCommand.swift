import MoviesSession

/// A command that may run a session on the screen, which needs the main thread to itself.
protocol ScreenCommand: ProgramCommand {
  /// Whether the command runs a session on the screen this time.
  func wantsScreen(in invocation: Invocation) -> Bool

  /// Runs the session from start to end.
  ///
  /// - Returns: The exit code of the process.
  /// - Throws: A ``Failure`` or a ``WriteError``.
  @MainActor func startSession(in invocation: Invocation) throws -> ProgramExitCode
}

extension ScreenCommand {
  var asScreenCommand: (any ScreenCommand)? { self }
}
