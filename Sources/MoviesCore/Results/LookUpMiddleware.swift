public import Redux
import Titles

/// Looks up the facts that the user wants for a list, a few titles at a time, and says in the end
/// how many were.
///
/// What a list that the user leaves still waits for is cancelled, unless the screen shows it.
public func lookUpMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.screen.pages.lookUp }) { before, now, context in
    let (wanted, earlier) = (now?.step ?? [], before?.step ?? [])
    for id in earlier where !wanted.contains(id) && context.selecting({ $0.isLoadingUnseen(id) }) {
      context.dispatch(CancelRequest(id: MoviesRequestID.title(id)))
    }
    for id in wanted where !earlier.contains(id) && context.selecting({ $0.mayLookUp(id) }) {
      context.dispatch(GetDetail(id))
    }
    if now == nil, let before, context.selecting({ $0.list.asked == before.query }) {
      context.dispatch(ScreenAction.noticed(context.selecting { $0.lookedUp(before) }))
    }
  }
}

extension AppState {
  /// Whether facts are on their way that nothing on the screen would show.
  fileprivate func isLoadingUnseen(_ id: TitleID) -> Bool {
    loading.contains(.title(id)) && !isLookingUp(id) && wantedTitle != id
      && !comparedTitles.contains(id)
  }

  /// Whether nobody else asks for the facts already.
  fileprivate func mayLookUp(_ id: TitleID) -> Bool {
    isLookingUp(id) && !loading.contains(.title(id))
  }

  /// How many titles were looked up, and why not the others.
  fileprivate func lookedUp(_ lookUp: LookUp) -> Notice {
    let missing = lookUp.titles.filter { titles.detail(of: $0)?.suffices(.anywhere) != true }
    let error = missing.lazy.compactMap { errors.byRequest[.title($0)] }.first
    return .lookedUp(lookUp.count - missing.count, of: lookUp.count, error, at: source)
  }
}
