public import Redux
import Titles

extension AppState {
  /// The root reducer: hands an action to every slice that it concerns.
  ///
  /// Plain calls rather than composed closures, since this runs for every key.
  @Sendable public static func reduce(_ state: inout AppState, _ action: any Action) {
    hand(action, to: &state)
    if !state.loading.overdue.isEmpty {
      LoadingState.reduce(&state.loading, waitingFor: state.waitedFor)
    }
  }

  private static func hand(_ action: any Action, to state: inout AppState) {
    if let action = action.matching(MoviesAction.self) {
      reduce(&state, action)
    } else if let action = action.matching(SearchAction.self) {
      acceptSuggestion(&state, if: action)
      SearchState.reduce(&state.search, action, state.abilities)
      ErrorsState.reduce(&state.errors, action)
      filterList(&state, after: action)
      goToList(&state, after: action)
    } else if let action = action.matching(ScreenAction.self) {
      reduce(&state, action)
    } else if let action = action.matching(HistoryAction.self) {
      guard case .history(var history) = state.screen.overlay else { return }
      HistoryState.reduce(&history, action, in: state.search.history)
      state.screen.overlay = .history(history)
    } else if let action = action.matching(LinkAction.self) {
      ScreenState.reduce(&state.screen, action)
    } else if case .ends(let minutes) = action.matching(DailyLimitAction.self) {
      state.errors.minutesToReset = minutes
    } else if let action = action.matching(DetailAction.self) {
      TitlesState.reduce(&state.titles, action)
      ErrorsState.reduce(&state.errors, action)
      state.followLookUp(after: action)
      state.turnTitleIntoSeries()
      state.fitSeries()
      state.dropUnneededTitles()
    } else if let action = action.matching(LoadingAction.self) {
      stop(&state, if: action)
      LoadingState.reduce(&state.loading, action, waitingFor: state.waitedFor)
    } else if let action = action.matching(MoviesLifecycle.self) {
      LoadingState.reduce(&state.loading, action)
      ErrorsState.reduce(&state.errors, action)
      if case .failed(let ticket, let error) = action, ticket.id?.staysHere != true {
        fail(&state, ticket.id, error)
      }
      state.followLookUp(after: action)
    } else if let request = action.matching(GetSeason.self) {
      SeriesState.reduce(&state.series, request)
    } else if let request = action.matching(GetMovies.self) {
      state.keepVisitedList(before: request)
      state.fitList()
      state.updateResults { ListPage.reduce(&$0, request) }
      ErrorsState.reduce(&state.errors, request)
      recallFailure(&state, of: request)
    } else if let cancel = action.matching(CancelRequest<MoviesRequestID>.self) {
      state.updateResults { ListPage.reduce(&$0, cancel) }
      SeriesState.reduce(&state.series, losing: cancel.id)
    } else if let action = action.matching(ServiceAction.self) {
      ServiceState.reduce(&state.service, action)
      state.followLookUp(after: action)
    } else if let action = action.matching(MarkAction.self) {
      if case .toggled(let id) = action, let summary = state.summary(of: id) {
        state.titles.note(summary)
      }
      MarksState.reduce(&state.marks, action)
      if state.marks.chosen != nil { state.screen.isQuitting = true }
    } else if let action = action.matching(SeriesAction.self) {
      state.readingFromTop { $0.reduceSeries(action) }
    } else if let event = action.matching(LibraryEvent.self) {
      state.readingFromTop { $0.reduceLibrary(event) }
    } else if let action = action.matching(LibraryPageAction.self) {
      state.readingFromTop { $0.reduceLibrary(action) }
    } else if action.matching(KeepingAction.self) != nil {
      state.readingFromTop { $0.reduceKeeping() }
    } else if let action = action.matching(OpenNamesAction.self) {
      state.reduceOpenNames(action)
    } else if let action = action.matching(TonightAction.self) {
      state.reduceTonight(action)
    } else if let action = action.matching(StatisticsAction.self) {
      state.reduceStatistics(action)
    } else if let action = action.matching(CompareAction.self) {
      state.reduceComparison(action)
    } else if let action = action.matching(PosterAction.self) {
      PostersState.reduce(&state.posters, action)
      if action == .wallToggled { state.screen.wantsWall.toggle() }
      state.readingFromTop { $0.fitList() }
    }
  }

  private static func reduce(_ state: inout AppState, _ action: MoviesAction) {
    retry(&state, if: action)
    TitlesState.reduce(&state.titles, action)
    if action == .retried { state.loadSeasons() }
    if action == .restRequested, !state.list.asksForRest, state.priceOfRest != nil {
      return state.updateList { $0.askForRest() }
    }
    if case .notHere(let query) = action {
      guard query == state.results.asked, !state.loading.contains(.search) else { return }
      return state.updateResults { $0.withdraw() }
    }
    if case .moved(let rows) = action {
      state.readingFromTop { $0.screen.pages.moveSelection(by: rows) }
    } else {
      let known = state.known
      let change = { (list: inout ListPage) in ListPage.reduce(&list, action, known) }
      if action.isAboutResults { state.updateResults(change) } else { state.updateList(change) }
      state.offerFacts(after: action)
    }
    CacheState.reduce(&state.cache, action)
    ErrorsState.reduce(&state.errors, action)
    focusList(&state, after: action)
    state.turnTitleIntoSeries()
    if case .setMovies(_, 1, let query) = action {
      state.goToAwaitedPlace(afterAnswerTo: query)
      visitList(&state)
    }
    state.dropUnneededTitles()
  }

