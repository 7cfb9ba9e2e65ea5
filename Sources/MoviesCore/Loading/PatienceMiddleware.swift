public import Redux

/// Says when the user has waited for 50 ms: answers that come sooner replace the rows without dimming
/// them or showing that something loads.
public func patienceMiddleware(clock: any Clock<Duration>) -> Middleware<AppState> {
  reaction(to: { $0.waitedFor }) { before, waitedFor, context in
    if waitedFor.isEmpty {
      context.dispatch(CancelEffect(id: Patience.effectID))
    } else if !waitedFor.isSubset(of: before) {
      context.dispatch(Patience(clock: clock))
    }
  }
}

/// Waits until what the user waits for is overdue.
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
