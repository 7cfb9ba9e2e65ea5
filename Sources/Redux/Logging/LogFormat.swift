public import Logging

/// What a ``loggerMiddleware(_:logger:format:clock:)`` logs, at which level, and how it reads.
///
/// Each function may be replaced by itself. A state is made into text before the action goes on, and
/// not kept, so that logging never makes a change to the state copy it.
public struct LogFormat<State: Sendable>: Sendable {
  /// The level of an action's line.
  public var level: @MainActor (any Action) -> Logger.Level
  /// Whether an action is logged at all.
  public var isIncluded: @MainActor (any Action) -> Bool
  /// The line's message.
  public var title: @MainActor (any Action) -> String
  /// The action in full, or `nil` to leave it out.
  public var action: @MainActor (any Action) -> String?
  /// The state, before and after, or `nil` to leave it out.
  public var state: @MainActor (State) -> String?

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - level: Default: debug for every action.
  ///   - isIncluded: Default: every action is.
  ///   - title: Default: the action's name, without what it carries.
  ///   - action: Default: left out; what an action carries may be long, or secret.
  ///   - state: Default: left out.
  public init(
    level: @escaping @MainActor (any Action) -> Logger.Level = { _ in .debug },
    isIncluded: @escaping @MainActor (any Action) -> Bool = { _ in true },
    title: @escaping @MainActor (any Action) -> String = { $0.actionName },
    action: @escaping @MainActor (any Action) -> String? = { _ in nil },
    state: @escaping @MainActor (State) -> String? = { _ in nil }
  ) {
    self.level = level
    self.isIncluded = isIncluded
    self.title = title
    self.action = action
    self.state = state
  }
}
