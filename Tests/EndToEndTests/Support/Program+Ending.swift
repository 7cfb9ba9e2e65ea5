import Foundation
import TestSupport
import Testing

/// A start from a shell that tells how the terminal was before and after.
extension Program.Start {
  /// Notes the terminal's settings, waits for Enter, runs the program, says how it ended, and then
  /// shows every byte that comes in.
  static let observed = #"""
    ulimit -c 0; echo before; stty -a > "$HOME/before"; read _; "$@"; echo "ended with $?"
    stty -a > "$HOME/after"; exec cat -v
    """#

  /// The demo, started from such a shell, and without what Swift prints after a crash.
  static func observed(terminalType: String = "tmux-256color") -> Program.Start {
    Program.Start(
      arguments: ["--demo"], terminalType: terminalType,
      environment: ["SWIFT_BACKTRACE": "enable=no"], script: observed)
  }

  /// Whether the terminal has a second screen, so that the shell's text is there again at the end.
  fileprivate var hasAlternateScreen: Bool { !["linux", "vt100"].contains(terminalType) }
}

/// Runs the demo, ends it in some way, and expects the terminal to be as it was before.
func expectRestored(
  after start: Program.Start = .observed(), code: Int, _ end: (Program) async throws -> Void
) async throws {
  try await withProgram(start) { program in
    try await program.shows("before")
    let before = try await TerminalModes(of: program.terminal)
    try await program.press("Enter")
    try await program.shows("1 / 33")
    try await end(program)
    try await program.shows("ended with \(code)")
    if start.hasAlternateScreen { try await program.shows("before") }
    try await waitUntil("the settings after") { program.home.text(of: "after")?.isEmpty == false }
    #expect(program.home.text(of: "after") == program.home.text(of: "before"))
    #expect(try await TerminalModes(of: program.terminal) == before)
    try await program.terminal.paste("no marks")
    try await program.shows("no marks")
    #expect(try await !program.terminal.text().contains("200~"))
  }
}

extension Program {
  /// Sends a signal to the program, which the terminal's shell has started.
  func send(signal: Int32) async throws {
    kill(try await childOfShell(), signal)
  }

  private func childOfShell() async throws -> Int32 {
    let shell = try await terminal.processID()
    return try await waitFor("the program's process") {
      (try? String(contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8))
        .flatMap { $0.split(separator: " ").first }.flatMap { Int32($0) }
    }
  }
}
