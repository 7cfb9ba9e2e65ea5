extension Store {
  /// Watches one value of the state: tells it at once, and from then on whenever it has changed.
  ///
  /// Subscribers are told in the order in which they subscribed. Select something small: the visible
  /// window, an index, a revision. The last selected value is kept to compare with, and a kept array
  /// makes the next change to it a copy.
  ///
  /// - Parameters:
  ///   - select: Picks the value out of the state; it is called after every action.
  ///   - onChange: Given the value. It may dispatch, also when it is told at once: the action waits
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

  /// Watches every dispatched action, before the chain sees it: also those that a middleware stops.
  ///
  /// A recorder is a tap. What is dispatched meanwhile shows up when its turn comes.
  ///
  /// - Parameter observe: Given the action; ``state`` is still the state before it.
  /// - Returns: The token that keeps the tap alive.
  public func tap(_ observe: @escaping @MainActor (any Action) -> Void) -> Subscription {
    taps.add(observe)
  }
}
