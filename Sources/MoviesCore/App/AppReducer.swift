public import Redux
import Titles

extension AppState {
  /// The root reducer: hands an action to every slice that it concerns.
  ///
  /// Plain calls instead of a combination of closures: this runs for every key.
  @Sendable public static func reduce(_ state: inout AppState, _ action: any Action) {
    if let action = action.matching(MoviesAction.self) {
      let shown = state.movies.shown?.id
      retry(&state, if: action)
      MoviesState.reduce(&state.movies, action)
      HeldState.reduce(&state.held, action)
      ErrorsState.reduce(&state.errors, action)
      focusList(&state, after: action)
      rewindDetails(&state, of: shown)
    } else if let action = action.matching(SearchAction.self) {
      SearchState.reduce(&state.search, action)
      ErrorsState.reduce(&state.errors, action)
      goToList(&state, after: action)
    } else if let action = action.matching(ScreenAction.self) {
      if case .focused(let focus) = action, focus != .searchField { rememberQuery(&state) }
      ScreenState.reduce(&state.screen, action)
      prepare(&state, for: action)
    } else if let action = action.matching(DetailAction.self) {
      HeldState.reduce(&state.held, action)
    } else if let action = action.matching(LoadingAction.self) {
      stop(&state, if: action)
      LoadingState.reduce(&state.loading, action)
    } else if let action = action.matching(MoviesLifecycle.self) {
      LoadingState.reduce(&state.loading, action)
      ErrorsState.reduce(&state.errors, action)
      if case .failed(let ticket, let error) = action { fail(&state, ticket.id, error) }
    } else if let request = action.matching(GetMovies.self) {
      let shown = state.movies.shown?.id
      MoviesState.reduce(&state.movies, request)
      ErrorsState.reduce(&state.errors, request)
      recallFailure(&state, of: request)
      rewindDetails(&state, of: shown)
    } else if let cancel = action.matching(CancelRequest<MoviesRequestID>.self) {
      let shown = state.movies.shown?.id
      MoviesState.reduce(&state.movies, cancel)
      rewindDetails(&state, of: shown)
    }
  }

  /// A query and a filter lead to the list that they ask for; a mistake stays in the year's field.
  private static func goToList(_ state: inout AppState, after action: SearchAction) {
    switch action {
    case .submitted, .kindChosen: state.screen.focus = .results
    case .yearSubmitted where !state.search.isYearWrong: state.screen.focus = .results
    default: break
    }
  }

  /// Remembers the query in the search line when the user turns to its rows, though Enter was never
  /// pressed.
  private static func rememberQuery(_ state: inout AppState) {
    guard state.screen.focus == .searchField, let query = state.search.query,
      query == state.movies.asked
    else { return }
    state.search.history.remember(query.text)
  }

  /// What a change of the screen means for the other slices.
  private static func prepare(_ state: inout AppState, for action: ScreenAction) {
    switch action {
    case .resized(_, let listRows):
      state.movies.cursor.show(rows: listRows, of: state.movies.results.count)
    case .sourceOpened(let source):
      state.source = source
    case .focused(.yearField):
      state.search.yearField = TextInput(text: state.search.year.map(String.init) ?? "")
      state.search.isYearWrong = false
    default:
      break
    }
  }

  /// A row that is picked out takes the focus to the list, from wherever it was.
  private static func focusList(_ state: inout AppState, after action: MoviesAction) {
    guard case .selected = action else { return }
    rememberQuery(&state)
    state.screen.focus = .results
  }

  /// The details of another title than before begin at the top.
  private static func rewindDetails(_ state: inout AppState, of shown: TitleID?) {
    if state.movies.shown?.id != shown { state.screen.detailsScroll = 0 }
  }

  /// What a failure means for the list, and for asking the same again.
  private static func fail(
    _ state: inout AppState, _ id: MoviesRequestID?, _ error: CatalogueError
  ) {
    let shown = state.movies.shown?.id
    MoviesState.reduce(&state.movies, failing: id)
    rewindDetails(&state, of: shown)
    guard id == .search, let query = state.movies.asked else { return }
    HeldState.reduce(&state.held, missing: query, error)
  }

  /// A question that is known to have no answer has failed as soon as it is asked: it is not sent, and
  /// so no life cycle tells of it.
  private static func recallFailure(_ state: inout AppState, of request: GetMovies) {
    guard case .failure(let error) = request.answer(in: state) else { return }
    ErrorsState.reduce(&state.errors, failing: .search, error)
    MoviesState.reduce(&state.movies, failing: .search)
  }

  /// Counts what the user tries again.
  private static func retry(_ state: inout AppState, if action: MoviesAction) {
    guard case .retried = action else { return }
    ErrorsState.reduce(&state.errors, retrying: state.failedRequests.compactMap { $0.id })
  }

  /// Marks what the user stops while it still counts as loading.
  private static func stop(_ state: inout AppState, if action: LoadingAction) {
    guard case .cancelled = action else { return }
    ErrorsState.reduce(&state.errors, stopping: state.awaited.compactMap(\.ticket.id))
  }
}
