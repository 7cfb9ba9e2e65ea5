public import Logging

/// Holds the state of a program and is the only way to change it.
///
/// ```swift
/// struct Counter: Equatable, Sendable { var value = 0 }
///
/// enum CounterAction: Action { case incremented }
///
/// let store = Store(initialState: Counter()) { state, action in
///   switch action.matching(CounterAction.self) {
///   case .incremented: state.value += 1
///   case nil: break
///   }
/// }
/// let subscription = store.subscribe(to: \.value) { print($0) }  // prints 0
/// store.dispatch(CounterAction.incremented)                      // prints 1
/// ```
///
/// ## Order
///
/// An action passes the middlewares, the reducer and the subscribers before the next one starts.
/// Actions that a middleware, a subscriber or an effect dispatches in the meantime wait in a queue,
/// first in, first out. When the outermost `dispatch` returns, everything that it caused at once
/// has been reduced and observed. So inside a middleware or a subscriber the state does not yet
/// show an action that was dispatched just before.
///
/// ## Threads
///
/// A store lives on the main actor. From elsewhere, `await store.dispatch(action)`.
///
/// ## Replaying
///
/// The actions that reached the reducer, in order, fully determine the state. Given to **the
/// reducer alone**, without a store, a middleware or a service, they lead through the same states:
/// nothing is requested, read, or waited for. A ``tap(_:)`` sees every dispatched action, including
/// those of effects and middlewares; the only ones that never reach the reducer are those that a
/// middleware stops or replaces. AsyncActions are among these and have no place in a recording.
/// Requests belong there, since every reducer may respond to them.
@MainActor
public final class Store<State: Sendable> {
  /// The current state; only a reducer changes it.
  public var state: State { core.state }

  /// The effects that are running on behalf of this store.
  public let effects = EffectTracker()

  @usableFromInline let core: StoreCore<State>
  @usableFromInline let taps = ObserverList<any Action>()
  @usableFromInline let chain: Dispatch
  @usableFromInline var waiting: [any Action] = []
  @usableFromInline let onRunawayLoop: @MainActor (RunawayLoop) -> Void
  @usableFromInline let onUntakenAction: @MainActor (UntakenAction) -> Void

  /// Makes a store, and composes its middleware chain once.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: The root reducer.
  ///   - middlewares: The chain, outermost first.
  ///   - onRunawayLoop: Called when the store had to break a loop of actions that cause each other;
  ///     by default, the loop is logged as an error. It may dispatch: its actions are processed
  ///     before the store goes on, and if they form a loop again, that loop is broken without
  ///     another report.
  ///   - onUntakenAction: Called when an action needs a middleware and none has taken it; by
  ///     default, this is logged as a warning.
  @inlinable
  public init(
    initialState: State,
    reducer: @escaping Reducer<State>,
    middlewares: [Middleware<State>] = [],
    onRunawayLoop: @escaping @MainActor (RunawayLoop) -> Void = { loop in
      Logger(label: "Redux").error("\(loop)")
    },
    onUntakenAction: @escaping @MainActor (UntakenAction) -> Void = { action in
      Logger(label: "Redux").warning("\(action)")
    }
  ) {
    let core = StoreCore(state: initialState, reducer: reducer)
    self.core = core
    self.onRunawayLoop = onRunawayLoop
    self.onUntakenAction = onUntakenAction
    let context = StoreContext<State>(
      getState: { core.state },
      dispatch: { action in core.dispatch(action) },
      effects: effects, core: core)
    var chain: Dispatch = { action in core.reduce(action) }
    for middleware in middlewares.reversed() { chain = middleware.wrap(context, chain) }
    self.chain = chain
    core.store = self
    core.phase = .idle
  }

  /// Hands an action to the chain, or queues it while another one is being processed.
  ///
  /// - Precondition: No reducer is running: a reducer must not dispatch.
  @inlinable
  public func dispatch(_ action: any Action) {
    guard core.phase == .idle else { return enqueue(action) }
    runToCompletion { process(action) }
  }

  /// Hands an AsyncAction to the chain, just as the other form does.
  ///
  /// This form lets the compiler infer the action's state from the store:
  ///
  /// ```swift
  /// store.dispatch(Thunk { context in context.dispatch(GreetingAction.loading) })
  /// ```
  public func dispatch(_ action: some AsyncAction<State>) { dispatch(action as any Action) }

  /// Performs a step in the idle store, then processes the actions dispatched meanwhile.
  @inlinable
  func runToCompletion(_ step: () -> Void) {
    core.phase = .dispatching
    step()
    if !waiting.isEmpty { drain() }
    core.phase = .idle
  }

  @inlinable
  func process(_ action: any Action) {
    // Checked first, so that a large action is not boxed a second time when there are no taps.
    if !taps.isEmpty { taps.notify(action) }
    chain(action)
    if core.hasUntaken { reportUntaken() }
  }

  @usableFromInline
  func reportUntaken() {
    guard let action = core.untaken else { return }
    core.untaken = nil
    onUntakenAction(UntakenAction(action))
  }

  @usableFromInline
  func enqueue(_ action: any Action) {
    guard core.phase != .reducing else { core.refuse(action) }
    waiting.append(action)
  }

  /// Processes waiting actions, and reports a loop that had to be broken.
  @usableFromInline
  func drain() {
    guard let loop = drainUntilLoop() else { return }
    onRunawayLoop(loop)
    // The actions dispatched by the handler. A loop among them is not reported, or it could go on
    // for ever.
    _ = drainUntilLoop()
  }

  /// Processes waiting actions, generation by generation: each one was caused by the one before.
  ///
  /// - Returns: The loop that was broken, if there was one. The queue is empty afterwards.
  private func drainUntilLoop() -> RunawayLoop? {
    for _ in 1..<RunawayLoop.longestChain {
      guard !waiting.isEmpty else { return nil }
      let actions = waiting
      waiting = []
      for action in actions { process(action) }
    }
    guard let first = waiting.first else { return nil }
    defer { waiting = [] }
    return RunawayLoop(actionName: first.actionName, discarded: waiting.count)
  }
}

extension Store {
  /// Watches one value of the state: reports it at once, and again whenever it has changed.
  ///
  /// Subscribers are notified in the order in which they subscribed. Select something small: the
  /// visible window, an index, a revision. The last selected value is kept for comparison, and a
  /// kept array makes the next change to it a copy.
  ///
  /// - Parameters:
  ///   - select: Selects the value from the state; called after every action.
  ///   - onChange: Receives the value. It may dispatch, even in the first call: the action waits
  ///     until the call returns.
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

/// The report of an endless loop in which every action causes another.
///
/// A store counts the length of the chain of causes, not the number of actions: a thousand actions
/// dispatched side by side are not a loop.
public struct RunawayLoop: Hashable, Sendable, CustomStringConvertible {
  /// The length at which the store breaks a chain of causes.
  public static let longestChain = 1_000

  /// The name of the first action that was discarded.
  public let actionName: String

  /// The number of waiting actions that were discarded, at least one.
  public let discarded: Int

  /// An explanation that names the discarded actions and says where to look for the cause.
  public var description: String {
    """
    Runaway loop: \(Self.longestChain) times in a row an action was dispatched in answer to another \
    one. The store has broken the chain before \(actionName) and discarded what was waiting \
    (\(discarded) in all). Look for a middleware or a subscriber that answers an action with \
    one that leads back to it.
    """
  }
}
