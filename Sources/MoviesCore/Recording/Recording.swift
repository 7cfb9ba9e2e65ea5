/// A recorded session: where it began, and everything that happened.
public struct Recording: Sendable {
  public var header: RecordingHeader
  public var steps: [RecordedStep]
  /// What the recording says of its end; `nil` where it was cut off.
  public var end: RecordingEnd?

  public init(header: RecordingHeader, steps: [RecordedStep], end: RecordingEnd? = nil) {
    self.header = header
    self.steps = steps
    self.end = end
  }
}
