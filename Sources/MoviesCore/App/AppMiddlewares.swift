public import Redux

/// The app's own middlewares, in their order; those for effects come behind them.
///
/// Each hands every action on as it is, so that what is dispatched is what reaches the reducer.
public func appMiddlewares(
  clock: any Clock<Duration>, desktop: any Desktop
) -> [Middleware<AppState>] {
  [
    searchMiddleware(), earlierListMiddleware(), retryMiddleware(), stopMiddleware(),
    detailMiddleware(), pagingMiddleware(),
    spinnerMiddleware(clock: clock), patienceMiddleware(clock: clock), noticeMiddleware(),
    linkMiddleware(clock: clock, desktop: desktop),
  ]
}
