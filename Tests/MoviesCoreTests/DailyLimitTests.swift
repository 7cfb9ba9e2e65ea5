import MoviesCore
import Redux
import ReduxTesting
import Synchronization
import TestSupport
import Testing

@MainActor
@Suite("The day's limit", .timeLimit(.minutes(5)))
struct DailyLimitTests {
  private let parts = AppParts()
  private var clock: TestClock { parts.clock }
  private let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)

  /// An app at a time of day, in seconds after midnight UTC.
  private func app(at time: @escaping @Sendable () -> Int) -> Store<AppState> {
    parts.store(with: [dailyLimitMiddleware(clock: clock) { 20_000 * 86_400 + time() }])
  }

  @Test("While it is reached, the minutes to midnight UTC are counted")
  func counts() async throws {
    let time = Mutex(20 * 3_600 + 47 * 60 + 30)
    let app = app { time.withLock { $0 } }
    #expect(app.state.errors.minutesToReset == nil)
    app.dispatch(MoviesLifecycle.failed(ticket, .limitReached))
    try await waitUntil("the time") { app.state.errors.minutesToReset == 193 }
    time.withLock { $0 += 30 }
    await clock.sleepers(reach: 1)
    await clock.advance(by: .seconds(30))
    try await waitUntil("the next minute") { app.state.errors.minutesToReset == 192 }
    app.dispatch(MoviesLifecycle.started(ticket))
    try await waitUntil("the end") { app.effects.isIdle }
  }

  @Test("The minutes are counted, too, where the day's requests are used up, until there are more")
  func usedUp() async throws {
    let app = app { 86_400 - 600 }
    app.dispatch(ServiceAction.counted(RequestCount(used: 999, limit: 1_000, reserve: 100)))
    #expect(app.effects.isIdle)
    app.dispatch(ServiceAction.counted(RequestCount(used: 1_000, limit: 1_000, reserve: 100)))
    try await waitUntil("the time") { app.state.errors.minutesToReset == 10 }
    app.dispatch(ServiceAction.counted(RequestCount(used: 0, limit: 1_000, reserve: 100)))
    try await waitUntil("the end") { app.effects.isIdle }
  }

  @Test("Where the service has refused a request too early, the minutes until it is asked again")
  func refused() async throws {
    let time = Mutex(3_600)
    let app = app { time.withLock { $0 } }
    let retry = 20_000 * 86_400 + 3_600 + 90
    let count = RequestCount(used: 7, limit: 1_000, reserve: 100, retry: retry)
    app.dispatch(ServiceAction.counted(count))
    #expect(app.state.service.savesRequests)
    try await waitUntil("the time") { app.state.errors.minutesToReset == 2 }
    #expect(BrowseProps(app.state).limitWait == LimitWait(minutes: 2, endsWithRetry: true))
    for (pause, minutes) in [(30, 1), (60, 0)] {
      time.withLock { $0 += pause }
      await clock.sleepers(reach: 1)
      await clock.advance(by: .seconds(pause))
      try await waitUntil("the next minute") { app.state.errors.minutesToReset == minutes }
    }
    try await waitUntil("the end") { app.effects.isIdle }
  }

  @Test("Nothing is counted for another error")
  func otherError() async {
    let app = app { 0 }
    app.dispatch(MoviesLifecycle.failed(ticket, .keyRefused))
    #expect(app.effects.isIdle)
    #expect(app.state.errors.minutesToReset == nil)
  }
}
