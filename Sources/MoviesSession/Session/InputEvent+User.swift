internal import TerminalUI

extension InputEvent {
  /// Whether the user pressed or typed something; the terminal reports other things by itself.
  var isOfUser: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let event): event.kind == .pressed(.left)
    case .background, .colorScheme, .synchronizedOutput, .kittyGraphics, .terminalVersion, .focus:
      false
    }
  }
}
