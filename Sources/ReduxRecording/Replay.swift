public import Redux

/// A recorded session that can be stepped through in both directions, without effects.
///
/// The reducer alone recreates the states from the recorded actions: there is no store, no
/// middleware and no service. Only one state in ``snapshotInterval`` is kept, so a step back
/// replays at most that many actions.
@MainActor
public final class Replay<State: RecordedState> {
  /// The number of actions between two kept states.
  public static var snapshotInterval: Int { 500 }

  /// The recording being replayed.
  public let recording: Recording<State>
  /// The number of actions that have been reduced, from 0 to all of them.
  public private(set) var position = 0
  /// The state at the current position.
  public private(set) var state: State
  /// The states after each ``snapshotInterval`` actions reached so far, from 0 on.
  private var snapshots: [State]

  private let reducer: Reducer<State>

  /// Makes a replay that stands before the first action.
  ///
  /// - Parameters:
  ///   - recording: The recording to replay.
  ///   - reducer: The root reducer of the recorded program.
  public init(_ recording: Recording<State>, reducer: @escaping Reducer<State>) {
    self.reducer = reducer
    self.recording = recording
    state = recording.header.state
    snapshots = [recording.header.state]
  }

  /// The number of actions.
  public var count: Int { recording.steps.count }

  /// The last action that was reduced; `nil` before the first.
  public var lastStep: RecordedStep<State>? {
    position > 0 ? recording.steps[position - 1] : nil
  }

  /// Goes to a position, or to the nearest valid one.
  ///
  /// - Complexity: O(*d*) actions, where *d* is the distance forwards; backwards it is at most
  ///   ``snapshotInterval``.
  public func go(to target: Int) {
    let target = max(0, min(target, count))
    if target < position { restore(before: target) }
    while position < target { advance() }
  }

  /// Goes to a position, and returns what the action before it changed in the state.
  public func changes(goingTo target: Int) -> [StateChange] {
    go(to: target - 1)
    let before = state
    go(to: target)
    return StateChange.list(from: before, to: state)
  }

  private func advance() {
    reducer(&state, recording.steps[position].action)
    position += 1
    if position == snapshots.count * Self.snapshotInterval { snapshots.append(state) }
  }

  private func restore(before target: Int) {
    let index = target / Self.snapshotInterval
    state = snapshots[index]
    position = index * Self.snapshotInterval
  }
}
