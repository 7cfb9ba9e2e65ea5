/// The innermost part of a store: the state, its reducer, and its observers.
///
/// It is separate from ``Store`` so that the middleware chain can hold on to the state without
/// holding on to the store, which owns the chain.
@MainActor
@usableFromInline
final class StoreCore<State: Sendable> {
  /// The activity of the store.
  @usableFromInline
  enum Phase {
    case idle
    case dispatching
    case reducing
    case composing
  }

  /// The access to this property is not checked for exclusivity at run time, which would cost a
  /// sixth of a dispatch: an enum without payload is read and written as one value on the main
  /// actor, so no two accesses can overlap.
  @exclusivity(unchecked) @usableFromInline var phase = Phase.composing

  @usableFromInline var kept: Kept<State>
  @usableFromInline let reducer: Reducer<State>
  @usableFromInline let subscribers = ObserverList<StoreCore>()

  @inlinable var state: State { kept.value }

  /// The current action, as it reached the reducer, if it needs a middleware and none has taken it.
  @usableFromInline var untaken: (any Action)? {
    didSet { hasUntaken = untaken != nil }
  }

  /// Whether there is an ``untaken`` action.
  ///
  /// Every dispatch checks this flag, since checking the action itself would take a third of its
  /// time.
  ///
  /// Unchecked for the reason given at ``phase``.
  @exclusivity(unchecked) @usableFromInline var hasUntaken = false

  /// The store around this core, for code that has only the core.
  @usableFromInline weak var store: Store<State>?

  @inlinable
  init(state: State, reducer: @escaping Reducer<State>) {
    kept = Kept(state)
    self.reducer = reducer
  }

  /// Reduces an action and notifies the subscribers; the end of the chain.
  @inlinable
  func reduce(_ action: any Action) {
    guard phase == .dispatching else { refuse(action) }
    if action.needsMiddleware { untaken = action }
    phase = .reducing
    reducer(&kept.value, action)
    phase = .dispatching
    subscribers.notify(self)
  }

  /// Dispatches to the store around this core; does nothing once the store is gone.
  @inlinable
  func dispatch(_ action: any Action) {
    guard phase != .composing else { refuse(action) }
    store?.dispatch(action)
  }

  /// Selects a value from the state without copying the state.
  @inlinable
  func selecting<Value>(_ select: @MainActor (State) -> Value) -> Value { kept.read(select) }

  /// Stops the program because an action arrived where none may.
  @usableFromInline
  func refuse(_ action: any Action) -> Never {
    switch phase {
    case .composing:
      preconditionFailure(
        """
        \(action.actionName) was dispatched while its store was being made. A middleware dispatches \
        in the function that it returns, not while it wraps the rest of the chain.
        """)
    case .reducing:
      preconditionFailure(
        """
        \(action.actionName) was dispatched inside a reducer. A reducer only changes the state; \
        dispatch from a middleware, a subscriber or an effect instead.
        """)
    case .idle, .dispatching:
      preconditionFailure(
        """
        A middleware called next with \(action.actionName) after its function had returned. \
        Dispatch the action instead.
        """)
    }
  }
}

/// A value that is read in place, without a copy.
///
/// Swift lends out a noncopyable property of a class, even to several readers at once. A copyable
/// property is copied first, which means counting a reference for every collection in a state.
@usableFromInline
struct Kept<Value>: ~Copyable {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  @inlinable
  @MainActor
  borrowing func read<Part>(_ look: @MainActor (Value) -> Part) -> Part { look(value) }
}
