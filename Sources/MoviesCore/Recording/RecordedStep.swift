public import Redux

/// One line of a recording: an action as it was dispatched, and when.
public struct RecordedStep: Codable, Sendable {
  /// The action.
  public var action: any Action { recorded.action }
  /// When it was dispatched, in milliseconds since the recording began.
  public var time: Int
  /// How the request ended whose end the action tells; for people, and of no meaning for a replay.
  public var effect: RecordedEffect?
  private var recorded: RecordedAction

  private enum CodingKeys: String, CodingKey {
    case recorded = "action"
    case time = "at"
    case effect
  }

  public init(_ action: any Action, time: Int, effect: RecordedEffect? = nil) {
    recorded = RecordedAction(action)
    self.time = time
    self.effect = effect
  }
}
