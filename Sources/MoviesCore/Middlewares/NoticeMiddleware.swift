public import Redux

/// Takes a notice away after it could be read.
public func noticeMiddleware(clock: any Clock<Duration>) -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      guard case .noticed = action.matching(ScreenAction.self) else { return }
      context.dispatch(NoticeExpiry(clock: clock))
    }
  }
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
