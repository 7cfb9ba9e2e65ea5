public import Redux
import Titles

/// Fetches the details of the selected title once the selection rests, never of rows flown over.
public func detailMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.detailWish }) { before, wish, context in
    if let id = before.title, id != wish.title {
      context.dispatch(CancelRequest(id: MoviesRequestID.title(id)))
    }
    let state = context.getState()
    guard wish.isVisible, let title = wish.title, state.isMissingDetail(of: title) else { return }
    let isWaitedFor = state.screen.pages.title != nil
    let rest = EffectScheduling.debounced(.milliseconds(state.settings.detailDelay))
    context.dispatch(GetDetail(title, scheduling: isWaitedFor ? .latest : rest))
  }
}

/// Which details the screen would show.
private struct DetailWish: Equatable {
  var title: TitleID?
  var isVisible: Bool
}

extension AppState {
  fileprivate var detailWish: DetailWish {
    DetailWish(title: wantedTitle, isVisible: screen.showsDetails)
  }

  /// Whether details are neither held nor known not to come.
  fileprivate func isMissingDetail(of title: TitleID) -> Bool {
    titles.detail(of: title) == nil && errors.detail(title)?.passesByItself != false
  }
}
