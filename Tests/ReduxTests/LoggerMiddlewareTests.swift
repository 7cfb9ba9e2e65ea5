import Logging
import Redux
import ReduxTesting
import Synchronization
import Testing

/// A log handler that keeps what it is given.
private final class LogBook: Sendable {
  struct Line: Sendable, Equatable {
    var level: Logger.Level
    var message: String
    var metadata: [String: String]
  }

  private let kept = Mutex<[Line]>([])

  var lines: [Line] { kept.withLock { $0 } }

  func logger(level: Logger.Level = .trace) -> Logger {
    var logger = Logger(label: "test") { _ in Handler(book: self) }
    logger.logLevel = level
    return logger
  }

  private struct Handler: LogHandler {
    let book: LogBook
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let line = Line(
        level: event.level, message: "\(event.message)",
        metadata: (event.metadata ?? [:]).mapValues { "\($0)" })
      book.kept.withLock { $0.append(line) }
    }
  }
}

@Suite("The logger middleware", .timeLimit(.minutes(5)))
@MainActor
struct LoggerMiddlewareTests {
  private let book = LogBook()

  private func dispatch(
    _ actions: [CounterAction], format: LogFormat<Counter> = LogFormat(),
    level: Logger.Level = .trace
  ) {
    let store = Store(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [
        loggerMiddleware(logger: book.logger(level: level), format: format, clock: TestClock())
      ])
    for action in actions { store.dispatch(action) }
  }

  @Test("Every action is logged, by its name and how long it took")
  func everyAction() {
    dispatch([.set(3), .workBegan])
    #expect(
      book.lines == [
        LogBook.Line(
          level: .debug, message: "CounterAction.set", metadata: ["milliseconds": "0.0"]),
        LogBook.Line(
          level: .debug, message: "CounterAction.workBegan", metadata: ["milliseconds": "0.0"]),
      ])
  }

  @Test("Title, action and both states go through transformers")
  func transformers() {
    dispatch(
      [.set(3)],
      format: LogFormat(
        title: { "→ \($0.actionName)" }, action: { "\($0)" }, state: { "value \($0.value)" }))
    #expect(book.lines.first?.message == "→ CounterAction.set")
    #expect(
      book.lines.first?.metadata == [
        "action": "set(3)", "before": "value 0", "after": "value 3", "milliseconds": "0.0",
      ])
  }

  @Test("What an action has changed is told from the states before and after")
  func changes() {
    dispatch(
      [.set(3), .set(3)],
      format: LogFormat(changes: { $0 == $1 ? nil : "\($0.value) → \($1.value)" }))
    #expect(book.lines.map { $0.metadata["changes"] } == ["0 → 3", nil])
  }

  @Test("A predicate says what is logged")
  func predicate() {
    dispatch(
      [.set(3), .workBegan, .set(4)],
      format: LogFormat(isIncluded: { $0.matching(CounterAction.self) == .workBegan }))
    #expect(book.lines.map(\.message) == ["CounterAction.workBegan"])
  }

  @Test("Each action has its level, and below the logger's level nothing is made into text")
  func levels() {
    var described = 0
    dispatch(
      [.set(3), .workBegan],
      format: LogFormat(
        level: { $0.matching(CounterAction.self) == .workBegan ? .notice : .debug },
        action: { _ in
          described += 1
          return nil
        }),
      level: .info)
    #expect(book.lines.map(\.level) == [.notice])
    #expect(described == 1)
  }

  @Test("The duration is that of the rest of the chain")
  func duration() {
    let clock = ManualClock()
    let slow = Middleware<Counter> { _, next in
      { action in
        clock.pass(.milliseconds(12))
        next(action)
      }
    }
    let store = Store(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [loggerMiddleware(logger: book.logger(), clock: clock), slow])
    store.dispatch(CounterAction.set(1))
    #expect(book.lines.first?.metadata["milliseconds"] == "12.0")
  }
}

/// A clock that is moved on in the middle of synchronous code.
private final class ManualClock: Clock {
  typealias Instant = TestClock.Instant

  private let time = Mutex(Duration.zero)

  var now: Instant { TestClock().now.advanced(by: time.withLock { $0 }) }
  var minimumResolution: Duration { .zero }

  func pass(_ duration: Duration) { time.withLock { $0 += duration } }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
