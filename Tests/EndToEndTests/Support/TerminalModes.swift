import TestSupport

/// How a terminal is set, as far as a program can leave it in disorder.
struct TerminalModes: Equatable {
  /// tmux' own flags by their names: alternate screen, cursor, keypad, mouse and more.
  var flags: [String: String] = [:]

  init(of terminal: TmuxSession) async throws {
    for name in Self.names { flags[name] = try await terminal.property(name) }
  }

  private static let names = [
    "alternate_on", "cursor_flag", "insert_flag", "keypad_cursor_flag", "keypad_flag",
    "mouse_any_flag", "mouse_sgr_flag", "origin_flag", "wrap_flag",
  ]
}
