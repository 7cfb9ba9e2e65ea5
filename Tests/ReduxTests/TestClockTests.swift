import ReduxTesting
import TestSupport
import Testing

@Suite("The test clock", .timeLimit(.minutes(5)))
@MainActor
struct TestClockTests {
  private let clock = TestClock()

  @Test("Time stands still until it is moved on")
  func standsStill() async throws {
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("Sleepers wake in the order of their deadlines")
  func inOrder() async throws {
    let journal = Journal()
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        journal.add("\(seconds)")
      }
    }
    await clock.sleepers(reach: 3)
    #expect(clock.deadlines.map(\.offset) == [.seconds(1), .seconds(2), .seconds(3)])
    for count in 1...3 {
      await clock.advance(by: .seconds(1))
      try await waitUntil("sleeper \(count) to wake") { journal.entries.count == count }
    }
    #expect(journal.entries == ["1", "2", "3"])
  }

  @Test("A sleep whose end has been reached returns at once")
  func alreadyOver() async throws {
    let deadline = clock.now.advanced(by: .seconds(1))
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: deadline)
    #expect(clock.sleepers == 0)
  }

  @Test("A cancelled sleep throws")
  func cancelled() async throws {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(reach: 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  @Test("Whoever is woken has gone on when the clock has been moved")
  func goesOn() async throws {
    var isAwake = false
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      isAwake = true
      try await clock.sleep(for: .seconds(1))
    }
    await clock.sleepers(reach: 1)
    await clock.advance(by: .seconds(1))
    #expect(isAwake)
    await clock.sleepers(reach: 1)
    #expect(clock.deadlines.map(\.offset) == [.seconds(2)])
    await clock.advance(by: .seconds(1))
    try await task.value
  }

  @Test("Sleepers that do not come are a failure, which says how many there are")
  func noSleepers() async {
    let clock = clock
    let texts = await failures { await clock.sleepers(reach: 1, timeout: .zero) }
    #expect(
      texts == ["Within 0.0 seconds no more than 0 of 1 tasks slept on the clock."])
  }
}
