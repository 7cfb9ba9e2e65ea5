public import Redux

/// Stops the requests that the user no longer waits for; sends failed ones again, or asks afresh if
/// none has failed.
///
/// It shows a notice when a repeated request fails too: otherwise the same error would stay on the
/// screen as if nothing had happened.
public func retryMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      if action.matching(LoadingAction.self) == .cancelled {
        for id in context.selecting(\.awaited).compactMap(\.ticket.id) {
          context.dispatch(CancelRequest(id: id))
        }
      } else if action.matching(MoviesAction.self) == .retried {
        let requests = context.selecting(\.retriedRequests)
        if !requests.isEmpty { context.dispatch(ScreenAction.noticeExpired) }
        for request in requests { context.dispatch(request) }
      } else if case .failed(let ticket, let error) = action.matching(MoviesLifecycle.self),
        let tries = ticket.id.flatMap({ id in context.selecting { $0.errors.tries[id] } }),
        error.mayPass
      {
        context.dispatch(ScreenAction.noticed(.triedAgain(times: tries)))
      }
    }
  }
}
