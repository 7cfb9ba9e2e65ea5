public import Redux

/// Announces that the user has waited for 50 ms: answers that arrive sooner replace the rows
/// without dimming them or showing a spinner.
public func delayedSpinnerMiddleware(clock: any Clock<Duration>) -> Middleware<AppState> {
  running(
    DelayedSpinner.effectID, for: \.somethingWaitedFor, restartingIf: { !$1.isSubset(of: $0) }
  ) {
    _ in DelayedSpinner(clock: clock)
  }
}

extension AppState {
  fileprivate var somethingWaitedFor: Set<MoviesRequestID>? {
    let ids = waitedFor
    return ids.isEmpty ? nil : ids
  }
}

/// Waits until the awaited requests are overdue.
private struct DelayedSpinner: AsyncAction {
  typealias State = AppState

  static let effectID: EffectID = "patience"

  let clock: any Clock<Duration>

  var id: EffectID? { Self.effectID }
  var scheduling: EffectScheduling { .latest }

  func execute(_ context: StoreContext<AppState>) async {
    guard (try? await clock.sleep(for: LoadingState.patience)) != nil else { return }
    context.dispatch(LoadingAction.patienceEnded)
  }
}
