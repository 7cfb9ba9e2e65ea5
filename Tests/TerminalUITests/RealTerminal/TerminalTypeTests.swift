import TestSupport
import Testing

@Suite("Terminal types, in a real terminal", .timeLimit(.minutes(5)))
struct TerminalTypeTests {
  @Test(
    "Every usable type shows the list in as many colours as it has",
    arguments: [
      ("xterm-256color", "", "indexed256"), ("xterm-256color", "truecolor", "trueColor"),
      ("tmux-256color", "", "indexed256"), ("tmux-256color", "24bit", "trueColor"),
      ("screen", "truecolor", "ansi8"), ("xterm", "", "ansi8"), ("linux", "", "ansi8"),
      ("vt100", "", "mono"),
      // Whether terminfo knows these here or not.
      ("xterm-kitty", "", "indexed256"), ("xterm-ghostty", "truecolor", "trueColor"),
      ("foot-of-tomorrow", "24bit", "trueColor"),
    ])
  func usable(type: String, promise: String, depth: String) async throws {
    let probe = try await ProbeInShell(
      environment: ["COLORTERM": promise], prefix: "TERM=\(type)")
    try await probe.waitForList()
    try await probe.terminal.waitUntilShown("60×10 \(depth) none")
    try await probe.terminal.press("Down")
    try await probe.terminal.waitUntilShown("key Down")
    #expect(try await probe.terminal.lines()[1].hasPrefix("Row 1 "))
    try await probe.terminal.press("q")
    #expect(try await probe.waitForShell() == 0)
    try await probe.expectTerminalAsBefore()
  }

  @Test(
    "Other types are refused with words, and nothing is drawn",
    arguments: [
      ("dumb", "a terminal of type “dumb”"), ("no-such-type", "the terminal type “no-such-type”"),
      ("''", "TERM is not set"),
    ])
  func refused(type: String, words: String) async throws {
    let probe = try await ProbeInShell(columns: 200, prefix: "TERM=\(type)")
    try await probe.terminal.waitUntilShown(words)
    #expect(try await probe.waitForShell() == 64)
    try await probe.expectTerminalAsBefore()
  }

  @Test("Colours never run out, however many a session shows")
  func manyColors() async throws {
    let probe = try await ProbeInShell(
      columns: 100, rows: 31, environment: ["COLORTERM": "truecolor"])
    try await probe.waitForList()
    // Each has 3,000 colours of its own, and ncurses gets 16,383 pairs.
    for gradient in 1...7 {
      try await probe.terminal.press("g")
      try await waitUntil("the last cell of gradient \(gradient)") {
        let text = try await probe.terminal.attributedText()
        return text.contains("38;2;115;30;\(gradient)m#")
      }
    }
    let text = try await probe.terminal.attributedText()
    for (column, row) in [(0, 1), (50, 15), (99, 1), (0, 30)] {
      #expect(text.contains("38;2;\(16 + column);\(row);7m#"))
    }
  }

  @Test("Colours arrive in the terminal's own language")
  func colors() async throws {
    let probe = try await ProbeInShell(environment: ["COLORTERM": "truecolor"])
    try await probe.waitForList()
    #expect(try await probe.terminal.attributedText().contains("38;2;224;160;80m"))
    let reduced = try await ProbeInShell(environment: ["PROBE_COLORS": "256"])
    try await reduced.waitForList()
    #expect(try await reduced.terminal.attributedText().contains("38;5;179m"))
    let mono = try await ProbeInShell(environment: ["PROBE_COLORS": "0", "COLORTERM": "truecolor"])
    try await mono.waitForList()
    #expect(try await mono.terminal.attributedText().contains("[38") == false)
  }
}
