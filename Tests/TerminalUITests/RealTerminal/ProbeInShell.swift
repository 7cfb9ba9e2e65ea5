import TestSupport
import Testing

/// The probe, started from a shell in a real terminal, so that its traces can be seen.
struct ProbeInShell {
  let terminal: TmuxSession

  /// Starts the shell, records the terminal's settings, starts the probe and waits for its first
  /// frame.
  init(
    columns: Int = 60, rows: Int = 10, terminalType: String = "tmux-256color",
    environment: [String: String] = [:], prefix: String = "", arguments: String = ""
  ) async throws {
    let environment = environment.merging(
      ["PS1": "$ ", "ENV": "", "SWIFT_BACKTRACE": "enable=no"]
    ) { own, _ in own }
    terminal = try await TmuxSession(
      ["sh", "-i"], columns: columns, rows: rows, terminalType: terminalType,
      environment: environment)
    try await terminal.type("ulimit -c 0; before=$(stty -g); clear\n")
    try await terminal.waitUntil("the prompt") { $0.split(separator: "\n") == ["$"] }
    try await terminal.type("\(prefix) \(BuiltProgram.path("ScreenProbe")) \(arguments)\n")
  }

  /// Waits until the probe's list is on the screen.
  func waitForList() async throws {
    try await terminal.waitUntil("the list") { text in
      text.split(separator: "\n").contains { $0.hasPrefix("Row 1 ") }
    }
  }

  /// Waits until the shell is back after the probe, and returns the probe's exit status.
  func waitForShell() async throws -> Int {
    try await terminal.waitUntil("the prompt") { $0.split(separator: "\n").last == "$" }
    try await terminal.type("echo status $?.\n")
    let text = try await waitFor("the exit status") {
      let lines = try await terminal.lines()
      return lines.first { $0.hasPrefix("status ") && $0.hasSuffix(".") }
    }
    return try #require(Int(text.dropFirst("status ".count).dropLast()))
  }

  /// Checks that the terminal is as it was before the probe started: its settings, the alternate
  /// screen, the cursor, the mouse, and paste.
  func expectTerminalAsBefore(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await terminal.type(
      "clear; [ \"$before\" = \"$(stty -g)\" ] && echo as be''fore || echo chan''ged\n")
    try await terminal.waitUntil("the settings") {
      $0.contains("as before") || $0.contains("changed")
    }
    let settings = try await terminal.text()
    #expect(settings.contains("as before"), sourceLocation: sourceLocation)
    #expect(try await terminal.property("alternate_on") == "0", sourceLocation: sourceLocation)
    #expect(try await terminal.property("cursor_flag") == "1", sourceLocation: sourceLocation)
    #expect(try await terminal.property("mouse_any_flag") == "0", sourceLocation: sourceLocation)
    #expect(try await terminal.property("keypad_flag") == "0", sourceLocation: sourceLocation)
    try await terminal.type("clear; cat -v\n")
    try await terminal.waitUntil("an empty screen") { !$0.contains("as before") }
    try await terminal.paste("pasted")
    try await terminal.waitUntilShown("pasted")
    #expect(try await terminal.text().contains("200~") == false, sourceLocation: sourceLocation)
    try await terminal.press("C-c")
  }
}
