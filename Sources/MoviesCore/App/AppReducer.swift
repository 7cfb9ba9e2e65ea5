public import Redux
import Titles

extension AppState {
  /// The root reducer: hands an action to the slices, then restores the invariants of the state.
  ///
  /// The folder of each slice has its reducer and its invariants. The invariants are checked after
  /// each key, so a check costs little as long as nothing has changed.
  ///
  /// It uses plain calls rather than composed closures, since it runs for every key.
  @Sendable public static func reduce(_ state: inout AppState, _ action: any Action) {
    let (scrolled, seriesCount) = (state.scrolledContent, state.series.count)
    let depth = state.screen.pages.opened.count
    let place = (state.screen.detailsScroll, state.screen.door)
    state.hear(action)
    state.turnTitleIntoSeries()
    state.showAnsweredQuery()
    state.visitResults()
    state.fitList()
    state.fitSeries()
    state.keepPlace(in: scrolled, at: depth, place)
    state.screen.dropNotice(ifDeeperThan: depth)
    state.dropOffer(unlessAt: depth)
    state.dropUnneededTitles()
    state.dropUnneededSeries(ifMoreThan: seriesCount)
    state.forgetWaits()
  }

  /// Hands an action to the slices that it concerns.
  ///
  /// A slice that reads another one hears the action before it if it needs the state before the
  /// action, and after it if it needs the state after the action.
  private mutating func hear(_ action: any Action) {
    if let action = action.matching(MoviesAction.self) {
      reduceErrors(action)
      TitlesState.reduce(&titles, action)
      reduceList(action)
      notePerson(action)
      reduceLookUp(action)
      CacheState.reduce(&cache, action)
      reducePlace(action)
      reduceSeries(action)
      reduceSearch(action)
      ScreenState.reduce(&screen, action)
    } else if let action = action.matching(SearchAction.self) {
      reduceSearch(action)
      ErrorsState.reduce(&errors, action)
      reduceList(action)
      reduceLookUp(action)
      ScreenState.reduce(&screen, action, after: search)
    } else if let action = action.matching(ScreenAction.self) {
      reduceTitles(action)
      reduceSearch(action)
      reduceErrors(action)
      reduceList(action)
      ScreenState.reduce(&screen, action)
      reduceHome(action)
      reduceSource(action)
    } else if let action = action.matching(ImportAction.self) {
      reduceImport(action)
    } else if let action = action.matching(HistoryAction.self) {
      reduceHistory(action)
    } else if let action = action.matching(LinkAction.self) {
      ScreenState.reduce(&screen, action)
    } else if let action = action.matching(DailyLimitAction.self) {
      ErrorsState.reduce(&errors, action)
    } else if let action = action.matching(DetailAction.self) {
      TitlesState.reduce(&titles, action)
      ErrorsState.reduce(&errors, action)
      reduceLookUp(action)
    } else if let action = action.matching(LoadingAction.self) {
      LoadingState.reduce(&loading, action, waitingFor: waitedFor)
      reduceErrors(action)
      reduceList(action)
      reduceLookUp(action)
      reduceSeries(action)
      reduceComparison(action)
    } else if let action = action.matching(MoviesLifecycle.self) {
      LoadingState.reduce(&loading, action)
      ErrorsState.reduce(&errors, action)
      reduceCache(action)
      reduceList(action)
      SeriesState.reduce(&series, action)
      reduceLookUp(action)
    } else if let request = action.matching(GetSeason.self) {
      SeriesState.reduce(&series, request)
    } else if let request = action.matching(GetMovies.self) {
      reducePages(request)
      reduceList(request)
      reduceErrors(request)
    } else if let cancel = action.matching(CancelRequest<MoviesRequestID>.self) {
      reduceList(cancel)
      SeriesState.reduce(&series, cancel)
    } else if let action = action.matching(ServiceAction.self) {
      ServiceState.reduce(&service, action)
      reduceLookUp(action)
    } else if let action = action.matching(MarkAction.self) {
      reduceTitles(action)
      MarksState.reduce(&marks, action)
      goOn(after: action, from: markedByKey)
      ScreenState.reduce(&screen, action)
    } else if let action = action.matching(SeriesAction.self) {
      SeriesState.reduce(&series, action)
      ErrorsState.reduce(&errors, action)
      reduceSeries(action)
    } else if let event = action.matching(LibraryEvent.self) {
      TitlesState.reduce(&titles, event)
      reduceLibrary(event)
    } else if let action = action.matching(LibraryPageAction.self) {
      reduceLibrary(action)
    } else if action.matching(KeepingAction.self) != nil {
      reduceKeeping()
    } else if let action = action.matching(ViewingFormAction.self) {
      reduceViewingForm(action)
    } else if let action = action.matching(OpenNamesAction.self) {
      reduceOpenNames(action)
      reduceTitles(action)
    } else if let action = action.matching(TonightAction.self) {
      reduceTonight(action)
      reduceHome(action)
      TitlesState.reduce(&titles, action)
    } else if let action = action.matching(StatisticsAction.self) {
      reduceStatistics(action)
    } else if let action = action.matching(StepsAction.self) {
      reduceSteps(action)
    } else if let action = action.matching(DiaryAction.self) {
      reduceDiary(action)
    } else if let action = action.matching(NextUpAction.self) {
      reduceNextUp(action)
    } else if let action = action.matching(HomeAction.self) {
      reduceHome(action)
    } else if let action = action.matching(CompareAction.self) {
      reduceComparison(action)
    } else if let action = action.matching(DoorAction.self) {
      reduceDoors(action)
    } else if let action = action.matching(SimilarAction.self) {
      reduceSimilar(action)
    } else if let action = action.matching(IMDbAction.self) {
      reduceIMDb(action)
    } else if let action = action.matching(FilesAction.self) {
      reduceFiles(action)
    } else if let action = action.matching(PlayingAction.self) {
      reducePlaying(action)
    } else if let action = action.matching(PosterAction.self) {
      PostersState.reduce(&posters, action)
      ScreenState.reduce(&screen, action)
      reduceLookUp(action)
    }
  }
}
