internal import TerminalUI

extension TerminalEvent {
  /// Whether the user may have come back from a player or another program: after an event of
  /// theirs, and once the terminal has the focus or another size.
  var mayFollowPlaying: Bool {
    switch self {
    case .input(.focus(true), _), .resized, .continued: true
    case .input(let event, _): event.isOfUser
    case .stopRequested, .terminated, .ended: false
    }
  }
}

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
