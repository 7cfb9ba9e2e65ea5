/// Input from a terminal: user actions, and the terminal's reports about itself.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// Text pasted from the clipboard, with `\n` as line break; never a command.
  case paste(String)
  case mouse(MouseEvent)
  /// Whether the terminal's window now has the focus.
  case focus(Bool)
  /// The terminal's background, in answer to a query.
  case background(Color)
  /// Whether the terminal's colours are now light; the terminal reports each change.
  case colorScheme(isLight: Bool)
  /// Whether the terminal can show a frame at once, in answer to a query.
  case synchronizedOutput(Bool)
  /// Whether the terminal knows kitty's graphics protocol, in answer to a query.
  case kittyGraphics(Bool)
  /// The terminal's name and version, in answer to a query.
  case terminalVersion(TerminalVersion)
}
