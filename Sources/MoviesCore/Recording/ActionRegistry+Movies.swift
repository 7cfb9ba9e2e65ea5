public import Redux

extension ActionRegistry {
  /// Every action of the app by the name that recordings know it under.
  ///
  /// Names stay when a type is renamed, and a type that is gone leaves its name unused: old
  /// recordings hold it.
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
    registry.register(CancelRequest<MoviesRequestID>.self, as: "cancelRequest")
    registry.register(CancelEffect.self, as: "cancel")
    return registry
  }()
}
