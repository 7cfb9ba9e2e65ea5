public import Redux

/// Tells when the user has waited for 50 ms, so that what comes sooner is preceded by nothing: neither
/// dimmed rows nor the word that something loads.
public func patienceMiddleware(clock: any Clock<Duration>) -> Middleware<AppState> {
  reaction(to: { $0.isWaiting }) { _, isWaiting, context in
    context.dispatch(isWaiting ? Patience(clock: clock) : CancelEffect(id: Patience.effectID))
  }
}

/// Waits for as long as a screen may stand still.
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
