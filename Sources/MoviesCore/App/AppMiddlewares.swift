public import Redux

/// Returns the app's own middlewares, in order; the middlewares that run effects come after them.
///
/// Each passes every action on unchanged, so the reducer gets exactly the dispatched actions.
public func appMiddlewares(
  clock: any Clock<Duration>, desktop: any Desktop
) -> [Middleware<AppState>] {
  [
    searchMiddleware(), fetchingMiddleware(clock: clock), retryMiddleware(),
    spinnerMiddleware(clock: clock) + delayedSpinnerMiddleware(clock: clock), noticeMiddleware(),
    linkMiddleware(clock: clock, desktop: desktop),
  ]
}
