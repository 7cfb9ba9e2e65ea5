import Foundation
import TestSupport
import Testing

@Suite("movies-tui pick", .timeLimit(.minutes(5)))
struct PickCommandTests {
  @Test("Without any terminal it is code 71 and one line")
  func noTerminal() async throws {
    let result = try await pick("--demo", "alien")
    #expect(result.exitCode == 71)
    #expect(result.output == "")
    #expect(
      result.errors == "movies-tui: there is no terminal: neither standard input and output nor "
        + "/dev/tty is one.\n")
  }

  @Test("A terminal that cannot be drawn on is said, and is no reason for plain mode")
  func dumbTerminal() async throws {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path("movies-tui"), "pick", "--demo", "alien"],
      environment: ["TERM": "dumb", "HOME": "/nonexistent"])
    let written = try await terminal.waitUntilWritten("\n")
    #expect(written.contains("TERM"))
    #expect(try await terminal.end() == 71)
  }

  @Test(
    "What it does not take is wrong usage",
    arguments: [
      (["--format", "json"], "Unknown option “--format”."),
      (["--record", "x.jsonl"], "--record works only for browsing, not with pick."),
      (["--limit", "5"], "Unknown option “--limit”."),
      (
        ["--demo", "--base-url", "http://127.0.0.1:1/"],
        "Use either --demo or --base-url, not both."
      ),
    ])
  func usage(_ arguments: [String], words: String) async throws {
    let result = try await pick(arguments)
    #expect(result.exitCode == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("movies-tui: \(words)"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("Help needs no terminal")
  func help() async throws {
    let result = try await pick("--help")
    #expect(result.exitCode == 0)
    #expect(result.output.contains("Examples:"))
    #expect(result.output.contains("ends with 130"))
  }

  private func pick(_ arguments: String...) async throws -> ChildProcess.Result {
    try await pick(arguments)
  }

  /// Runs the program in a session of its own, which has no terminal.
  private func pick(_ arguments: [String]) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      "setsid", ["-w", BuiltProgram.path("movies-tui"), "pick"] + arguments,
      environment: ["HOME": "/nonexistent", "TERM": "xterm-256color", "PATH": "/usr/bin:/bin"])
  }
}
