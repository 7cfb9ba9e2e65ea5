import Foundation
import TestSupport
import Testing

@Suite("Suspending and coming back")
struct SuspensionTests {
  @Test("^Z gives the terminal to the shell, and fg comes back in the size of then")
  func controlZ() async throws {
    try await withShell { program in
      let before = try await TerminalModes(of: program.terminal)
      try await start(program)
      try await program.press("Down", "C-z")
      try await program.shows("Stopped", "shell$")
      #expect(try await TerminalModes(of: program.terminal) == before)
      try await program.terminal.resize(columns: 120, rows: 30)
      try await program.type("fg\n")
      try await program.shows("2 / 33", "│  Batman")
      try await program.press("Down")
      try await program.shows("3 / 33", "Christopher Nolan")
      try await program.press("q")
      try await program.hides("Batman Begins")
      #expect(try await TerminalModes(of: program.terminal) == before)
    }
  }

  @Test("A stop signal from outside does the same")
  func stopSignal() async throws {
    try await withShell { program in
      try await start(program)
      try await program.send(signal: SIGTSTP)
      try await program.shows("Stopped", "shell$")
      try await program.type("fg\n")
      try await program.shows("1 / 33", "Batman Begins")
      try await program.press("q")
      try await program.hides("Batman Begins")
    }
  }

  private func withShell(_ test: (Program) async throws -> Void) async throws {
    let shell = #"exec bash --norc --noprofile -i -s -- "$@""#
    let start = Program.Start(
      arguments: ["--demo"], environment: ["PS1": "shell$ "], script: shell)
    try await withProgram(start) { program in
      try await program.shows("shell$")
      try await test(program)
    }
  }

  private func start(_ program: Program) async throws {
    try await program.type("\"$@\"\n")
    try await program.shows("1 / 33")
  }
}
