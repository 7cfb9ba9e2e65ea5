public import Logging

/// What a ``loggerMiddleware(_:logger:format:clock:)`` logs, at which level, and in what words.
///
/// Each function can be replaced separately. A state is turned into text before the action goes on,
/// and not kept, so logging never makes a change to the state copy it; only ``changes`` does.
public struct LogFormat<State: Sendable>: Sendable {
  /// The level of an action's line.
  public var level: @MainActor (any Action) -> Logger.Level
  /// Whether an action is logged at all.
  public var isIncluded: @MainActor (any Action) -> Bool
  /// The line's message.
  public var title: @MainActor (any Action) -> String
  /// The full action, or `nil` to leave it out.
  public var action: @MainActor (any Action) -> String?
  /// The state, before and after, or `nil` to leave it out.
  public var state: @MainActor (State) -> String?
  /// The difference between the states before and after the action, or `nil` to leave it out.
  ///
  /// If there is such a function, the state before is kept until the action has been processed, so
  /// any collections it changes are copied. Use it for looking into a program, not every day.
  public var changes: (@MainActor (_ before: State, _ after: State) -> String?)?

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - level: Default: debug for every action.
  ///   - isIncluded: Default: every action is.
  ///   - title: Default: the action's name, without its payload.
  ///   - action: Default: left out; a payload may be long, or secret.
  ///   - state: Default: left out.
  ///   - changes: Default: left out. `ReduxRecording` has one for any state: `StateChange.line`.
  public init(
    level: @escaping @MainActor (any Action) -> Logger.Level = { _ in .debug },
    isIncluded: @escaping @MainActor (any Action) -> Bool = { _ in true },
    title: @escaping @MainActor (any Action) -> String = { $0.actionName },
    action: @escaping @MainActor (any Action) -> String? = { _ in nil },
    state: @escaping @MainActor (State) -> String? = { _ in nil },
    changes: (@MainActor (_ before: State, _ after: State) -> String?)? = nil
  ) {
    self.level = level
    self.isIncluded = isIncluded
    self.title = title
    self.action = action
    self.state = state
    self.changes = changes
  }
}
