import TestSupport

/// The settings of a terminal that a program can leave in disorder.
struct TerminalModes: Equatable {
  /// tmux' own flags, each with its name: alternate screen, cursor, keypad, mouse and more.
  let flags: [String]

  init(of terminal: TmuxSession) async throws {
    let format = Self.names.map { "\($0)=#{\($0)}" }.joined(separator: " ")
    flags = try await terminal.text(of: format).split(separator: " ").map(String.init)
  }

  private static let names = [
    "alternate_on", "cursor_flag", "insert_flag", "keypad_cursor_flag", "keypad_flag",
    "mouse_all_flag", "mouse_any_flag", "mouse_button_flag", "mouse_sgr_flag",
    "mouse_standard_flag", "mouse_utf8_flag", "origin_flag", "wrap_flag",
  ]
}
