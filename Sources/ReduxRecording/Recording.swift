/// A recorded session: where it began, and everything that reached its reducer.
public struct Recording<State: RecordedState>: Sendable {
  /// Where it began.
  public var header: RecordingHeader<State>
  /// What happened, in order.
  public var steps: [RecordedStep<State>]
  /// What the recording says of its end; `nil` where it was cut off.
  public var end: RecordingEnd?

  public init(
    header: RecordingHeader<State>, steps: [RecordedStep<State>], end: RecordingEnd? = nil
  ) {
    self.header = header
    self.steps = steps
    self.end = end
  }
}
