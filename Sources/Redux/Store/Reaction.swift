/// Watches one value of the state from within the chain, and answers each change of it.
///
/// ```swift
/// let ticking = reaction(to: { (state: AppState) in !state.loading.isEmpty }) { _, loads, context in
///   context.dispatch(loads ? Ticking() : CancelEffect(id: "ticking"))
/// }
/// ```
///
/// The value is picked once an action, after the rest of the chain, and without copying the state.
/// What is picked should be small: it is kept to compare with, and a kept array makes the next change
/// to it a copy.
///
/// - Parameters:
///   - select: Picks the value out of the state; also called once while the store is being made.
///   - react: Called where an action has changed the value, with the one before the action and the one
///     after it. What it dispatches waits until the action is through.
/// - Returns: The middleware; it hands on every action as it is.
@inlinable
public func reaction<State: Sendable, Value: Equatable>(
  to select: @escaping @MainActor (State) -> Value,
  _ react: @escaping @MainActor (_ old: Value, _ new: Value, _ context: StoreContext<State>) -> Void
) -> Middleware<State> {
  Middleware { context, next in
    // Only an action that passes here changes the state, so this is always the value before the next.
    var last = context.selecting(select)
    return { action in
      next(action)
      let value = context.selecting(select)
      guard value != last else { return }
      let old = last
      last = value
      react(old, value, context)
    }
  }
}
