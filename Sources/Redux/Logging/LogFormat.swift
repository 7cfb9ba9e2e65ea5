public import Logging

/// The level, the selection and the wording of the lines that a
/// ``loggerMiddleware(_:logger:format:clock:)`` logs.
///
/// Each function can be replaced separately. A state is turned into text before the action goes on,
/// and is not kept, so that changes of the state need not copy it; only ``changes`` keeps it.
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
  /// that any collection that the action changes is copied. Use it to look into a program, not
  /// every day.
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
