/// Runs every ``AsyncAction`` and obeys ``CancelEffect``.
///
/// An AsyncAction over a state other than the store's stops the program: nothing else could run it.
///
/// - Parameters:
///   - state: The store's state; may be left out where it can be inferred.
///   - clock: The clock that measures delays.
/// - Returns: The middleware; the tasks it starts belong to the store and end with it.
public func asyncMiddleware<State: Sendable>(
  _ state: State.Type = State.self,
  clock: any Clock<Duration> = ContinuousClock()
) -> Middleware<State> {
  Middleware { context, next in
    let scheduler = EffectScheduler(clock: clock, tracker: context.effects)
    return { action in
      // Every action passes here. Asking for its type takes a quarter of the time of asking the
      // value, and asking for a constrained protocol would take 30 times as long.
      if type(of: action) is any AsyncAction.Type, let asyncAction = action as? any AsyncAction {
        return scheduler.run(asyncAction.over(State.self), in: context)
      }
      if let cancel = action.matching(CancelEffect.self) { scheduler.cancel(cancel.id) }
      next(action)
    }
  }
}

extension AsyncAction {
  /// The same action, typed for the store's state.
  ///
  /// - Precondition: The action was made for that state.
  fileprivate func over<Other>(_ other: Other.Type) -> any AsyncAction<Other> {
    guard let action = self as? any AsyncAction<Other> else {
      preconditionFailure(
        """
        \(actionName) is an AsyncAction over \(State.self), dispatched to a store over \
        \(Other.self). Dispatch it to the store whose state it is made for.
        """)
    }
    return action
  }
}

extension EffectScheduler {
  fileprivate func run<State>(
    _ action: some AsyncAction<State>, in context: StoreContext<State>
  ) {
    run(
      key: .key(action.id, of: action, scheduling: action.scheduling),
      scheduling: action.scheduling,
      name: action.actionName
    ) { effect in
      await action.execute(context.limited(to: effect))
    }
  }
}
