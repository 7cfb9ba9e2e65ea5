public import Redux
import Titles

/// Takes a notice away after it could be read, and tells of what else would not be seen.
public func noticeMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      if case .leftOut(let omissions, let query) = action.matching(MoviesAction.self),
        query == context.getState().list.asked
      {
        context.dispatch(ScreenAction.noticed(.leftOut(omissions)))
      } else if let request = action.matching(GetMovies.self),
        let omissions = context.getState().heldOmissions(of: request)
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
  /// What a query was asked without when it got the answer that it is given again.
  fileprivate func heldOmissions(of request: GetMovies) -> [QueryOmission]? {
    guard request.page == 1, let omissions = held.omissions[request.query],
      request.answer(in: self) != nil
    else { return nil }
    return omissions
  }
}

/// Takes a notice away once it has stayed its time; a newer notice starts the time anew.
private struct NoticeExpiry: AsyncAction {
  typealias State = AppState

  var id: EffectID? { "notice" }
  var scheduling: EffectScheduling { .debounced(.seconds(4)) }

  func execute(_ context: StoreContext<AppState>) async {
    context.dispatch(ScreenAction.noticeExpired)
  }
}
