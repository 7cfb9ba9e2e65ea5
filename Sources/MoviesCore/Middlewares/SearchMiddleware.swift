public import Redux

/// Asks OMDb when what the search line asks for changes: after a rest while typing, at once on Enter.
public func searchMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      guard let change = SearchChange(action) else { return }
      let state = context.getState()
      if let request = state.search.request(after: change, settings: state.settings) {
        if !state.isWaiting(for: request, after: change) { context.dispatch(request) }
      } else {
        context.dispatch(CancelEffect(id: GetMovies.searchID))
        if state.search.query == nil { context.dispatch(MoviesAction.cleared) }
      }
    }
  }
}

/// How an action changes what is asked.
private enum SearchChange {
  case typed, filtered, submitted

  init?(_ action: any Action) {
    guard let action = action.matching(SearchAction.self) else { return nil }
    switch action {
    case .edited, .olderRecalled, .newerRecalled: self = .typed
    case .kindChosen, .yearSubmitted: self = .filtered
    case .submitted: self = .submitted
    case .yearEdited: return nil
    }
  }
}

extension AppState {
  /// Whether the request was made already; Enter cuts a pending one's rest short, though.
  fileprivate func isWaiting(for request: GetMovies, after change: SearchChange) -> Bool {
    let isOnTheWay = loading.inFlight.contains { $0.ticket.id == request.id }
    return request.search == movies.asked && (change != .submitted || isOnTheWay)
  }
}

extension SearchState {
  /// The request that a change calls for; `nil` while there is too little to ask.
  fileprivate func request(after change: SearchChange, settings: SessionSettings) -> GetMovies? {
    guard let query else { return nil }
    switch change {
    case .typed:
      guard query.text.count >= settings.minimumCharacters else { return nil }
      return GetMovies(query, scheduling: .debounced(.milliseconds(settings.searchDelay)))
    case .filtered, .submitted:
      return GetMovies(query)
    }
  }
}
