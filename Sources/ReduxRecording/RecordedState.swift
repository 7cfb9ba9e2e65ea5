/// The state of a program whose sessions can be recorded.
///
/// ```swift
/// extension CounterState: RecordedState {
///   static let recordingFormat = RecordingFormat(
///     program: "counter", version: 1, registry: registry)
/// }
/// ```
public protocol RecordedState: Codable, Sendable {
  /// What frames depend on in addition to the state, such as colours; written in the first line.
  /// Its names must differ from those of ``RecordingHeader``. Default: nothing.
  associatedtype Surroundings: Codable & Sendable = NoSurroundings

  /// A note next to an action for people to read; a replay ignores it. Default: nothing.
  associatedtype Effect: Codable & Sendable = Never

  /// The state of a new session: it supplies whatever the state in an older recording lacks.
  init()

  /// The format of the program's recordings.
  static var recordingFormat: RecordingFormat { get }

  /// The state as a recording begins with it, without what is nobody else's business. Default: the
  /// whole state.
  ///
  /// This is the only description of what is left out: ``RecordingWriter`` begins with it, and ends
  /// with the hash of the state that a replay from there comes to.
  var recorded: Self { get }
}

extension RecordedState {
  public var recorded: Self { self }
}

/// The surroundings of frames that depend on the state alone.
public struct NoSurroundings: Codable, Hashable, Sendable {
  public init() {}
}
