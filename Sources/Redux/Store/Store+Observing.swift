extension Store {
  /// Watches one value of the state: reports it at once, and again whenever it has changed.
  ///
  /// Subscribers are told in the order in which they subscribed. Select something small: the
  /// visible window, an index, a revision. The last selected value is kept for comparison, and a
  /// kept array makes the next change to it a copy.
  ///
  /// - Parameters:
  ///   - select: Selects the value from the state; called after every action.
  ///   - onChange: Receives the value. It may dispatch, even in the first call: the action waits
  ///     until it returns.
  /// - Returns: The token that keeps the subscription alive.
  @inlinable
  public func subscribe<Value: Equatable>(
    to select: @escaping @MainActor (State) -> Value,
    onChange: @escaping @MainActor (Value) -> Void
  ) -> Subscription {
    var last = core.selecting(select)
    let subscription = core.subscribers.add { core in
      let value = core.selecting(select)
      guard value != last else { return }
      last = value
      onChange(value)
    }
    if core.phase == .idle { runToCompletion { onChange(last) } } else { onChange(last) }
    return subscription
  }

  /// Watches every dispatched action before the chain sees it, including those that a middleware
  /// stops.
  ///
  /// A recorder is a tap. Actions that it dispatches show up when their turn comes.
  ///
  /// - Parameter observe: Receives the action; ``state`` is still the state before it.
  /// - Returns: The token that keeps the tap alive.
  public func tap(_ observe: @escaping @MainActor (any Action) -> Void) -> Subscription {
    taps.add(observe)
  }
}
