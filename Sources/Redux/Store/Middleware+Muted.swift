extension Middleware {
  /// The same middleware, whose dispatches go nowhere.
  ///
  /// A recording holds what middlewares dispatched along with everything else. When it is replayed,
  /// they must go on stopping and replacing actions as before, but say nothing again:
  ///
  /// ```swift
  /// let store = Store(
  ///   initialState: recording.state, reducer: appReducer,
  ///   middlewares: appMiddlewares.map(\.muted))
  /// ```
  ///
  /// Only dispatching is taken away: leave out a middleware that has effects in another way.
  public var muted: Middleware {
    Middleware { context, next in
      wrap(
        StoreContext(getState: context.getState, dispatch: { _ in }, effects: context.effects),
        next)
    }
  }
}
