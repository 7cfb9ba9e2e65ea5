import TestSupport
import Testing

/// Runs an interactive shell, in which `"$@"` is the program, for job control; it is told to exit
/// at the end if the test has not done so.
func withShell(
  _ arguments: [String], _ test: (Program) async throws -> Void
) async throws {
  let start = Program.Start(
    arguments: arguments, rows: 50, environment: ["PS1": "shell$ "],
    script: #"bash --norc --noprofile -i -s -- "$@""#)
  try await withProgram(start) { program in
    try await program.showsPrompt()
    try await test(program)
    if !program.hasEnded {
      try await program.showsPrompt()
      try await program.type("exit\n")
      _ = try await program.ends()
    }
  }
}

extension Program {
  /// Waits for the shell's prompt.
  func showsPrompt() async throws {
    try await terminal.waitUntil("the shell's prompt") { screen in
      screen.split(separator: "\n").last == "shell$"
    }
  }

  /// Waits until the shell reports that the program was stopped, and expects the terminal to be as
  /// it was before.
  func expectStopped(restoring before: TerminalModes) async throws {
    try await shows("Stopped")
    try await showsPrompt()
    #expect(try await TerminalModes(of: terminal) == before)
    try await type("stty -a > ~/stopped\n")
    try await waitUntil("the settings") { home.text(of: "stopped")?.isEmpty == false }
    #expect(settings("stopped") == settings("before"))
    try await showsPrompt()
  }
}
