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
      if let asyncAction = action.asAsyncAction { return scheduler.run(asyncAction, in: context) }
      if let cancel = action.matching(CancelEffect.self) { scheduler.cancel(cancel.id) }
      next(action)
    }
  }
}

extension EffectScheduler {
  /// - Precondition: The action was made for the state of the store.
  fileprivate func run<Work: AsyncAction, State>(
    _ action: Work, in context: StoreContext<State>
  ) {
    guard let context = context as? StoreContext<Work.State> else {
      preconditionFailure(
        """
        \(action.actionName) is an AsyncAction over \(Work.State.self), dispatched to a store over \
        \(State.self). Dispatch it to the store whose state it is made for.
        """)
    }
    run(
      key: .key(action.id, of: action, scheduling: action.scheduling),
      scheduling: action.scheduling,
      name: action.actionName
    ) { effect in
      await action.execute(context.limited(to: effect))
    }
  }
}
