package import Titles

/// How a session ended.
package struct SessionEnd: Sendable {
  /// The code that the process ends with.
  package var exitCode: ProgramExitCode
  /// What the user has chosen; `nil` without a choice, or where there was nothing to choose.
  package var chosen: [TitleID]?
}
