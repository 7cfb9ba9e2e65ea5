public import Redux
import Titles

/// Answers a question out of what the session holds, so that nothing is fetched twice.
///
/// Stands before the middleware that asks and lets a request pass only where nothing is held for it.
public func heldMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      guard let key = HeldState.PageKey(action),
        let answer = context.getState().held.answer(to: key)
      else { return next(action) }
      context.dispatch(CancelRequest(id: MoviesRequestID.results(page: key.number)))
      context.dispatch(MoviesAction.recalled(key.query))
      for part in answer { context.dispatch(part) }
    }
  }
}

extension HeldState.PageKey {
  /// What an action asks for; `nil` for one that asks for no page.
  fileprivate init?(_ action: any Action) {
    guard let request = action.matching(GetMovies.self) else { return nil }
    self.init(query: request.query, number: request.page)
  }
}

extension HeldState {
  /// What was answered to a question before; `nil` where that is not held.
  fileprivate func answer(to key: PageKey) -> [MoviesAction]? {
    let leftOut = omissions[key.query].map { MoviesAction.leftOut($0, query: key.query) }
    let told = key.number == 1 ? [leftOut].compactMap(\.self) : []
    if let answer = pages[key] {
      return told + [.setMovies(answer, number: key.number, query: key.query)]
    }
    guard key.number == 1, let error = misses[key.query] else { return nil }
    return told + [.moviesMissed(number: 1, query: key.query, error: error)]
  }
}
