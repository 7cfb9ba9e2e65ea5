public import ReduxRecording
public import TerminalUI

/// A command while a recording is played.
public enum PlayerCommand: Sendable, Hashable {
  case playback(Playback.Command)
  /// Show everything that the last action changed, or only the beginning.
  case toggleChanges
  case redraw, suspend, quit

  /// Returns the command of a key; `nil` for a key without one.
  public init?(_ key: Key) {
    switch key {
    case .character(" "): self = .playback(.playOrPause)
    case .right, .character("l"): self = .playback(.stepForward)
    case .left, .character("h"): self = .playback(.stepBack)
    case .character("<"), .home: self = .playback(.toStart)
    case .character(">"), .end: self = .playback(.toEnd)
    case .character("d"): self = .toggleChanges
    case .character("q"), .escape, .control("c"): self = .quit
    case .control("l"): self = .redraw
    case .control("z"): self = .suspend
    default:
      guard let speed = key.typedCharacter?.wholeNumberValue, speed > 0 else { return nil }
      self = .playback(.speed(speed))
    }
  }
}
