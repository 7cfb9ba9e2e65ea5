/// A function that hands an action to a store, or to the next link of its middleware chain.
public typealias Dispatch = @MainActor (_ action: any Action) -> Void

/// The access of a middleware or an effect to its store: the state, the dispatch and the effects.
///
/// A context does not keep its store alive. Once the store is gone, ``getState`` returns the last
/// state and ``dispatch`` does nothing.
public struct StoreContext<State: Sendable>: Sendable {
  /// Returns the state as it is at the moment of the call.
  ///
  /// Take what you need and let the rest go: while you keep a copy of the whole state, the next
  /// change to any of its collections copies that collection.
  public let getState: @MainActor () -> State

  /// Dispatches an action to the store, through the whole chain.
  ///
  /// While another action is being processed, the new one waits its turn, so ``getState`` does not
  /// show its result right after the call.
  public let dispatch: Dispatch

  /// The store's running effects; an ``EffectScheduler`` registers its effects there.
  public let effects: EffectTracker

  /// The core whose state is read without a copy; `nil` in a context that was made by hand.
  @usableFromInline let core: StoreCore<State>?

  /// Makes a context by hand, to test a middleware or an ``AsyncAction`` without a store.
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

  /// Selects a value from the current state without copying the state.
  @inlinable
  @MainActor
  public func selecting<Value>(_ select: @MainActor (State) -> Value) -> Value {
    if let core { return core.selecting(select) }
    return select(getState())
  }

  /// Marks the current action as taken, so that it is not reported as an ``UntakenAction``.
  ///
  /// Meant for your own middleware that does the work of a ``Request`` and hands the request on.
  /// Call it after `next` has returned.
  @MainActor
  public func take() { core?.untaken = nil }

  /// Returns a context for a single effect: once the effect is cancelled, its `dispatch` does
  /// nothing.
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
