public import Redux

/// Answers a question out of what the session holds, so that nothing is fetched twice.
///
/// Stands before the API middleware and lets a request pass only where nothing is held for it.
public func heldMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      guard let key = HeldState.PageKey(action), let page = context.getState().held.pages[key]
      else { return next(action) }
      context.dispatch(CancelEffect(id: GetMovies.id(ofPage: key.number)))
      context.dispatch(MoviesAction.recalled(key.query))
      if let rescue = context.getState().held.rescues[key.query] {
        context.dispatch(MoviesAction.rescued(rescue, query: key.query))
      }
      context.dispatch(MoviesAction.setMovies(page, number: key.number, query: key.query))
    }
  }
}

extension HeldState.PageKey {
  /// What an action asks for; `nil` for one that asks for no page.
  fileprivate init?(_ action: any Action) {
    if let request = action.matching(GetMovies.self) {
      self.init(query: request.search, number: request.page)
    } else if let request = action.matching(GetMovie.self) {
      self.init(query: request.search, number: 1)
    } else {
      return nil
    }
  }
}
