public import Logging

/// Logs every action that reaches it: its name, its payload, and how long the rest of the chain
/// took.
///
/// ```swift
/// loggerMiddleware(
///   logger: Logger(label: "movies"),
///   format: LogFormat<AppState>(
///     level: { $0 is TimerAction ? .trace : .debug },
///     state: { "\($0.movies.count) movies" }))
/// ```
///
/// A line is written when the chain has returned: its message is the title, its metadata are
/// `action`, `before`, `after` and `changes` (if ``LogFormat`` makes them) and `milliseconds`.
/// Actions that are not logged cost next to nothing: below the logger's level, nothing is turned
/// into text.
///
/// - Parameters:
///   - state: The store's state; may be left out where it can be inferred.
///   - logger: The logger that receives the lines.
///   - format: The level, the selection and the wording of the lines.
///   - clock: The clock that measures durations.
/// - Returns: The middleware. Its place in the chain decides which actions it sees: after an
///   ``asyncMiddleware(_:clock:)``, for example, no AsyncActions.
public func loggerMiddleware<State: Sendable>(
  _ state: State.Type = State.self,
  logger: Logger,
  format: LogFormat<State> = LogFormat(),
  clock: any Clock<Duration> = ContinuousClock()
) -> Middleware<State> {
  Middleware { context, next in
    { action in
      let level = format.level(action)
      guard level >= logger.logLevel, format.isIncluded(action) else { return next(action) }

      var metadata: Logger.Metadata = [:]
      metadata["action"] = format.action(action).map { .string($0) }
      metadata["before"] = format.state(context.getState()).map { .string($0) }
      let before = format.changes.map { _ in context.getState() }
      let duration = clock.measure { next(action) }
      metadata["after"] = format.state(context.getState()).map { .string($0) }
      let changes = before.flatMap { format.changes?($0, context.getState()) }
      metadata["changes"] = changes.map { .string($0) }
      metadata["milliseconds"] = .stringConvertible(duration / .milliseconds(1))
      logger.log(level: level, "\(format.title(action))", metadata: metadata)
    }
  }
}
