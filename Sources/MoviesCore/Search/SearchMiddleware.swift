public import Redux
import Titles

/// Searches the catalogue when the query in the search line changes: this machine at once, and any
/// source after a pause in the typing, or at once on Enter.
///
/// The search for a list that the user leaves by going back to an earlier one is cancelled. The
/// titles behind a link are requested as if the user had typed the search for them.
public func searchMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      if action.matching(ScreenAction.self) == .wentBack {
        let question = context.selecting(\.results.asked)
        next(action)
        if context.selecting(\.results.asked) != question { context.forgetQuestion() }
        return
      }
      next(action)
      if case .sourceOpened = action.matching(ScreenAction.self) {
        if let query = context.getState().results.asked {
          context.dispatch(AskHereToo(query: query))
        }
        return
      }
      guard let change = SearchChange(action) else { return }
      let state = context.getState()
      if state.search.awaitsRest { context.dispatch(AwaitRest()) }
      guard let query = state.search.query, let request = query.request(after: change, state) else {
        context.takeNoticeAway()
        context.forgetQuestion()
        context.dispatch(state.search.query == nil ? MoviesAction.cleared : .withdrawn)
        return
      }
      guard !state.hasAsked(query, after: change) else { return }
      context.takeNoticeAway()
      if request.reach == .here { context.forgetQuestion() }
      context.dispatch(request)
    }
  }
}

extension StoreContext<AppState> {
  /// Cancels the previous search, which may not have been sent yet.
  @MainActor
  fileprivate func forgetQuestion() {
    if getState().abilities.answersHere {
      dispatch(CancelRequest(id: MoviesRequestID.here(.search)))
    }
    dispatch(CancelRequest(id: MoviesRequestID.search))
  }

  /// Removes a notice about another search.
  @MainActor
  fileprivate func takeNoticeAway() {
    if getState().screen.notice != nil { dispatch(ScreenAction.noticeExpired) }
  }
}

/// Searches this machine for a query that was sent before it was known that this machine can be
/// searched, unless the answer has arrived after a moment.
private struct AskHereToo: AsyncAction {
  typealias State = AppState

  let query: TitleQuery

  var scheduling: EffectScheduling { .debounced(.milliseconds(50)) }

  func execute(_ context: StoreContext<AppState>) async {
    let state = context.getState()
    guard state.abilities.searchesHere, query == state.results.asked,
      state.results.results.count == 0, !state.loading.contains(.here(.search))
    else { return }
    context.dispatch(GetMovies(query, reach: .here, staysHere: true))
  }
}

/// Reports that the user has stopped typing, if a mistake may then be shown.
private struct AwaitRest: AsyncAction {
  typealias State = AppState

  var scheduling: EffectScheduling { .debounced(.milliseconds(600)) }

  func execute(_ context: StoreContext<AppState>) async {
    if context.getState().search.awaitsRest { context.dispatch(SearchAction.rested) }
  }
}

/// The kind of change that an action makes to the query.
private enum SearchChange {
  case typed, filtered, submitted

  init?(_ action: any Action) {
    if action.matching(HomeAction.self) == .resumed {
      self = .submitted
      return
    }
    if let action = action.matching(DoorAction.self) {
      guard action.isQuestion else { return nil }
      self = .submitted
      return
    }
    guard let action = action.matching(SearchAction.self) else { return nil }
    switch action {
    case .edited, .completed(_, in: .search): self = .typed
    case .kindChosen, .yearSubmitted, .yearCleared: self = .filtered
    case .submitted, .recalled, .reordered: self = .submitted
    case .completed, .yearEdited, .filterEdited, .filterSubmitted, .filterCleared, .rested:
      return nil
    }
  }
}

extension AppState {
  /// Whether the query has already been sent.
  ///
  /// Enter repeats a query that is pending or has failed.
  fileprivate func hasAsked(_ query: TitleQuery, after change: SearchChange) -> Bool {
    guard query == results.asked else { return false }
    if loading.contains(.search) { return true }
    guard query == results.answered else { return change != .submitted }
    return errors.search == nil ? results.isSettled : change != .submitted
  }
}

extension TitleQuery {
  /// Returns the request that a change calls for; `nil` while there is too little to search for.
  ///
  /// The id of a title or the address of its page is complete, and requested at once.
  fileprivate func request(after change: SearchChange, _ state: AppState) -> GetMovies? {
    let reach = state.abilities.answersHere ? CachePolicy.here : .anywhere
    if !state.search.hasQuestion { return nil }
    guard change == .typed, titleID == nil else {
      return GetMovies(self, reach: reach)
    }
    guard text.count >= state.settings.minimumCharacters else {
      return state.abilities.searchesHere
        ? GetMovies(self, reach: .here, staysHere: true) : nil
    }
    return GetMovies(self, reach: reach, delay: .milliseconds(state.settings.searchDelay))
  }
}
