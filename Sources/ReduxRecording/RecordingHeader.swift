import Redux

/// The first line of a recording: everything that a session's states and frames depend on, apart
/// from its actions.
public struct RecordingHeader<State: RecordedState>: Sendable {
  /// The name of the format.
  public let format: String
  /// The version of the format.
  public let version: Int
  /// The version of the recording program.
  public var program: String
  /// The data that frames depend on in addition to the state.
  public var surroundings: State.Surroundings
  /// The state before the first action.
  public var state: State

  /// Makes the first line of a recording with its initial state.
  ///
  /// - Parameters:
  ///   - program: The version of the recording program.
  ///   - surroundings: The data that frames depend on in addition to the state.
  ///   - state: The state before the first action.
  public init(program: String, surroundings: State.Surroundings, state: State) {
    format = State.recordingFormat.name
    version = State.recordingFormat.version
    self.program = program
    self.surroundings = surroundings
    self.state = state
  }
}

extension RecordingHeader: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, version, program, state
  }

  /// Reads a header; takes whatever its state lacks from the state of a new session.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    format = try container.decode(String.self, forKey: .format)
    version = try container.decode(Int.self, forKey: .version)
    program = try container.decode(String.self, forKey: .program)
    surroundings = try State.Surroundings(from: decoder)
    let recorded = try container.decode(JSONTree.self, forKey: .state)
    let lines = State.recordingFormat
    let fresh = try lines.decoded(JSONTree.self, from: lines.line(State()))
    state = try lines.decoded(State.self, from: lines.line(recorded.filled(from: fresh)))
  }

  /// Writes the header, with the surroundings at the top level, not nested under a name.
  public func encode(to encoder: any Encoder) throws {
    try surroundings.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Verbatim(wrappedValue: format), forKey: .format)
    try container.encode(version, forKey: .version)
    try container.encode(Verbatim(wrappedValue: program), forKey: .program)
    try container.encode(state, forKey: .state)
  }
}
