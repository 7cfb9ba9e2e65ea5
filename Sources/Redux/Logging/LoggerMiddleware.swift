public import Logging

/// Logs every action that reaches it: its name, what it carries, and how long the rest of the chain
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
/// A line is written when the chain has come back: its message is the title, its metadata are
/// `action`, `before`, `after` and `changes` (where ``LogFormat`` makes them) and `milliseconds`. What is not
/// logged costs next to nothing: below the logger's level nothing is made into text.
///
/// - Parameters:
///   - state: The store's state; it can be left out where the context says it.
///   - logger: Where the lines go.
///   - format: What is logged, at which level, and how it reads.
///   - clock: What the duration is measured with.
/// - Returns: The middleware. Its place in the chain says what it sees: after an
///   ``asyncMiddleware(_:clock:)`` no AsyncActions, for example.
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
