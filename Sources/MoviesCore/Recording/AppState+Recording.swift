public import Redux
public import ReduxRecording

/// The recording of sessions of the app.
///
/// ## How the format changes
///
/// Recordings of the past must stay readable, so:
///
/// - Anything added to the state needs a default in `AppState()`, which fills in for it if a header
///   lacks it. The same holds for additions to the header, as optionals.
/// - An action keeps its name in ``Redux/ActionRegistry/movies``, its cases and their contents.
///   Anything that must change becomes a new case or a new type next to the old one, or reads the
///   old form in its `init(from:)`.
/// - Only if neither is possible does the version rise, and older files are refused from then on.
///
/// Version 2 is not released yet: until then, its contents may change without a new number, and the
/// committed recordings are converted. Version 1 had its lists in another form.
///
/// Recordings of all versions that can be read are committed and replayed in the tests.
extension AppState: RecordedState {
  public typealias Surroundings = RecordedSurroundings
  public typealias Effect = RecordedEffect

  /// The names of all actions, and the version that is written.
  public static let recordingFormat = RecordingFormat(
    program: "movies-tui", version: 2, registry: .movies,
    // `selected(row: .max)` means the last row.
    endless: ["row"])

  /// The state without the searches of earlier sessions, which are private.
  public var recorded: AppState {
    var state = self
    state.search.history = search.history.ofThisSession
    return state
  }
}

/// The facts, besides the state, that the frames of a session depend on.
public struct RecordedSurroundings: Codable, Hashable, Sendable {
  /// The settings that frames depend on; those that the state depends on are in the state.
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

  /// The locale of the terminal, such as `C.UTF-8`; `nil` if none was set.
  public var locale: String?
  /// The size of the terminal at the start, in cells.
  public var size: ScreenSize
  /// The terminal's number of colours, by the name of its colour depth.
  @Verbatim public var depth: String
  @Verbatim public var configuration: Configuration

  public init(locale: String?, size: ScreenSize, depth: String, configuration: Configuration) {
    self.locale = locale
    self.size = size
    self.depth = depth
    self.configuration = configuration
  }
}

extension Replay<AppState> {
  /// Creates a replay of a session of the app, before its first action.
  public convenience init(_ recording: Recording<AppState>) {
    self.init(recording, reducer: AppState.reduce)
  }
}

extension RecordingWriter<AppState> {
  /// Creates a writer for a session of the app that changes every text before it is written.
  public convenience init(hiding hide: @escaping (String) -> String) {
    self.init(reducer: AppState.reduce, hiding: hide)
  }

  /// Creates a writer for a session of the app that changes texts by their contents or their place.
  public convenience init(
    hidingByPlace hide: @escaping (_ text: String, _ place: [any CodingKey]) -> String
  ) {
    self.init(reducer: AppState.reduce, hidingByPlace: hide)
  }
}

extension RecordingHeader<AppState> {
  /// Creates the first line of a recording of the app.
  public init(
    program: String, locale: String?, size: ScreenSize, depth: String,
    configuration: RecordedSurroundings.Configuration, state: AppState
  ) {
    self.init(
      program: program,
      surroundings: RecordedSurroundings(
        locale: locale, size: size, depth: depth, configuration: configuration),
      state: state)
  }
}

extension [any CodingKey] {
  /// Whether a text under these names in a recording is one that the user wrote about titles: a
  /// note, a tag, or the answer to a prompt, which may become a note.
  ///
  /// The remarks on the files of an import may quote a note.
  public var isOfNote: Bool {
    contains { Self.namesOfNotes.contains($0.stringValue) }
      || contains { $0.stringValue == "prompt" } && contains { $0.stringValue == "input" }
  }

  /// Whether a text under these names in a recording is the path or the name of one of the user's
  /// own files or folders, or says what their name says.
  public var isOfFile: Bool {
    let names = Set(map(\.stringValue))
    // The place of an open name is a path if the name is that of a file.
    if last?.stringValue == "place", names.contains("came") || names.contains("names") {
      return true
    }
    return !names.isDisjoint(with: ["away", "gone", "unreadable"])
      || !names.isDisjoint(with: ["path", "reason", "version"])
        && !names.isDisjoint(with: ["files", "folders"])
  }

  /// The names of cases of actions and changes, and of parts of entries, that hold such texts.
  private static var namesOfNotes: Set<String> {
    [
      "note", "noteBefore", "noteChanged", "noteContested", "noted", "prompted", "remarks",
      "replaceNote", "tags",
    ]
  }
}
