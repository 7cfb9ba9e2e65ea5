import OMDB
public import Redux

/// Asks OMDb when what the search line asks for changes: after a rest while typing, at once on Enter.
public func searchMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      guard let change = SearchChange(action) else { return }
      let state = context.getState()
      if let notice = state.noticeOfSearch { context.dispatch(notice) }
      guard let query = state.search.query, let request = query.request(after: change, state) else {
        context.dispatch(CancelEffect(id: GetMovies.searchID))
        if state.search.query == nil { context.dispatch(MoviesAction.cleared) }
        return
      }
      guard !state.hasAsked(query, after: change) else { return }
      context.dispatch(request)
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
  /// Tells what the question lost on its way; what was told before has been read.
  fileprivate var noticeOfSearch: ScreenAction? {
    if let leftOut = search.leftOut { return .noticed(leftOut) }
    return screen.notice.map { _ in .noticeExpired }
  }

  /// Whether the question was asked already; Enter cuts a pending one's rest short, though, and tries
  /// again what failed.
  fileprivate func hasAsked(_ query: SearchQuery, after change: SearchChange) -> Bool {
    guard query == movies.asked else { return false }
    let isOnTheWay = loading.inFlight.contains { $0.ticket.id == GetMovies.searchID }
    let isAnswered = query == movies.answered && errors.search == nil
    return change != .submitted || isOnTheWay || isAnswered
  }
}

extension SearchQuery {
  /// The first question of a query: an id or an address of IMDb goes straight to its title.
  var firstRequest: any OMDBRequest {
    if let id = TitleReference.parse(text) { return GetMovie(self, key: .id(id)) }
    return GetMovies(self)
  }

  /// The request that a change calls for; `nil` while there is too little to ask.
  fileprivate func request(after change: SearchChange, _ state: AppState) -> (any Action)? {
    guard change == .typed, TitleReference.parse(text) == nil else { return firstRequest }
    guard text.count >= state.settings.minimumCharacters else { return nil }
    return GetMovies(self, scheduling: .debounced(.milliseconds(state.settings.searchDelay)))
  }
}

extension SearchState {
  /// What was left out of the typed text because OMDb cannot take it.
  fileprivate var leftOut: Notice? {
    let changes = NormalizedQuery(field.text).changes
    guard !changes.isEmpty else { return nil }
    return Notice(changes.map(\.explanation).joined(separator: " "), isWarning: true)
  }
}
