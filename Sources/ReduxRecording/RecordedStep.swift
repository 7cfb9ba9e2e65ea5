public import Redux

/// One line of a recording: an action that reached the reducer, and its time.
public struct RecordedStep<State: RecordedState>: Codable, Sendable {
  /// The action.
  public var action: any Action { recorded.action }
  /// The time at which it was dispatched, in milliseconds since the recording began.
  public var time: Int
  /// A note for people; a replay ignores it.
  public var effect: State.Effect?
  private var recorded: RecordedAction

  private enum CodingKeys: String, CodingKey {
    case recorded = "action"
    case time = "at"
    case effect
  }

  public init(_ action: any Action, time: Int, effect: State.Effect? = nil) {
    recorded = RecordedAction(action)
    self.time = time
    self.effect = effect
  }
}