  private static func reduce(_ state: inout AppState, _ action: ScreenAction) {
    switch action {
    case .fieldEntered(.year), .fieldEntered(.filter), .listEntered, .resultsEntered, .titleOpened,
      .wentBack:
      rememberQuery(&state)
    default: break
    }
    if action.turnsAway, state.list.offer != nil { state.updateList { $0.offer = nil } }
    let leavesList = action == .wentBack && state.screen.isAtList
    if case .titleOpened(let id) = action, let summary = state.summary(of: id) {
      state.titles.note(summary)
    }
    state.readingFromTop { ScreenState.reduce(&$0.screen, action) }
    state.turnTitleIntoSeries()
    if leavesList { returnToEarlierList(&state) }
    turnToList(&state)
    prepare(&state, for: action)
  }

  /// Goes to the list after a query or a filter; a mistake in a field keeps the keys there.
  private static func goToList(_ state: inout AppState, after action: SearchAction) {
    switch action {
    case .submitted where state.search.hasToBeMended: break
    case .submitted, .recalled, .kindChosen, .yearCleared: goToResults(&state)
    case .yearSubmitted where !state.search.isYearWrong: goToResults(&state)
    case .filterSubmitted where !state.search.isFilterWrong:
      goToList(&state)
      if state.list.filter?.needsDetails == true { state.offerFacts() }
    case .filterCleared: goToList(&state)
    default: break
    }
  }

  /// Shows the rows that the filter accepts, as it is typed.
  private static func filterList(_ state: inout AppState, after action: SearchAction) {
    switch action {
    case .filterEdited, .filterCleared, .completed(_, in: .filter):
      let (known, filter) = (state.known, state.search.filter(after: state.list.filter))
      state.updateList { $0.filter(by: filter, known) }
    default: break
    }
  }

  private static func goToResults(_ state: inout AppState) {
    state.readingFromTop { $0.screen.pages.popToResults() }
    goToList(&state)
  }

  private static func goToList(_ state: inout AppState) {
    state.readingFromTop { ScreenState.reduce(&$0.screen, .listEntered) }
    turnToList(&state)
  }

  /// Puts the words that were probably meant into the search line, for Enter to search for them.
  private static func acceptSuggestion(_ state: inout AppState, if action: SearchAction) {
    guard action == .submitted, let words = state.acceptableSuggestion else { return }
    state.search.field = TextInput(text: words)
  }

  /// Restores the query that the rows answer to an empty search line, once the user turns to them.
  private static func turnToList(_ state: inout AppState) {
    guard state.screen.field == nil else { return }
    state.search.isSelected = false
    if state.search.query == nil, let question = state.results.answered {
      SearchState.reduce(&state.search, returningTo: question)
    }
    visitList(&state)
  }

  /// Notes that the user has turned to the rows, if they answer the query in the search line.
  private static func visitList(_ state: inout AppState) {
    guard state.screen.field == nil, let query = state.search.query,
      query == state.results.answered, !state.results.isStale, state.results.results.count > 0
    else { return }
    state.updateResults { $0.isVisited = true }
    if let count = state.results.results.counted { state.search.note(count: count) }
  }

  /// Remembers the query in the search line when the user turns to its rows without pressing Enter.
  private static func rememberQuery(_ state: inout AppState) {
    guard state.screen.field == .search, let query = state.search.query,
      query == state.results.asked
    else { return }
    state.search.rememberQuery(count: state.results.results.counted)
  }

  /// Puts the query of the list that the user has come back to into the search line again.
  ///
  /// That also takes back a query that was stopped, whose list is the one before already.
  private static func returnToEarlierList(_ state: inout AppState) {
    guard let question = state.results.asked else { return }
    SearchState.reduce(&state.search, returningTo: question)
    ErrorsState.reduce(&state.errors, returningTo: question)
  }

  /// What a change of the screen means for the other slices.
  private static func prepare(_ state: inout AppState, for action: ScreenAction) {
    switch action {
    case .resized, .wentBack, .resultsEntered:
      state.fitList()
      state.fitSeries()
    case .sourceOpened(let source, let abilities):
      state.source = source
      state.abilities = abilities
    case .fieldEntered(.search):
      state.fitList()
      state.search.isSelected = !state.search.field.text.isEmpty
    case .fieldEntered(.year):
      state.search.editYears()
    case .fieldEntered(.filter):
      state.search.editFilter(state.list.filter)
    default:
      break
    }
  }

  /// Selecting a row moves the focus to the list.
  private static func focusList(_ state: inout AppState, after action: MoviesAction) {
    guard case .selected = action else { return }
    rememberQuery(&state)
    goToList(&state)
  }
}

extension ScreenAction {
  /// Whether the user turns to something else than the list.
  fileprivate var turnsAway: Bool {
    switch self {
    case .fieldEntered, .titleOpened, .wentBack, .overlayOpened: true
    default: false
    }
  }
}
