/// A recorded session: its initial state, and every action that reached its reducer.
public struct Recording<State: RecordedState>: Sendable {
  /// The beginning of the session.
  public var header: RecordingHeader<State>
  /// The actions, in order.
  public var steps: [RecordedStep<State>]
  /// The last line of the recording; `nil` if it was cut off.
  public var end: RecordingEnd?

  public init(
    header: RecordingHeader<State>, steps: [RecordedStep<State>], end: RecordingEnd? = nil
  ) {
    self.header = header
    self.steps = steps
    self.end = end
  }
}
