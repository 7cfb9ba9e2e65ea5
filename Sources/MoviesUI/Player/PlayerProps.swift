public import ReduxRecording
public import TerminalUI

/// The props of the player.
public struct PlayerProps: Sendable, Equatable {
  /// The frame of the recorded session.
  public var frame: Canvas
  public var playback: Playback
  /// The last action, in words; `nil` before the first.
  public var action: String?
  /// The changes made by the last action.
  public var changes: [StateChange]
  /// Whether all of the changes are shown, one per line.
  public var showsChanges: Bool

  public init(
    frame: Canvas, playback: Playback, action: String?, changes: [StateChange],
    showsChanges: Bool
  ) {
    self.frame = frame
    self.playback = playback
    self.action = action
    self.changes = changes
    self.showsChanges = showsChanges
  }
}
