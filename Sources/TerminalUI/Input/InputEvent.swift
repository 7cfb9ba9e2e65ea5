/// What a terminal sends: what the user did, and what the terminal tells of itself.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// Text from the clipboard, as it was pasted, with `\n` as line break. Never a command.
  case paste(String)
  case mouse(MouseEvent)
  /// Whether the terminal's window has the focus now.
  case focus(Bool)
  /// The terminal's background, after it was asked for it.
  case background(Color)
  /// Whether the terminal can show a frame at once, after it was asked for it.
  case synchronizedOutput(Bool)
}
