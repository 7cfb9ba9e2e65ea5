import Foundation
import TestSupport
import Testing

/// How a program ends, and what it leaves behind.
extension Program {
  /// What the terminal runs: it notes the terminal's settings, waits for Enter, runs a script, notes
  /// how that ended and the settings again, and then shows every byte that comes in.
  static func shell(running script: String) -> String {
    #"""
    ulimit -S -c 0; echo before; stty -a > "$HOME/before"; read _
    \#(script)
    echo $? > "$HOME/status"; stty -a > "$HOME/after"; exec cat -v
    """#
  }

  /// Waits until the program has ended, and returns its status as a shell has it: 128 + n after
  /// signal n.
  func ends() async throws -> Int {
    try await waitUntil("the program's end") { hasEnded }
    return try #require(
      home.text(of: "status").flatMap { Int($0.trimmingCharacters(in: .newlines)) })
  }

  /// Whether the program has ended, and everything after it was noted.
  var hasEnded: Bool { home.text(of: "after")?.isEmpty == false }

  /// Quits the program where it still runs, and expects the terminal to be as it was before: its
  /// settings, what is shown of the text before, and its modes, that of pasting too.
  func expectRestored(to before: TerminalModes, _ start: Start) async throws {
    if !hasEnded { try await press("C-c") }
    _ = try await ends()
    if start.hasAlternateScreen { try await shows("before") }
    #expect(settings("after") == settings("before"))
    #expect(try await TerminalModes(of: terminal) == before)
    try await terminal.paste("no marks")
    try await shows("no marks")
    #expect(try await !terminal.text().contains("200~"))
  }

  /// What `stty -a` told, but for the size, which is nobody's to restore.
  func settings(_ name: String) -> String? {
    home.text(of: name)?.replacing(#/rows \d+; columns \d+;/#, with: "")
  }
}

extension Program.Start {
  /// Whether the terminal has a second screen, so that the shell's text is there again at the end.
  fileprivate var hasAlternateScreen: Bool { !["linux", "vt100"].contains(terminalType) }
}
