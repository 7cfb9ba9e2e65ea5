public import Redux

/// Asks once more for what failed on `retried`; where nothing failed, for the search.
public func retryMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      guard action.matching(MoviesAction.self) == .retried else { return }
      for request in context.getState().failedRequests { context.dispatch(request) }
    }
  }
}

extension AppState {
  fileprivate var failedRequests: [any Action] {
    var requests: [any Action] = []
    if errors.search != nil, let query = search.query { requests.append(query.firstRequest) }
    if let query = movies.answered {
      requests += errors.problems.keys.compactMap(GetMovies.page(of:)).sorted()
        .map { GetMovies(query, page: $0, rescue: movies.rescue) }
    }
    if let title = movies.selected, errors.detail(title.id) != nil {
      requests.append(GetDetail(title))
    }
    return requests
  }
}
