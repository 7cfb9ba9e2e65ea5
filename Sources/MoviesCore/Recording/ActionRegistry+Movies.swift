public import Redux

extension ActionRegistry {
  /// Every action of the app by its name in recordings.
  ///
  /// A name stays when its type is renamed, and the name of a removed type is not reused: old
  /// recordings contain it.
  public static let movies: ActionRegistry = {
    var registry = ActionRegistry()
    registry.register(SearchAction.self, as: "search")
    registry.register(MoviesAction.self, as: "movies")
    registry.register(DetailAction.self, as: "detail")
    registry.register(ScreenAction.self, as: "screen")
    registry.register(HistoryAction.self, as: "history")
    registry.register(DailyLimitAction.self, as: "dailyLimit")
    registry.register(LinkAction.self, as: "link")
    registry.register(LoadingAction.self, as: "loading")
    registry.register(GetMovies.self, as: "getMovies")
    registry.register(GetDetail.self, as: "getDetail")
    registry.register(MoviesLifecycle.self, as: "request")
    registry.register(ServiceAction.self, as: "service")
    registry.register(PosterAction.self, as: "poster")
    registry.register(MarkAction.self, as: "mark")
    registry.register(SeriesAction.self, as: "series")
    registry.register(CompareAction.self, as: "compare")
    registry.register(LibraryAction.self, as: "library")
    registry.register(ReadLibrary.self, as: "readLibrary")
    registry.register(EditLibrary.self, as: "editLibrary")
    registry.register(RetraceLibrary.self, as: "retraceLibrary")
    registry.register(RetraceStep.self, as: "retraceStep")
    registry.register(KeepLivingList.self, as: "keepLivingList")
    registry.register(GetEntries.self, as: "getEntries")
    registry.register(GetLibraryRows.self, as: "getLibraryRows")
    registry.register(CountLibrary.self, as: "countLibrary")
    registry.register(DrawTonight.self, as: "drawTonight")
    registry.register(TonightAction.self, as: "tonight")
    registry.register(StatisticsAction.self, as: "statistics")
    registry.register(OpenNamesAction.self, as: "openNames")
    registry.register(GetOpenNames.self, as: "getOpenNames")
    registry.register(GetCandidateFacts.self, as: "getCandidateFacts")
    registry.register(SettleOpenNames.self, as: "settleOpenNames")
    registry.register(FindCandidates.self, as: "findCandidates")
    registry.register(TeachLibrary.self, as: "teachLibrary")
    registry.register(LibraryLifecycle.self, as: "libraryRequest")
    registry.register(GetSeason.self, as: "getSeason")
    registry.register(GetPoster.self, as: "getPoster")
    registry.register(PosterLifecycle.self, as: "posterRequest")
    registry.register(CancelRequest<MoviesRequestID>.self, as: "cancelRequest")
    registry.register(CancelRequest<LibraryRequestID>.self, as: "cancelLibraryRequest")
    registry.register(CancelEffect.self, as: "cancel")
    return registry
  }()
}
