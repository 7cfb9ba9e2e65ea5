public import Redux

/// The app's own middlewares, in their order; those for effects come behind them.
///
/// What the session holds must stand before the OMDb middleware, and what watches the state must
/// stand before what replaces an action.
public func appMiddlewares(
  clock: any Clock<Duration>, desktop: any Desktop
) -> [Middleware<AppState>] {
  [
    searchMiddleware(), retryMiddleware(), stopMiddleware(),
    detailMiddleware(), pagingMiddleware(),
    spinnerMiddleware(clock: clock), noticeMiddleware(),
    linkMiddleware(clock: clock, desktop: desktop), heldMiddleware(),
  ]
}
