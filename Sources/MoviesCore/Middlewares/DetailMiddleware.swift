public import Redux
import Titles

/// Fetches the details of the selected title once the selection rests, never of rows flown over.
public func detailMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.detailWish }) { before, wish, context in
    if let id = before.title?.id, id != wish.title?.id {
      context.dispatch(CancelRequest(id: MoviesRequestID.title(id)))
    }
    let state = context.getState()
    guard wish.isVisible, let title = wish.title, state.isMissingDetail(of: title) else { return }
    let isWaitedFor = state.screen.focus == .details
    let rest = EffectScheduling.debounced(.milliseconds(state.settings.detailDelay))
    context.dispatch(GetDetail(title.id, scheduling: isWaitedFor ? .latest : rest))
  }
}

/// Which details the screen would show.
private struct DetailWish: Equatable {
  var title: TitleSummary?
  var isVisible: Bool
}

extension AppState {
  fileprivate var detailWish: DetailWish {
    DetailWish(title: movies.shown, isVisible: screen.showsDetails)
  }

  /// Whether details are neither held nor known not to come.
  fileprivate func isMissingDetail(of title: TitleSummary) -> Bool {
    held.details[title.id] == nil && errors.detail(title.id)?.passesByItself != false
  }
}
