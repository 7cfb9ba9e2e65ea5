import Foundation
import TestSupport
import Testing

/// How a program ends, and what it leaves behind.
extension Program {
  /// The terminal's script: it records the terminal's settings, waits for Enter, runs a script,
  /// records how that ended and the settings again, and then shows every byte it receives.
  static func shell(running script: String) -> String {
    #"""
    ulimit -S -c 0; echo before; stty -a > "$HOME/before"; read _
    \#(script)
    echo $? > "$HOME/status"; stty -a > "$HOME/after"; exec cat -v
    """#
  }

  /// The script that runs the program twice, the second time after Enter and with further options.
  static func twice(then options: String = "") -> String {
    #""$@"; echo ended; read _; "$@" \#(options)"#
  }

  /// Quits the first of two programs.
  ///
  /// Enter before its end would be its own key.
  func quitsFirst() async throws {
    try await press("C-c")
    try await shows("ended")
  }

  /// Quits the first of two programs, and starts the second one.
  func comesBack() async throws {
    try await quitsFirst()
    try await press("Enter")
  }

  /// Waits until the program has ended, and returns its status as a shell would: 128 + n after
  /// signal n.
  func ends() async throws -> Int {
    try await waitUntil("the program's end") { hasEnded }
    return try #require(
      home.text(of: "status").flatMap { Int($0.trimmingCharacters(in: .newlines)) })
  }

  /// Whether the program has ended and everything after it has been recorded.
  var hasEnded: Bool { home.text(of: "after")?.isEmpty == false }

  /// Quits the program if it is still running, and expects the terminal to be as before: its
  /// settings, the visible text from before, and its modes, including that of pasting.
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

  /// The output of `stty -a`, except the size, which need not be restored.
  func settings(_ name: String) -> String? {
    home.text(of: name)?.replacing(#/rows \d+; columns \d+;/#, with: "")
  }
}

extension Program.Start {
  /// Whether the terminal has a second screen, so that the shell's text reappears at the end.
  fileprivate var hasAlternateScreen: Bool { !["linux", "vt100"].contains(terminalType) }
}
