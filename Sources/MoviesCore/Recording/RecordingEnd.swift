/// The last line of a recording that ended in order.
public struct RecordingEnd: Codable, Hashable, Sendable {
  /// How many actions were recorded.
  public var actions: Int
  /// The SHA-256 of the last state as ``RecordingFormat/line(_:)`` writes it.
  public var sha256: String

  public init(actions: Int, sha256: String) {
    self.actions = actions
    self.sha256 = sha256
  }
}
