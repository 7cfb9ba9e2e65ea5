public import Redux

/// The first line of a recording: all that a session's states and frames depend on beside its
/// actions.
public struct RecordingHeader: Codable, Sendable {
  /// The settings that frames depend on; those that the state depends on stand in the state.
  public struct Configuration: Codable, Hashable, Sendable {
    /// The setting `ui.theme`.
    public var theme: String
    /// The setting `keys`.
    public var keys: [String: [String]]

    public init(theme: String, keys: [String: [String]]) {
      self.theme = theme
      self.keys = keys
    }
  }

  @Verbatim public private(set) var format = RecordingFormat.name
  public private(set) var version = RecordingFormat.version
  /// The version of the program that recorded.
  @Verbatim public var program: String
  /// The locale of the terminal, such as `C.UTF-8`; `nil` where none was set.
  public var locale: String?
  /// The size of the terminal at the start, in cells.
  public var size: ScreenSize
  /// How many colours the terminal showed, by the name of its colour depth.
  @Verbatim public var depth: String
  @Verbatim public var configuration: Configuration
  /// The state before the first action.
  public var state: AppState

  public init(
    program: String, locale: String?, size: ScreenSize, depth: String,
    configuration: Configuration, state: AppState
  ) {
    self.program = program
    self.locale = locale
    self.size = size
    self.depth = depth
    self.configuration = configuration
    self.state = state
  }

  /// Reads a header; what its state lacks is as in a new session.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    format = try container.decode(String.self, forKey: .format)
    version = try container.decode(Int.self, forKey: .version)
    program = try container.decode(String.self, forKey: .program)
    locale = try container.decodeIfPresent(String.self, forKey: .locale)
    size = try container.decode(ScreenSize.self, forKey: .size)
    depth = try container.decode(String.self, forKey: .depth)
    configuration = try container.decode(Configuration.self, forKey: .configuration)
    let recorded = try container.decode(JSONTree.self, forKey: .state)
    let fresh = try RecordingFormat.decoded(
      JSONTree.self, from: RecordingFormat.line(AppState()))
    state = try RecordingFormat.decoded(
      AppState.self, from: RecordingFormat.line(recorded.filled(from: fresh)))
  }
}
