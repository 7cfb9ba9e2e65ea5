import TestSupport
import Testing

@testable import TerminalUI

@Suite("Sleeps that end in the main loop", .timeLimit(.minutes(1)))
@MainActor
struct AlarmsTests {
  private let alarms = Alarms()

  /// Lets a task sleep, and waits until it does.
  private func sleep(
    until deadline: ContinuousClock.Instant, _ body: @escaping @MainActor (Bool) -> Void
  ) -> Task<Void, Never> {
    Task.immediate {
      do {
        try await alarms.wait(until: deadline)
        body(true)
      } catch {
        body(false)
      }
    }
  }

  @Test("Nobody who sleeps means no end to the wait")
  func none() {
    #expect(alarms.millisecondsToNext == -1)
    alarms.ring()
  }

  @Test("The next deadline ends the wait, and never too early")
  func next() async {
    let now = ContinuousClock.now
    let late = sleep(until: now + .seconds(7_200)) { _ in }
    let early = sleep(until: now + .seconds(3_600)) { _ in }
    #expect(alarms.next == now + .seconds(3_600))
    #expect((3_000_000...3_600_000).contains(alarms.millisecondsToNext))
    for task in [late, early] {
      task.cancel()
      await task.value
    }
    #expect(alarms.next == nil)
  }

  @Test("A deadline beyond all counting is a long wait")
  func farAway() async {
    let task = sleep(until: .now + .seconds(1e12)) { _ in }
    #expect(alarms.millisecondsToNext == .max)
    task.cancel()
    await task.value
  }

  @Test("Only those wake whose time has come")
  func due() async {
    var woken: Set<Int> = []
    let now = ContinuousClock.now
    let second = sleep(until: now - .milliseconds(1)) { _ in woken.insert(2) }
    let first = sleep(until: now - .milliseconds(2)) { _ in woken.insert(1) }
    let third = sleep(until: now + .seconds(3_600)) { _ in woken.insert(3) }
    #expect(alarms.millisecondsToNext == 0)
    alarms.ring()
    await first.value
    await second.value
    #expect(woken == [1, 2])
    third.cancel()
    await third.value
  }

  @Test("A cancelled task sleeps no longer, nor does one that was cancelled before")
  func cancelled() async {
    var ends: [Bool] = []
    let task = sleep(until: .now + .seconds(3_600)) { ends.append($0) }
    task.cancel()
    await task.value
    let other = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      try? await alarms.wait(until: .now + .seconds(3_600))
    }
    await other.value
    #expect(ends == [false])
    #expect(alarms.next == nil)
  }
}
