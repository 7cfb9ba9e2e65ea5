/// Watches one value of the state from within the chain, and responds to each change of it.
///
/// ```swift
/// let ticking = reaction(to: { (state: AppState) in !state.loading.isEmpty }) {
///   _, loads, context in
///   context.dispatch(loads ? Ticking() : CancelEffect(id: "ticking"))
/// }
/// ```
///
/// The value is selected once per action, after the rest of the chain, and without copying the
/// state. Select something small: the value is kept for comparison, and a kept array makes the next
/// change to it a copy.
///
/// - Parameters:
///   - select: Selects the value from the state; also called once while the store is being made.
///   - react: Called when an action has changed the value, with the values before and after it.
///     Actions it dispatches wait until the current one has been processed.
/// - Returns: The middleware; it hands on every action unchanged.
@inlinable
public func reaction<State: Sendable, Value: Equatable>(
  to select: @escaping @MainActor (State) -> Value,
  _ react: @escaping @MainActor (_ old: Value, _ new: Value, _ context: StoreContext<State>) -> Void
) -> Middleware<State> {
  Middleware { context, next in
    // Only actions that pass here change the state, so this is always the value before the next
    // one.
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
