internal import TerminalUI

extension InputEvent {
  /// Whether the user has typed, pasted or clicked something; other events do not count.
  var isOfUser: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let event): event.kind == .pressed(.left)
    case .background, .colorScheme, .synchronizedOutput, .kittyGraphics, .terminalVersion, .focus:
      false
    }
  }
}
