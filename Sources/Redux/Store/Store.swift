public import Logging

/// Holds the state of a program, and is the only way to change it.
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
/// An action passes the middlewares, the reducer and the subscribers before the next one starts. An
/// action that is dispatched meanwhile, by a middleware, a subscriber or an effect, waits in a queue,
/// first in, first out. When the outermost `dispatch` returns, everything that it caused at once has
/// been reduced and observed. So inside a middleware or a subscriber the state does not yet show an
/// action that was dispatched just before.
///
/// ## Threads
///
/// A store lives on the main actor. From elsewhere, `await store.dispatch(action)`.
///
/// ## Replaying
///
/// The actions that reached the reducer, in order, are all that the state came from. Given to **the
/// reducer alone**, without a store, a middleware or a service, they lead through the same states:
/// nothing is asked, read, or waited for. A ``tap(_:)`` sees every dispatched action, those of effects
/// and of middlewares among them; of those only the ones that a middleware stops or replaces never
/// reach the reducer. AsyncActions are such, and have no place in a recording. Requests have, since
/// every reducer may answer them.
@MainActor
public final class Store<State: Sendable> {
  /// The state as it is now; only a reducer changes it.
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
  ///   - onRunawayLoop: Told when the store had to break a loop of actions that cause each other;
  ///     by default it is logged as an error. It may dispatch: its actions are processed before the
  ///     store goes on, and if they make a loop again, that is broken without another report.
  ///   - onUntakenAction: Told of an action that needs a middleware and that none has taken; by default
  ///     it is logged as a warning.
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

  /// Hands an action to the chain, or lets it wait while another one is on its way.
  ///
  /// - Precondition: No reducer is running: a reducer must not dispatch.
  @inlinable
  public func dispatch(_ action: any Action) {
    guard core.phase == .idle else { return enqueue(action) }
    runToCompletion { process(action) }
  }

  /// Hands an AsyncAction to the chain, as the other form does.
  ///
  /// It is here so that the store says over which state the action is:
  ///
  /// ```swift
  /// store.dispatch(Thunk { context in context.dispatch(GreetingAction.loading) })
  /// ```
  public func dispatch(_ action: some AsyncAction<State>) { dispatch(action as any Action) }

  /// Does one thing in the idle store, and then processes what was dispatched meanwhile.
  @inlinable
  func runToCompletion(_ step: () -> Void) {
    core.phase = .dispatching
    step()
    if !waiting.isEmpty { drain() }
    core.phase = .idle
  }

  @inlinable
  func process(_ action: any Action) {
    // Asked first so that a large action is not boxed a second time for taps that are not there.
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

  /// Processes what waits, and reports a loop that had to be broken.
  @usableFromInline
  func drain() {
    guard let loop = drainUntilLoop() else { return }
    onRunawayLoop(loop)
    // What the handler has dispatched. A loop in that is not reported, or it could go on for ever.
    _ = drainUntilLoop()
  }

  /// Processes what waits, generation by generation: a generation was caused by the one before it.
  ///
  /// - Returns: The loop that was broken, if there was one. Nothing waits any more.
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
