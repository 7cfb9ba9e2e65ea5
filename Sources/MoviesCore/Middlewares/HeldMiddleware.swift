import OMDB
public import Redux

/// Answers a question out of what the session holds, so that nothing is fetched twice.
///
/// Stands before the API middleware and lets a request pass only where nothing is held for it.
public func heldMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      guard let key = HeldState.PageKey(action),
        let answer = context.getState().held.answer(to: key)
      else { return next(action) }
      context.dispatch(CancelEffect(id: GetMovies.id(ofPage: key.number)))
      context.dispatch(MoviesAction.recalled(key.query))
      for part in answer { context.dispatch(part) }
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

extension HeldState {
  /// What was answered to a question before; `nil` where that is not held.
  fileprivate func answer(to key: PageKey) -> [MoviesAction]? {
    if let page = pages[key] {
      let rescued = rescues[key.query].map { MoviesAction.rescued($0, query: key.query) }
      return [rescued, .setMovies(page, number: key.number, query: key.query)].compactMap(\.self)
    }
    guard key.number == 1, let problem = misses[key.query] else { return nil }
    return [.moviesMissed(number: 1, query: key.query, problem: problem)]
  }
}
