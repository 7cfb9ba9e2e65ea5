import CustomDump
public import Redux
import Synchronization

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
/// response. A test fails if a change differs from the stated one, if the test goes on without
/// having received an action, if an effect is still running at the end, or if no middleware takes
/// an action that needs one. For tests of long flows that check only a few things, there is
/// `exhaustivity: .off`.
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

  /// The extent to which the test has to state what happens; it may change during the test.
  public var exhaustivity: Exhaustivity

  /// The current state.
  public var state: State { store.state }

  /// The effects that are running on behalf of the store.
  public var effects: EffectTracker { store.effects }

  /// The store itself, for its observers: a subscription, a tap, a view.
  ///
  /// Dispatch nothing to it directly: tests send actions with
  /// ``send(_:_:fileID:filePath:line:column:)``.
  public let store: Store<State>

  let reminder: FinishReminder
  var steps: [Step] = []
  /// The conditions under which an action need not be received; one of them is enough.
  var skips: [(any Action) -> Bool] = []
  private var tap: Subscription?

  /// Makes a store to test.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: The root reducer.
  ///   - middlewares: The chain, outermost first.
  ///   - exhaustivity: How much the test has to state.
  ///   - fileID: The place where a forgotten `finish` is reported.
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

  /// Returns the state after the given step: the state before the next step, or the current one.
  func state(after index: Int) -> State {
    steps.indices.contains(index + 1) ? steps[index + 1].before : store.state
  }
}

/// The extent to which a test has to state what happens.
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change, each action, the end of each effect.
  case on
  /// Only what the test cares about: other changes, actions and effects are not reported.
  case off
}

/// The messages of failures: each says what happened and how to fix it.
extension TestStore {
  func sentTooEarly(_ action: any Action) -> String {
    """
    \(action.actionName) was sent before these actions were received:

    \(listed(unreceived.map { dumped($0.action) }))

    Receive them first, with "await store.receive(…)".
    """
  }

  func missing(_ expectation: Expectation, after timeout: Duration) -> String {
    """
    Within \(timeout) this action was not received:

    \(expectation.description)

    \(store.effects.isIdle ? "No effect is running." : "Effects are running.")
    """
  }

  func other(_ step: Step, than expectation: Expectation) -> String {
    """
    Another action was received than expected.

    Expected: \(expectation.description)
    Received: \(dumped(step.action))
    """
  }

  func otherChange(by step: Step, from expected: State, to actual: State) -> String {
    """
    \(step.action.actionName) changed the state otherwise than stated:

    \(diff(expected, actual) ?? "(Both look the same, and yet == says that they differ.)")

    (Stated: -, actual: +)
    """
  }

  var stillRunning: String {
    """
    At the end of the test effects are still running:

    \(listed(store.effects.running))

    Let them end (advance the clock, release the reply), or cancel them.
    """
  }

  var notReceived: String {
    """
    At the end of the test these actions had not been received:

    \(listed(unreceived.map { dumped($0.action) }))

    Receive them, with "await store.receive(…)".
    """
  }

  /// Returns a value as text for the message of a failure.
  func dumped(_ value: some Any) -> String { String(customDumping: value) }

  private func listed(_ lines: [String]) -> String {
    lines.map { "• \($0)" }.joined(separator: "\n")
  }
}

/// Reports a test that never called `finish`, when it is released together with its test store.
///
/// It is separate from the store because the deinit of an actor's object may be delayed, and would
/// then belong to no test.
final class FinishReminder: Sendable {
  private let home: SourcePlace
  private let due = Atomic(false)

  init(home: SourcePlace) { self.home = home }

  deinit {
    guard isDue else { return }
    home.report(
      """
      The test ended without finish(), so nobody knows what was left over. End it with \
      "await store.finish()".
      """)
  }

  /// Whether something has happened in the store since which the test has to call `finish`.
  var isDue: Bool {
    get { due.load(ordering: .relaxed) }
    set { due.store(newValue, ordering: .relaxed) }
  }
}
