public import Redux

/// Takes a notice away after it could be read, and tells of what else would not be seen.
public func noticeMiddleware(clock: any Clock<Duration>) -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      switch action.matching(ScreenAction.self) {
      case .noticed:
        context.dispatch(NoticeExpiry(clock: clock))
      case .mouseToggled:
        let isOn = context.getState().screen.listensToMouse
        context.dispatch(ScreenAction.noticed(isOn ? .mouseOn : .mouseOff))
      default:
        break
      }
    }
  }
}

extension Notice {
  fileprivate static let mouseOn = Notice("mouse on; hold Shift to select text")
  fileprivate static let mouseOff = Notice("mouse off; text can be selected as usual")
}

/// Waits as long as a notice stays, then takes it away; a newer notice starts the wait anew.
private struct NoticeExpiry: AsyncAction {
  typealias State = AppState

  let clock: any Clock<Duration>

  var id: EffectID? { "notice" }
  var scheduling: EffectScheduling { .latest }

  func execute(_ context: StoreContext<AppState>) async {
    guard (try? await clock.sleep(for: .seconds(4))) != nil else { return }
    context.dispatch(ScreenAction.noticeExpired)
  }
}
