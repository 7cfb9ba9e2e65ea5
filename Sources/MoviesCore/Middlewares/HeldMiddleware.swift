public import Redux

/// Answers a request out of what the session holds, so that nothing is fetched twice.
///
/// Stands before the API middleware and lets a request pass only where nothing is held for it.
public func heldMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      guard let request = action.matching(GetMovies.self),
        let page = context.getState().held.pages[
          HeldState.PageKey(query: request.search, number: request.page)]
      else { return next(action) }
      context.dispatch(CancelEffect(id: GetMovies.id(ofPage: request.page)))
      context.dispatch(MoviesAction.recalled(request.search))
      context.dispatch(
        MoviesAction.setMovies(page, number: request.page, query: request.search))
    }
  }
}
