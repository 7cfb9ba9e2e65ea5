public import Redux

/// Repeats failed requests on `retried`, or asks afresh where nothing failed, and shows a notice when
/// a repeated request fails too: otherwise the same error would stay on the screen as if nothing had
/// happened.
public func retryMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      if action.matching(MoviesAction.self) == .retried {
        let requests = context.getState().retriedRequests
        if !requests.isEmpty { context.dispatch(ScreenAction.noticeExpired) }
        for request in requests { context.dispatch(request) }
      } else if case .failed(let ticket, let error) = action.matching(MoviesLifecycle.self),
        let tries = ticket.id.flatMap({ context.getState().errors.tries[$0] }),
        error.mayPass
      {
        context.dispatch(ScreenAction.noticed(.triedAgain(times: tries)))
      }
    }
  }
}
