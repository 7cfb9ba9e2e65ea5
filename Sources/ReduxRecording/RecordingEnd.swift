import Files
public import Redux

/// The last line of a recording that ended properly.
public struct RecordingEnd: Codable, Hashable, Sendable {
  /// The number of recorded actions.
  public var actions: Int
  /// The SHA-256 of the last state, as written by ``RecordingFormat/line(_:)``.
  @Verbatim public var sha256: String

  public init(actions: Int, sha256: String) {
    self.actions = actions
    self.sha256 = sha256
  }

  /// Makes the end of a session with this number of actions and this last state.
  public init(actions: Int, state: some RecordedState) throws {
    self.init(
      actions: actions, sha256: SHA256.hexadecimal(of: try Self.line(of: state)))
  }

  private static func line<State: RecordedState>(of state: State) throws -> [UInt8] {
    try State.recordingFormat.line(state)
  }
}
