import Foundation
import TestSupport
import Testing

@Suite("The screen, in a real terminal", .timeLimit(.minutes(5)))
struct ScreenTests {
  private func start(
    columns: Int = 60, rows: Int = 10, environment: [String: String] = [:]
  ) async throws -> TmuxSession {
    let terminal = try await TmuxSession(
      [BuiltProgram.path("ScreenProbe")], columns: columns, rows: rows, environment: environment)
    try await terminal.waitUntilShown("Row")
    return terminal
  }

  @Test("Any size is drawn, down to a single cell")
  func sizes() async throws {
    let terminal = try await start()
    for (columns, rows) in [(20, 5), (2, 2), (1, 1), (1, 9), (200, 60), (60, 1), (60, 10)] {
      try await terminal.resize(columns: columns, rows: rows)
      let size = String("\(columns)×\(rows) ".prefix(columns))
      try await terminal.waitUntil("the size \(columns)×\(rows)") { text in
        let first = text.prefix { $0 != "\n" }
        return columns > 6 ? first.hasPrefix(size) : first.count <= columns
      }
      try await terminal.press("Down")
    }
    try await terminal.waitUntilShown("key Down")
    let lines = try await terminal.lines()
    #expect(lines.count == 10)
    #expect(
      lines.dropFirst().allSatisfy { $0.hasPrefix("Row ") && $0.hasSuffix("|") && $0.count == 60 })
    try await terminal.press("q")
    #expect(try await terminal.waitUntilEnded() == 0)
  }

  @Test("Keys, pasted text and the mouse arrive")
  func input() async throws {
    let terminal = try await start()
    for (key, shown) in [
      ("Up", "key Up"), ("C-Left", "key Ctrl-Left"), ("F1", "key F1"), ("Escape", "key Esc"),
      ("M-b", "key Alt-b"), ("BTab", "key Shift-Tab"), ("é", "key é"), ("PPage", "key PgUp"),
    ] {
      try await terminal.press(key)
      try await terminal.waitUntilShown(shown)
    }
    try await terminal.paste("q\nq")
    try await terminal.waitUntilShown("paste 3 q⏎q")
    try await terminal.send(Array("\u{1B}[<0;3;4M".utf8))
    try await terminal.waitUntilShown("mouse pressed")
    try await terminal.send([0xFF, 0xC3])
    try await terminal.send(Array("\u{1B}[?1;2c".utf8))
    try await terminal.press("Down")
    try await terminal.waitUntilShown("key Down")
  }

  @Test("A frame is one write, also a repaint of everything and one with a cursor that comes")
  func oneWritePerFrame() async throws {
    let terminal = try await start(columns: 80, rows: 30)
    let row = try await writes(of: terminal, afterPressing: "Down", showing: "key Down")
    #expect(row <= Self.wakes + Self.paintings + 1)
    let all = try await writes(of: terminal, afterPressing: "C-l", showing: "key ^L")
    #expect(row == all)
    let cursor = try await writes(of: terminal, afterPressing: "c", showing: "key c")
    // ncurses tells the cursor by itself.
    #expect(cursor == row + 1)
  }

  @Test("The cursor is seen in frames that have one")
  func cursor() async throws {
    let terminal = try await start()
    for isSeen in ["1", "0", "1", "0"] {
      try await terminal.press("c")
      try await waitUntil("the cursor to be \(isSeen)") {
        try await terminal.property("cursor_flag") == isSeen
      }
    }
  }

  @Test("Synchronized output costs no further write, once the terminal says that it knows it")
  func synchronizedOutput() async throws {
    let terminal = try await start()
    let before = try await writes(of: terminal, afterPressing: "Down", showing: "key Down")
    try await terminal.send(Array("\u{1B}[?2026;2$y".utf8))
    try await terminal.waitUntilShown("synchronized output true")
    let after = try await writes(of: terminal, afterPressing: "Down", showing: "key Down")
    #expect(after == before)
  }

  /// How often a key wakes a thread, each time with a write to a descriptor of libdispatch's: first
  /// the thread that watches the terminal, then the main thread.
  private static let wakes = 2

  /// How often ncurses writes a frame into memory, before it is sent.
  private static let paintings = 1

  /// How often the program calls `write` for one key.
  ///
  /// The minimum of several runs, because a busy machine can split a key.
  private func writes(
    of terminal: TmuxSession, afterPressing key: String, showing shown: String
  ) async throws -> Int {
    var fewest = Int.max
    for _ in 1...4 {
      try await terminal.press("Up")
      try await terminal.waitUntilShown("key Up")
      let process = try await terminal.processID()
      let before = try await ProcessWrites.settled(of: process)
      try await terminal.press(key)
      try await terminal.waitUntilShown(shown)
      fewest = min(fewest, try await ProcessWrites.settled(of: process).calls - before.calls)
    }
    return fewest
  }

  @Test(
    "A terminal that is gone ends the program, also where hang-ups are ignored",
    arguments: [true, false])
  func hangUp(isIgnored: Bool) async throws {
    let command = (isIgnored ? "trap '' HUP; " : "") + "exec \(BuiltProgram.path("ScreenProbe"))"
    var terminal: TmuxSession? = try await TmuxSession(["sh", "-c", command])
    try await terminal?.waitUntilShown("Row 1")
    let processID = try #require(try await terminal?.processID())
    terminal = nil
    try await waitUntil("the end of process \(processID)") {
      let status = try? String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8)
      return status == nil || status?.contains(") Z ") == true
    }
  }

  @Test("Standard input and output may be elsewhere")
  func devTTY() async throws {
    let command = "\(BuiltProgram.path("ScreenProbe")) < /dev/null > /dev/null"
    let terminal = try await TmuxSession(["sh", "-c", command])
    try await terminal.waitUntilShown("Row 1")
    try await terminal.press("Down")
    try await terminal.waitUntilShown("key Down")
    try await terminal.press("q")
    #expect(try await terminal.waitUntilEnded() == 0)
  }

  @Test("Without any terminal there is a message and nothing else")
  func noTerminal() async throws {
    let result = try await ChildProcess.run("setsid", ["-w", BuiltProgram.path("ScreenProbe")])
    #expect(result.exitCode == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("there is no terminal"))
  }

  @Test("Without characters beyond ASCII, frames are transliterated")
  func transliteration() async throws {
    let terminal = try await start(environment: ["PROBE_ASCII": "1"])
    try await terminal.waitUntilShown("60x10")
  }
}
