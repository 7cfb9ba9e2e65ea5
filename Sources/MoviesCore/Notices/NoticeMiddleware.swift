public import Redux
import Titles

/// Removes a notice after there was time to read it, and notices what would not be seen otherwise.
public func noticeMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      if case .leftOut(let omissions, let query) = action.matching(MoviesAction.self),
        query == context.getState().list.asked
      {
        context.dispatch(ScreenAction.noticed(.leftOut(omissions)))
      } else if let request = action.matching(GetMovies.self),
        let omissions = context.getState().cachedOmissions(of: request)
      {
        context.dispatch(ScreenAction.noticed(.leftOut(omissions)))
      }
      switch action.matching(ScreenAction.self) {
      case .noticed:
        context.dispatch(NoticeExpiry())
      case .mouseToggled:
        let isOn = context.getState().screen.listensToMouse
        context.dispatch(ScreenAction.noticed(.mouseSwitched(isOn: isOn)))
      default:
        break
      }
    }
  }
}

extension AppState {
  /// What was left out of the query whose cached answer is shown again.
  fileprivate func cachedOmissions(of request: GetMovies) -> [QueryOmission]? {
    guard request.page == 1, let omissions = cache.omissions[request.query],
      request.answer(in: self) != nil
    else { return nil }
    return omissions
  }
}

/// Removes a notice when its time is up; a newer notice restarts the time.
private struct NoticeExpiry: AsyncAction {
  typealias State = AppState

  var id: EffectID? { "notice" }
  var scheduling: EffectScheduling { .debounced(.seconds(4)) }

  func execute(_ context: StoreContext<AppState>) async {
    context.dispatch(ScreenAction.noticeExpired)
  }
}
