/// Hands an action to a store, or to the next link of its middleware chain.
public typealias Dispatch = @MainActor (_ action: any Action) -> Void

/// What a middleware or an effect may know of its store, and do to it.
///
/// A context does not keep its store alive. Once the store is gone, ``getState`` returns the last
/// state and ``dispatch`` does nothing.
public struct StoreContext<State: Sendable>: Sendable {
  /// Returns the state as it is at the moment of the call.
  ///
  /// Take what you need and let the rest go: a stored copy of the whole state makes the next change
  /// to any of its collections copy that collection.
  public let getState: @MainActor () -> State

  /// Dispatches an action to the store, through the whole chain.
  ///
  /// While another action is on its way the new one waits its turn, so ``getState`` does not show
  /// its result right after the call.
  public let dispatch: Dispatch

  /// The store's running effects; an ``EffectScheduler`` reports there.
  public let effects: EffectTracker

  /// Where the state can be looked at without a copy; `nil` in a context that was made by hand.
  @usableFromInline let core: StoreCore<State>?

  /// Makes a context by hand, to try out a middleware or an ``AsyncAction`` without a store.
  @MainActor
  public init(
    getState: @escaping @MainActor () -> State,
    dispatch: @escaping Dispatch,
    effects: EffectTracker = EffectTracker()
  ) {
    self.init(getState: getState, dispatch: dispatch, effects: effects, core: nil)
  }

  @MainActor
  @usableFromInline
  init(
    getState: @escaping @MainActor () -> State,
    dispatch: @escaping Dispatch,
    effects: EffectTracker,
    core: StoreCore<State>?
  ) {
    self.getState = getState
    self.dispatch = dispatch
    self.effects = effects
    self.core = core
  }

  /// Picks a value out of the state as it is at the moment of the call, without copying the state.
  @inlinable
  @MainActor
  public func selecting<Value>(_ select: @MainActor (State) -> Value) -> Value {
    if let core { return core.selecting(select) }
    return select(getState())
  }

  /// Notes that the action on its way was taken, so that it is not reported as an ``UntakenAction``.
  ///
  /// For a middleware of your own that does what a ``Request`` asks for and hands it on. It says so
  /// after `next` has returned.
  @MainActor
  public func take() { core?.untaken = nil }

  /// The same context for the use of one effect: once it is cancelled, its `dispatch` does nothing.
  @MainActor
  public func limited(to effect: Effect) -> StoreContext {
    StoreContext(
      getState: getState,
      dispatch: { [dispatch] action in
        guard !effect.isCancelled else { return }
        dispatch(action)
      },
      effects: effects, core: core)
  }
}
