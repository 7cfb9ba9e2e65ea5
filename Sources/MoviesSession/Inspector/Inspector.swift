internal import MoviesCore
internal import MoviesUI
internal import Redux
internal import ReduxRecording

/// Watches the actions and changes in a store while the inspector is open.
///
/// While closed, it costs one comparison per action. While open, it keeps the state from before
/// each action, so that changing a large collection copies it: it is meant for looking, not for
/// measuring.
@MainActor
final class Inspector {
  /// Whether the inspector is shown.
  var isOpen: Bool {
    didSet {
      actions = []
      changes = []
    }
  }
  private var actions: [InspectorProps.Entry] = []
  private var changes: [StateChange] = []

  /// The maximum number of actions to keep.
  private static let limit = 60

  init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  /// The first middleware in the chain, which measures the time of every action and notes its
  /// changes.
  var middleware: Middleware<AppState> {
    Middleware { [weak self] context, next in
      { action in
        guard let self, self.isOpen else { return next(action) }
        let before = context.getState()
        let time = ContinuousClock().measure { next(action) }
        self.note(action, time, from: before, to: context.getState())
      }
    }
  }

  /// Returns the contents of the inspector; `nil` while it is closed.
  func props(of state: AppState, frame: Duration) -> InspectorProps? {
    guard isOpen else { return nil }
    return InspectorProps(
      actions: actions, changes: changes,
      flights: state.loading.inFlight.map { flight in
        let age = LoadingState.tick * flight.age
        return InspectorProps.Flight(
          label: LoadingProps(flight, in: state).words, milliseconds: Int(age / .milliseconds(1)))
      },
      frameMicroseconds: Int(frame / .microseconds(1)))
  }

  private func note(
    _ action: any Action, _ time: Duration, from before: AppState, to after: AppState
  ) {
    actions.append(
      InspectorProps.Entry(
        action: action.summary, microseconds: Int(time / .microseconds(1))))
    actions.removeFirst(max(0, actions.count - Self.limit))
    let latest = StateChange.list(from: before, to: after)
    if !latest.isEmpty { changes = latest }
  }
}
