internal import Foundation
internal import MoviesCore
internal import MoviesUI
internal import Redux

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
