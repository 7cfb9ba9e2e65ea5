public import Redux

/// Announces that the user has waited for 50 ms: answers that arrive sooner replace the rows
/// without dimming them or showing that something is loading.
public func patienceMiddleware(clock: any Clock<Duration>) -> Middleware<AppState> {
  reaction(to: { $0.waitedFor }) { before, waitedFor, context in
    if waitedFor.isEmpty {
      context.dispatch(CancelEffect(id: Patience.effectID))
    } else if !waitedFor.isSubset(of: before) {
      context.dispatch(Patience(clock: clock))
    }
  }
}

/// Waits until whatever the user is waiting for is overdue.
private struct Patience: AsyncAction {
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
