internal import MoviesCore
internal import MoviesUI
internal import Redux

extension SessionOptions {
  /// The keys, with one's own.
  var keymap: Keymap {
    get throws(Failure) {
      do {
        return try Keymap(overrides: keys)
      } catch {
        throw Failure("\(error).", exitCode: .wrongConfiguration)
      }
    }
  }

  /// The store of a session, with the whole chain: observers, log, background work, the app's own,
  /// requests.
  @MainActor
  func store(
    from state: AppState, source: Source, desktop: any Desktop,
    watchedBy observers: [Middleware<AppState>] = []
  ) throws(Failure) -> Store<AppState> {
    let clock = ContinuousClock()
    let log = try traces?.logMiddleware()
    return Store(
      initialState: state, reducer: AppState.reduce,
      middlewares: observers + [log].compactMap(\.self)
        + [asyncMiddleware(AppState.self, clock: clock)]
        + appMiddlewares(clock: clock, desktop: desktop)
        + [omdbMiddleware(clock: clock, makeCatalogue: source.makeCatalogue)])
  }
}
