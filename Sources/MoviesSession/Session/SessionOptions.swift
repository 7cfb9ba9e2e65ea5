internal import Foundation
package import MoviesCore
package import MoviesUI
internal import Redux
internal import ReduxRecording
package import TerminalUI
package import Titles

/// Everything that a session is made from, independent of the command line and the configuration.
package struct SessionOptions: Sendable {
  /// The state of the first frame, before the screen has a size.
  package var firstState: AppState
  /// The user's own keys, by the name of the action that they trigger, such as `["^N", "n"]`.
  package var keys: [String: [String]]
  package var theme: ThemeChoice
  /// The user's own colours; `nil` without any.
  package var palette: Palette?
  /// The user's choice of how pictures are shown.
  package var poster: PosterChoice
  /// The greatest colour depth to use.
  package var depthLimit: ColorDepth
  /// Whether the inspector is open at the start.
  package var isInspectorOpen: Bool
  /// The notices to show as soon as the session has begun.
  package var notices: [Notice] = []
  /// The recordings and the log that the session writes; `nil` if it writes none.
  package var traces: SessionTraces?
  /// The keeper of the session's memory; `nil` if the session is not remembered.
  package var memory: MemoryKeeper?
  /// The user's library; `nil` if nothing can be stored.
  package var library: (any Library)?
  /// The importer of IMDb's data; `nil` if this session cannot import it.
  package var importer: (any IMDbImporter)?
  /// The importer of other programs' files; `nil` if this session cannot import them.
  package var libraryImporter: (any LibraryImporter)? {
    didSet { firstState.canImport = libraryImporter != nil }
  }
  /// The user's own video files; `nil` if nothing can be stored.
  package var ownFiles: (any OwnFiles)? {
    didSet { firstState.canKeepFiles = ownFiles != nil }
  }
  /// The files that change when somebody scans the user's folders.
  package var ownFilesPaths: [String] = []
  /// The folders in which players report.
  package var playerFolders: [String] = []
  /// The player of the user's own files; `nil` if this session cannot play them.
  package var player: PlayingService?
  /// The files that change when somebody changes the library.
  package var libraryFiles: [String] = []
  /// The opening of the source of titles, which happens once.
  ///
  /// A plain session that takes over because there is no screen uses the same source.
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
  /// Returns the first line of a recording that begins in a state.
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

/// The end of a session.
package struct SessionEnd: Sendable {
  /// The code that the process ends with.
  package var exitCode: ProgramExitCode
  /// The titles that the user has chosen; `nil` without a choice, or if the session did not ask for
  /// one.
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

  /// Makes the store of a session in its first state, with the whole chain of middlewares:
  /// observers, log, background work, the app's own, requests.
  ///
  /// - Parameters:
  ///   - opening: The opening of the requested source, which may happen later.
  ///   - changes: Follows the requests to the library.
  ///   - desktop: The desktop, which opens and copies links.
  ///   - shelf: The shelf for the pictures of titles; `nil` if none are shown.
  ///   - observers: The middlewares that see every action first.
  /// - Returns: The store, before any work has begun.
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

  /// Returns the middlewares that every action passes after the observers, in order.
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
      + fileMiddlewares(opening, clock: clock)
      + [dailyLimitMiddleware(clock: clock) { Int(Date().timeIntervalSince1970) }]
      + [shelf.map { posterShelfMiddleware(clock: clock, shelf: $0) }].compactMap(\.self)
      + [
        omdbMiddleware(clock: clock) { [source = firstState.source] onProgress in
          LazyCatalogue(source: source, opening: opening, onProgress: onProgress)
        }
      ]
  }

  /// Returns the middlewares for importing IMDb's data and other programs' files, as far as this
  /// session can import them.
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

  /// Returns the middlewares for the user's own files and for playing them, as far as this session
  /// knows of any.
  @MainActor
  private func fileMiddlewares(
    _ opening: SourceOpening, clock: any Clock<Duration>
  ) -> [Middleware<AppState>] {
    var middlewares: [Middleware<AppState>] = []
    if let ownFiles {
      let catalogue = LazyCatalogue(source: firstState.source, opening: opening) { _, _ in }
      middlewares += filesMiddlewares(
        clock: clock, service: OwnFileService(ownFiles, catalogue: catalogue))
    }
    if let player {
      middlewares += playingMiddlewares(clock: clock, service: player) {
        Surroundings.day(ofSecondsSince1970: $0)
      }
    }
    return middlewares
  }

  /// Returns the middlewares for the library; none if nothing can be stored.
  @MainActor
  private func libraryMiddlewares(
    _ opening: SourceOpening, clock: any Clock<Duration>
  ) -> [Middleware<AppState>] {
    guard let library else { return [] }
    let service = LibraryService(library, files: ownFiles) { try? await opening.source.index }
    return MoviesCore.libraryMiddlewares(clock: clock, service: service) {
      Surroundings.currentDay
    }
  }
}

/// Makes the middleware that tells the source when the user retries, before the request is sent.
///
/// - Parameter opening: The opening of the source.
/// - Returns: The middleware, which passes on every action unchanged.
@MainActor
func tryingAgainMiddleware(_ opening: SourceOpening) -> Middleware<AppState> {
  Middleware { _, next in
    { action in
      if action.matching(MoviesAction.self) == .retried { opening.opened?.tryAgain() }
      next(action)
    }
  }
}
