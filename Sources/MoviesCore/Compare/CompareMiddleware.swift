public import Redux
import Titles

/// Requests the details of titles that are put side by side: here at once, and anywhere if that does
/// not bring everything.
///
/// Requests for titles that the screen no longer shows are cancelled.
public func compareMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.comparedTitles }) { before, now, context in
    for id in before where context.selecting({ $0.isLoadingUnseen(id) }) {
      context.dispatch(CancelRequest(id: MoviesRequestID.title(id)))
    }
    let answersHere = context.selecting { $0.abilities.answersHere }
    for id in now where !before.contains(id) {
      context.dispatch(GetDetail(id, reach: answersHere ? .here : .anywhere))
    }
  } + followUp
}

/// Asks anywhere for details that are incomplete here, if they are still compared.
private var followUp: Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      guard case .notAllHere(let id) = action.matching(DetailAction.self),
        context.selecting({ $0.comparedTitles.contains(id) && !$0.loading.contains(.title(id)) })
      else { return }
      context.dispatch(GetDetail(id))
    }
  }
}

extension AppState {
  /// The titles that are compared.
  var comparedTitles: [TitleID] {
    comparison?.ids ?? []
  }

  /// Whether details are on their way that nothing on the screen would show.
  fileprivate func isLoadingUnseen(_ id: TitleID) -> Bool {
    let isSeen = comparedTitles.contains(id) || screen.showsDetails && selectedTitle == id
    return loading.contains(.title(id)) && !isSeen && !isLookingUp(id)
  }
}
