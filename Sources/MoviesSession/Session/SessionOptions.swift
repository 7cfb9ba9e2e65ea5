internal import Foundation
package import MoviesCore
package import MoviesUI
internal import Redux
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

extension SessionOptions {
  /// The keys, including the user's own.
  var keymap: Keymap {
    get throws(Failure) {
      do {
        return try Keymap(overrides: keys)
      } catch {
        throw Failure("\(error).", exitCode: .wrongConfiguration)
      }
    }
  }

  /// The store of a session in its first state, with the whole chain: observers, log, background
  /// work, the app's own, requests.
  ///
  /// - Parameters:
  ///   - opening: Opens the requested source, possibly later.
  ///   - changes: Follows what the library is asked for.
  ///   - desktop: Opens and copies links.
  ///   - shelf: Keeps the pictures of titles; `nil` where none are shown.
  ///   - observers: Middlewares that see every action first.
  /// - Returns: The store; nothing has begun.
  /// - Throws: A ``Failure`` if the log cannot be written.
  @MainActor
  func store(
    opening: SourceOpening, changes: LibraryChanges, desktop: any Desktop,
    shelf: (any PosterShelf)? = nil,
    watchedBy observers: [Middleware<AppState>] = []
  ) throws(Failure) -> Store<AppState> {
    let chain = try chain(opening: opening, changes: changes, desktop: desktop, shelf: shelf)
    return Store(
      initialState: firstState, reducer: AppState.reduce, middlewares: observers + chain)
  }

  /// The links that every action passes behind the observers, in their order.
  @MainActor
  func chain(
    opening: SourceOpening, changes: LibraryChanges, desktop: any Desktop,
    shelf: (any PosterShelf)?
  ) throws(Failure) -> [Middleware<AppState>] {
    let clock = ContinuousClock()
    let log = try traces?.logMiddleware()
    let keeping = memory.map { memory in memoryMiddleware { await memory.keepMeanwhile($0) } }
    return [log].compactMap(\.self)
      + [tryingAgainMiddleware(opening)]
      + [asyncMiddleware(AppState.self, clock: clock)]
      + appMiddlewares(clock: clock, desktop: desktop)
      + [keeping].compactMap(\.self)
      + [changes.middleware]
      + libraryMiddlewares(opening, clock: clock)
      + importMiddlewares(opening)
      + [dailyLimitMiddleware(clock: clock) { Int(Date().timeIntervalSince1970) }]
      + [shelf.map { posterShelfMiddleware(clock: clock, shelf: $0) }].compactMap(\.self)
      + [
        omdbMiddleware(clock: clock) { [source = firstState.source] onProgress in
          LazyCatalogue(source: source, opening: opening, onProgress: onProgress)
        }
      ]
  }

  /// The middlewares for IMDb's data and for the files of other programs, as far as this session
  /// can import them.
  @MainActor
  private func importMiddlewares(_ opening: SourceOpening) -> [Middleware<AppState>] {
    var middlewares: [Middleware<AppState>] = []
    if let importer { middlewares.append(imdbMiddleware(importer)) }
    if let libraryImporter {
      let source = firstState.source
      middlewares.append(
        importMiddleware(libraryImporter) {
          LazyCatalogue(source: source, opening: opening) { _, _ in }
        })
    }
    return middlewares
  }

  /// The middlewares for the library; none if nothing can be kept.
  @MainActor
  private func libraryMiddlewares(
    _ opening: SourceOpening, clock: any Clock<Duration>
  ) -> [Middleware<AppState>] {
    guard let library else { return [] }
    let service = LibraryService(library) { try? await opening.source.index }
    return MoviesCore.libraryMiddlewares(clock: clock, service: service) {
      Surroundings.currentDay
    }
  }
}

/// Tells the source that the user wants to try again what has failed, before anything is asked.
///
/// - Parameter opening: Opens the source.
/// - Returns: The middleware; it hands on every action unchanged.
@MainActor
func tryingAgainMiddleware(_ opening: SourceOpening) -> Middleware<AppState> {
  Middleware { _, next in
    { action in
      if action.matching(MoviesAction.self) == .retried { opening.opened?.tryAgain() }
      next(action)
    }
  }
}
