public import Redux

/// Ticks every 100 ms while something is loading.
public func spinnerMiddleware(clock: any Clock<Duration>) -> Middleware<AppState> {
  running(Ticking.effectID, while: { !$0.loading.inFlight.isEmpty }) { Ticking(clock: clock) }
}

/// Dispatches a tick every 100 ms until it is cancelled.
private struct Ticking: AsyncAction {
  typealias State = AppState

  static let effectID: EffectID = "spinner"

  let clock: any Clock<Duration>

  var id: EffectID? { Self.effectID }
  var scheduling: EffectScheduling { .latest }

  func execute(_ context: StoreContext<AppState>) async {
    while (try? await clock.sleep(for: LoadingState.tick)) != nil {
      context.dispatch(LoadingAction.ticked)
    }
  }
}
