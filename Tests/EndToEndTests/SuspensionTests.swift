import Foundation
import TestSupport
import Testing

@Suite("Suspending and coming back", .timeLimit(.minutes(5)))
struct SuspensionTests {
  @Test("^Z gives the terminal to the shell, and fg comes back in the size of then")
  func controlZ() async throws {
    try await withShell(["--demo"]) { program in
      let before = try await TerminalModes(of: program.terminal)
      try await start(program)
      try await program.press("m", "Down", "C-z")
      try await program.expectStopped(restoring: before)
      try await program.terminal.resize(columns: 120, rows: 30)
      try await program.type("fg\n")
      try await program.shows("2 / 33", "Action, Adventure, Comedy")
      #expect(try await program.terminal.property("mouse_any_flag") == "1")
      try await program.press("Down")
      try await program.shows("3 / 33", "Christopher Nolan")
      try await program.press("q")
    }
  }

  @Test("A stop signal from outside does the same")
  func stopSignal() async throws {
    try await withShell(["--demo"]) { program in
      let before = try await TerminalModes(of: program.terminal)
      try await start(program)
      try await program.send(signal: SIGTSTP)
      try await program.expectStopped(restoring: before)
      try await program.type("fg\n")
      try await program.shows("1 / 33", "Batman Begins")
      try await program.press("q")
    }
  }

  private func start(_ program: Program) async throws {
    try await program.type("\"$@\"\n")
    try await program.shows("1 / 33")
  }
}
