public import Redux

/// A real store for tests, in which every change of the state has to be stated.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(
///   initialState: Counter(), reducer: counterReducer,
///   middlewares: [asyncMiddleware(clock: clock)])
///
/// store.send(CounterAction.incremented) { $0.value = 1 }
/// store.send(IncrementLater(by: 2, after: .seconds(1)))
/// await clock.advance(by: .seconds(1))
/// await store.receive(CounterAction.increased(by: 2)) { $0.value = 3 }
/// await store.finish()
/// ```
///
/// An action is *sent* by the test, or *received*: dispatched by a middleware or an effect in
/// response. A test fails if a change differs from the stated one, if it goes on without having
/// received an action, if an effect is still running at its end, or if no middleware does what an
/// action asks for. For tests of long flows that check only a few things there is `exhaustivity:
/// .off`.
///
/// End every test with ``finish(timeout:fileID:filePath:line:column:)``; forgetting it is a
/// failure, too.
@MainActor
public final class TestStore<State: Equatable & Sendable> {
  /// A dispatched action, and the state when its turn came.
  struct Step {
    let action: any Action
    let before: State
  }

  /// How much the test has to state; it may change during the test.
  public var exhaustivity: Exhaustivity

  /// The current state.
  public var state: State { store.state }

  /// The effects that are running on behalf of the store.
  public var effects: EffectTracker { store.effects }

  /// The store itself, for what observes it: a subscription, a tap, a view.
  ///
  /// Dispatch nothing to it: what a test does is sent with
  /// ``send(_:_:fileID:filePath:line:column:)``.
  public let store: Store<State>

  let reminder: FinishReminder
  var steps: [Step] = []
  /// Each says of an action whether it need not be received.
  var skips: [(any Action) -> Bool] = []
  private var tap: Subscription?

  /// Makes a store to test.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: The root reducer.
  ///   - middlewares: The chain, outermost first.
  ///   - exhaustivity: How much the test has to state.
  ///   - fileID: Where a forgotten ``finish(timeout:fileID:filePath:line:column:)`` is reported.
  ///   - filePath: See `fileID`.
  ///   - line: See `fileID`.
  ///   - column: See `fileID`.
  public init(
    initialState: State,
    reducer: @escaping Reducer<State>,
    middlewares: [Middleware<State>] = [],
    exhaustivity: Exhaustivity = .on,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let home = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    reminder = FinishReminder(home: home)
    self.exhaustivity = exhaustivity
    store = Store(
      initialState: initialState, reducer: reducer, middlewares: middlewares,
      onRunawayLoop: { home.report("\($0)") },
      onUntakenAction: { home.report("\($0)") })
    tap = store.tap { [unowned self, unowned store] action in
      steps.append(Step(action: action, before: store.state))
    }
  }

  /// The steps that still have to be received.
  var unreceived: [Step] { steps.filter { !isSkipped($0) } }

  func isSkipped(_ step: Step) -> Bool { skips.contains { $0(step.action) } }

  /// The state after the given step: before the next one began, or now.
  func state(after index: Int) -> State {
    steps.indices.contains(index + 1) ? steps[index + 1].before : store.state
  }
}

/// How much of what happens a test has to state.
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change, each action, the end of each effect.
  case on
  /// Only what the test cares about: other changes, actions and effects pass in silence.
  case off
}
