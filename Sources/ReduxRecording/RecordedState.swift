/// The state of a program whose sessions can be recorded.
///
/// ```swift
/// extension CounterState: RecordedState {
///   static let recordingFormat = RecordingFormat(program: "counter", version: 1, registry: registry)
/// }
/// ```
public protocol RecordedState: Codable, Sendable {
  /// What frames depend on beside the state, such as colours; it stands in the first line. Its names
  /// are none of those of ``RecordingHeader``. Default: nothing.
  associatedtype Surroundings: Codable & Sendable = NoSurroundings

  /// What is noted beside an action, to be read by people; it means nothing to a replay. Default:
  /// nothing.
  associatedtype Effect: Codable & Sendable = Never

  /// The state of a new session: what the state in an older recording lacks is as it is there.
  init()

  /// How recordings of the program are written.
  static var recordingFormat: RecordingFormat { get }
}

/// What frames depend on where they depend on the state alone.
public struct NoSurroundings: Codable, Hashable, Sendable {
  public init() {}
}
