/// Runs every ``AsyncAction``, and obeys ``CancelEffect``.
///
/// An AsyncAction over another state than the store's stops the program: nobody else could run it.
///
/// - Parameters:
///   - state: The store's state; it can be left out where the context says it.
///   - clock: What delays are measured with.
/// - Returns: The middleware; the tasks that it starts are the store's, and end with it.
public func asyncMiddleware<State: Sendable>(
  _ state: State.Type = State.self,
  clock: any Clock<Duration> = ContinuousClock()
) -> Middleware<State> {
  Middleware { context, next in
    let scheduler = EffectScheduler(clock: clock, tracker: context.effects)
    return { action in
      // Every action comes by. To ask its type takes a quarter of the time that asking the value takes,
      // and to ask for a constrained protocol would take 30 times as long.
      if type(of: action) is any AsyncAction.Type, let asyncAction = action as? any AsyncAction {
        return scheduler.run(asyncAction.over(State.self), in: context)
      }
      if let cancel = action.matching(CancelEffect.self) { scheduler.cancel(cancel.id) }
      next(action)
    }
  }
}

extension AsyncAction {
  /// The same action as one over the store's state.
  ///
  /// - Precondition: That is the state that it is made for.
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
