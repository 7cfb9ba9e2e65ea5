package import MoviesCore
package import MoviesUI
internal import ReduxRecording
package import TerminalUI
package import Titles

/// What a session is made from, whoever decided it: nothing here knows of a command line or a
/// configuration.
package struct SessionOptions: Sendable {
  /// The state of the first frame, before the screen has a size.
  package var firstState: AppState
  /// The user's own keys: the name of an action, and the keys that mean it, such as `["^N", "n"]`.
  package var keys: [String: [String]]
  package var theme: ThemeChoice
  /// The user's own colours; `nil` without any.
  package var palette: Palette?
  /// How pictures are shown.
  package var poster: PosterChoice
  /// The most colours to use.
  package var depthLimit: ColorDepth
  /// Whether the inspector is open at the start.
  package var isInspectorOpen: Bool
  /// What the user should know as soon as the session has begun.
  package var notices: [Notice] = []
  /// What the session writes down about itself; `nil` if it leaves nothing behind.
  package var traces: SessionTraces?
  /// Where the session is remembered; `nil` for nowhere.
  package var memory: MemoryKeeper?
  /// What the user keeps about titles; `nil` if nothing can be kept.
  package var library: (any Library)?
  /// Imports IMDb's data; `nil` where this session cannot.
  package var importer: (any IMDbImporter)?
  /// Imports what other programs kept; `nil` where this session cannot.
  package var libraryImporter: (any LibraryImporter)? {
    didSet { firstState.canImport = libraryImporter != nil }
  }
  /// The files that change when somebody changes the library.
  package var libraryFiles: [String] = []
  /// Opens the source of titles, once.
  ///
  /// A plain session that takes over for want of a screen uses the same source.
  package let opening: SourceOpening

  package init(
    firstState: AppState, keys: [String: [String]] = [:], theme: ThemeChoice = .auto,
    palette: Palette? = nil,
    poster: PosterChoice = .auto, depthLimit: ColorDepth = .trueColor,
    isInspectorOpen: Bool = false,
    traces: SessionTraces? = nil,
    openSource: @escaping @Sendable () async throws(Failure) -> Source
  ) {
    self.firstState = firstState
    self.keys = keys
    self.theme = theme
    self.palette = palette
    self.poster = poster
    self.depthLimit = depthLimit
    self.isInspectorOpen = isInspectorOpen
    self.traces = traces
    opening = SourceOpening(openSource)
  }
}

extension SessionOptions {
  /// The first line of a recording that begins in a state.
  @MainActor
  func header(
    for state: AppState, on screen: Screen, locale: String?
  ) -> RecordingHeader<AppState> {
    RecordingHeader<AppState>(
      program: Version.current, locale: locale, size: state.screen.size,
      depth: String(describing: screen.depth),
      configuration: .init(theme: theme.rawValue, keys: keys), state: state)
  }
}

/// How a session ended.
package struct SessionEnd: Sendable {
  /// The code that the process ends with.
  package var exitCode: ProgramExitCode
  /// What the user has chosen; `nil` without a choice, or where there was nothing to choose.
  package var chosen: [TitleID]?
}
