/// The state of a program whose sessions can be recorded.
///
/// ```swift
/// extension CounterState: RecordedState {
///   static let recordingFormat = RecordingFormat(
///     program: "counter", version: 1, registry: registry)
/// }
/// ```
public protocol RecordedState: Codable, Sendable {
  /// The data that frames depend on in addition to the state, such as colours; written in the first
  /// line. Its names must differ from those of ``RecordingHeader``. Default: nothing.
  associatedtype Surroundings: Codable & Sendable = NoSurroundings

  /// The type of a note next to an action, for people to read; a replay ignores it. Default:
  /// nothing.
  associatedtype Effect: Codable & Sendable = Never

  /// Makes the state of a new session, which supplies whatever the state in an older recording
  /// lacks.
  init()

  /// The format of the program's recordings.
  static var recordingFormat: RecordingFormat { get }

  /// The state with which a recording begins, without private data. Default: the whole state.
  ///
  /// Nothing else describes what is left out: ``RecordingWriter`` begins with this state, and ends
  /// with the hash of the state that a replay from here arrives at.
  var recorded: Self { get }
}

extension RecordedState {
  public var recorded: Self { self }
}

/// The surroundings of a program whose frames depend on the state alone.
public struct NoSurroundings: Codable, Hashable, Sendable {
  public init() {}
}
