import Foundation
import TestSupport
import Testing

@Suite("Plain mode in a terminal and in pipes", .timeLimit(.minutes(5)))
struct PlainTests {
  @Test(
    "Where TERM is unknown, unset or dumb, one line says why, and the session is plain",
    arguments: [
      ("dumb", "cannot move its cursor"), ("no-such-type", "is unknown here"),
      ("", "TERM is not set"),
    ])
  func unusableTerminal(type: String, reason: String) async throws {
    let start = Program.Start(
      arguments: ["--demo", "casablanca"], rows: 40, terminalType: type,
      script: #""$@" 2> "$HOME/messages""#)
    try await withProgram(start) { program in
      try await program.says("1 title for “casablanca”: 1. Casablanca, 1942")
      let messages = try #require(program.home.text(of: "messages"))
      #expect(messages.split(separator: "\n").count == 1)
      #expect(messages.contains(reason))
      #expect(messages.contains("plain mode"))
      try await program.type("1\n")
      try await program.says("Casablanca, film, 1942")
      try await program.press("C-d")
      #expect(try await program.ends() == 0)
    }
  }

  @Test("On a terminal that can, lines are edited, Up brings them back, and ^Z and ^C work")
  func editing() async throws {
    try await withShell(["--plain", "--demo", "casablanca"]) { program in
      let before = try await TerminalModes(of: program.terminal)
      try await program.type("\"$@\"\n")
      try await program.shows("q quit >")
      try await program.type("/ alienX")
      try await program.press("BSpace", "Home", "Right", "C-k")
      try await program.type(" chinatown\r")
      try await program.shows("1 title for “chinatown”:")
      try await program.type("1\r")
      try await program.shows("Chinatown, film, 1974")
      try await program.press("Up", "Up")
      try await showsQuery(program, times: 2)
      try await program.press("C-z")
      try await program.expectStopped(restoring: before)
      try await program.type("fg\n")
      try await showsQuery(program, times: 3)
      try await program.press("C-c")
      try await program.showsPrompt()
      try await program.type("exit\n")
      #expect(try await program.ends() == 130)
    }
  }

  @Test(
    "A line that is half typed when ^Z comes is there again after fg, whoever edits lines",
    arguments: ["tmux-256color", "dumb"])
  func halfTypedLine(type: String) async throws {
    try await withShell(["--plain", "--demo", "casablanca"]) { program in
      let before = try await TerminalModes(of: program.terminal)
      try await program.type("TERM=\(type) \"$@\"\n")
      try await program.shows("q quit >")
      try await program.terminal.send(Array("/ china\u{1A}".utf8))
      try await program.expectStopped(restoring: before)
      try await program.type("fg\n")
      try await program.shows("q quit > / china")
      try await program.type("town\r")
      try await program.shows("1 title for “chinatown”:")
      try await program.press("C-c")
    }
  }

  @Test(
    "A line that is half typed when ^C comes goes to nobody", arguments: ["tmux-256color", "dumb"])
  func abandonedLine(type: String) async throws {
    try await withShell(["--plain", "--demo", "casablanca"]) { program in
      try await program.type("TERM=\(type) \"$@\"\n")
      try await program.shows("q quit >")
      try await program.terminal.send(Array("/ china\u{3}".utf8))
      try await program.showsPrompt()
      try await program.type("echo ended with $?\n")
      try await program.shows("ended with 130")
    }
  }

  @Test(#"A pasted line break submits nothing, and ^\ ends it as its signal does"#)
  func paste() async throws {
    try await withProgram(["--plain", "--demo", "casablanca"]) { program in
      try await program.shows("q quit >")
      try await program.terminal.paste("/ alien\nq\n")
      try await program.shows("q quit > / alien q")
      try await program.press("BSpace", "BSpace", "Enter")
      try await program.shows("1 title for “alien”")
      try await program.press("C-\\")
      #expect(try await program.ends() == 131)
    }
  }

  @Test("A script in a pipe is answered in a pipe, without a prompt and without control characters")
  func pipes() async throws {
    let result = try await run("\"$0\" --plain --demo", input: "1\nn\n/ qwxz\n")
    #expect(result.exitCode == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("\nBatman, film, 1989, PG-13, 126 minutes. "))
    #expect(result.output.contains("\n11 to 20 of 33:\n"))
    #expect(result.output.contains("\nNothing in the demo's 749 titles. No title matches “qwxz”. "))
    #expect(!result.output.contains(" > "))
    #expect(result.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test(
    "Without a locale, or with one that is not of UTF-8, C.UTF-8 is taken", arguments: ["", "C"])
  func locale(name: String) async throws {
    let script = "LC_ALL=\(name) LC_CTYPE= LANG= \"$0\" --plain --demo amelie"
    let result = try await run(script, input: "")
    #expect(result.output.contains("Amélie"))
  }

  @Test("A reader that has had enough ends it quietly")
  func closedPipe() async throws {
    let result = try await run(
      "\"$0\" --plain --demo | head -1; exit ${PIPESTATUS[0]}", input: "n\nn\nn\n")
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("movies-tui "))
    #expect(result.errors == "")
  }

  /// Waits until the prompt with the query “chinatown” is on the screen this many times.
  private func showsQuery(_ program: Program, times: Int) async throws {
    try await program.terminal.waitUntil("the query \(times) times on the screen") { screen in
      screen.split(separator: "\n").count { $0.hasSuffix("q quit > / chinatown") } == times
    }
  }

  private func run(_ script: String, input: String) async throws -> ChildProcess.Result {
    let home = try PrivateHome()
    return try await ChildProcess.run(
      "/bin/bash", ["-c", script, Program.path], input: input, environment: home.environment())
  }
}
