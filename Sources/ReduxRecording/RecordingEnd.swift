public import Redux

/// The last line of a recording that ended in order.
public struct RecordingEnd: Codable, Hashable, Sendable {
  /// How many actions were recorded.
  public var actions: Int
  /// The SHA-256 of the last state as ``RecordingFormat/line(_:)`` writes it.
  @Verbatim public var sha256: String

  public init(actions: Int, sha256: String) {
    self.actions = actions
    self.sha256 = sha256
  }

  /// The end of a session of so many actions that ended in a state.
  public init(actions: Int, state: some RecordedState) throws {
    self.init(
      actions: actions, sha256: SHA256.hexadecimal(of: try Self.line(of: state)))
  }

  private static func line<State: RecordedState>(of state: State) throws -> [UInt8] {
    try State.recordingFormat.line(state)
  }
}
