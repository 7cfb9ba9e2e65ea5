import Foundation
import TestSupport
import Testing

@Suite("A recording is played in a terminal", .timeLimit(.minutes(5)))
struct PlayerTests {
  /// A recording of 131 actions on a screen of 120 columns and 40 rows.
  private static let recording = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Recordings/browsing.jsonl").standardizedFileURL.path

  /// Plays the recording on a screen with room for its frames and the player's own lines.
  private func withPlayer(
    _ options: String..., test: (Program) async throws -> Void
  ) async throws {
    try await withProgram(
      ["--replay", Self.recording] + options, columns: 140, rows: 44, test)
  }

  @Test("Keys step one action back and forth and to the ends, and show what each of them changed")
  func steps() async throws {
    try await withPlayer { program in
      try await program.shows("‖ 0.0 s", "action 0 / 131   1×", "start", "space play")
      try await program.press("Right")
      try await program.shows("action 1 / 131", "sourceOpened(demo(747)", "source  ")
      try await program.press("Right", "Right")
      try await program.shows("action 3 / 131", "GetMovies(")
      try await program.press("Left", "Left")
      try await program.shows("action 1 / 131", "sourceOpened(demo(747)", "source  ")
      try await program.press("Left", "Left")
      try await program.shows("action 0 / 131", "start", "  ●──", "──┤  action 0 / 131")
      try await program.press("Right", "Right", "Right", "Right", "Right", "Right", "Right")
      try await program.shows("action 7 / 131", "setMovies(")
      try await program.hides("\n     screen.pages")
      try await program.type("d")
      try await program.shows("\n     screen.pages", "\n     cache.")
      try await program.type("d")
      try await program.hides("\n     screen.pages")
      try await program.type(">")
      try await program.shows(
        "  ├──", "──●  action 131 / 131", "10.2 s", "isQuitting  false → true")
      try await program.type("<")
      try await program.shows("  ●──", "──┤  action 0 / 131")
    }
  }

  @Test("Above the timeline stands the frame of the session, cropped where the terminal is smaller")
  func frame() async throws {
    try await withPlayer("--until", "41") { program in
      try await program.shows("action 41 / 131")
      let recorded = try await ChildProcess.run(
        Program.path, ["--replay", Self.recording, "--until", "41", "--format", "text"])
      let whole = try await program.terminal.lines()
      #expect(recorded.output.contains("Batman Begins"))
      #expect(recorded.output == whole.prefix(40).map { $0 + "\n" }.joined())
      try await program.terminal.resize(columns: 50, rows: 12)
      try await program.hides("tt0372784")
      try await program.shows("action 41 / 131")
      let small = try await program.terminal.lines()
      let pairs = zip(small.prefix(8), whole)
      #expect(pairs.allSatisfy { line, whole in whole.prefix(50).hasPrefix(line) })
      try await program.terminal.resize(columns: 1, rows: 1)
      try await program.press("Right")
      try await program.terminal.resize(columns: 120, rows: 20)
      try await program.shows("action 42 / 131")
    }
  }

  @Test("Space plays, in its own time and up to nine times as fast, and pauses")
  func plays() async throws {
    let script = #"""
      awk '/^."action"/ && ++n > 30 { sub(/"at":/, "\"at\":9999") } 1' "$3" > "$HOME/slow.jsonl"
      "$1" --replay "$HOME/slow.jsonl"
      """#
    let start = Program.Start(
      arguments: ["--replay", Self.recording], columns: 120, rows: 43, script: script)
    try await withProgram(start) { program in
      try await program.shows("action 0 / 131   1×")
      try await program.type("9")
      try await program.shows("action 0 / 131   9×")
      try await program.press("Space")
      try await program.shows("▶ 1.6 s", "action 30 / 131   9×")
      try await program.press("Space")
      try await program.shows("‖ 1.6 s", "action 30 / 131   9×")
      try await program.press("Right")
      try await program.shows("‖ 9999", "action 31 / 131")
    }
  }

  @Test("^Z gives the terminal back for as long as it takes")
  func suspends() async throws {
    try await withShell(["--replay", Self.recording]) { program in
      let before = try await TerminalModes(of: program.terminal)
      try await program.type("\"$@\"\n")
      try await program.shows("action 0 / 131")
      try await program.press("Right", "C-z")
      try await program.expectStopped(restoring: before)
      try await program.type("fg\n")
      try await program.shows("action 1 / 131")
      try await program.press("q")
    }
  }

  @Test("q, Esc and ^C quit", arguments: ["q", "Escape", "C-c"])
  func quits(_ key: String) async throws {
    try await withPlayer { program in
      try await program.shows("action 0 / 131")
      try await program.press(key)
      #expect(try await program.ends() == 0)
    }
  }

  @Test("A terminal that cannot be drawn on gets the frame as text, and is told why")
  func unusableTerminal() async throws {
    let start = Program.Start(
      arguments: ["--replay", Self.recording, "--until", "41"], columns: 130, rows: 50,
      terminalType: "dumb")
    try await withProgram(start) { program in
      #expect(try await program.ends() == 0)
      try await program.shows("Batman Begins", "3 / 33", "? help")
      try await program.says("cannot move its cursor")
    }
  }

  @Test("No colour is used where --no-color forbids it")
  func noColor() async throws {
    try await withPlayer("--until", "41", "--no-color") { program in
      try await program.shows("action 41 / 131")
      #expect(try await !program.usesColor())
    }
  }
}
