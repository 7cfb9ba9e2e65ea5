public import Redux

/// A recorded session that can be gone through in both directions, without effects.
///
/// The states are made anew by the reducer alone, which is given the recorded actions: there is no
/// store, no middleware and no service. Of the states themselves only one in ``snapshotInterval`` is
/// kept, so a step back costs at most so many actions.
@MainActor
public final class Replay<State: RecordedState> {
  /// After how many actions a state is kept.
  public static var snapshotInterval: Int { 500 }

  /// What is gone through.
  public let recording: Recording<State>
  /// How many actions were reduced, from 0 to the number of all.
  public private(set) var position = 0
  /// The state at the position.
  public private(set) var state: State
  /// The states after each ``snapshotInterval`` actions as far as they were reached, from 0 on.
  private var snapshots: [State]

  private let reducer: Reducer<State>

  /// Stands before the first action.
  ///
  /// - Parameters:
  ///   - recording: What is gone through.
  ///   - reducer: The root reducer of the program that was recorded.
  public init(_ recording: Recording<State>, reducer: @escaping Reducer<State>) {
    self.reducer = reducer
    self.recording = recording
    state = recording.header.state
    snapshots = [recording.header.state]
  }

  /// How many actions there are.
  public var count: Int { recording.steps.count }

  /// The last action that was reduced; `nil` before the first.
  public var lastStep: RecordedStep<State>? {
    position > 0 ? recording.steps[position - 1] : nil
  }

  /// Goes to a position; to the nearest one there is.
  ///
  /// - Complexity: O(*d*) actions, where *d* is the way forward; on the way back it is at most
  ///   ``snapshotInterval``.
  public func go(to target: Int) {
    let target = max(0, min(target, count))
    if target < position { restore(before: target) }
    while position < target { advance() }
  }

  /// Goes to a position, and tells what the action before it changed in the state.
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
