import Synchronization

/// A clock whose time stands still until a test moves it on.
///
/// ```swift
/// let clock = TestClock()
/// let task = Task { try await clock.sleep(for: .milliseconds(250)) }
/// await clock.sleepers(reach: 1)               // now the task sleeps
/// await clock.advance(by: .milliseconds(250))  // now the task goes on
/// ```
///
/// A sleep whose end has been reached when it begins returns at once, so for the delays of an
/// `EffectScheduler` it does not matter whether the effect's task or the test runs first. A task
/// that sleeps on the clock as an `any Clock` counts from the moment it reaches the sleep: wait for
/// that moment with ``sleepers(reach:timeout:fileID:filePath:line:column:)``.
///
/// To show that something has not happened yet, check ``deadlines``: a task that sleeps until 250
/// milliseconds does nothing before.
public final class TestClock: Clock, Sendable {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct Schedule {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var lastNumber = 0
    /// The sleepers that were woken and have not resumed yet.
    var waking: Set<Int> = []
    /// The continuations of the callers that wait for a woken sleeper to resume, by its number.
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let schedule = Mutex(Schedule())

  /// Makes a clock that stands at zero.
  public init() {}

  public var now: Instant { schedule.withLock(\.now) }

  public var minimumResolution: Duration { .zero }

  /// The number of tasks that are sleeping now.
  public var sleepers: Int { schedule.withLock(\.sleepers.count) }

  /// The times at which the sleeping tasks wake, the earliest first.
  public var deadlines: [Instant] { schedule.withLock { $0.sleepers.map(\.deadline).sorted() } }

  /// Sleeps for a duration that begins now, before the caller gives up its actor.
  ///
  /// - Throws: `CancellationError`, as soon as the task is cancelled.
  nonisolated(nonsending) public func sleep(for duration: Duration) async throws {
    try await sleep(until: now.advanced(by: duration))
  }

  /// Sleeps until the clock has been moved to the deadline.
  ///
  /// - Throws: `CancellationError`, as soon as the task is cancelled.
  nonisolated(nonsending) public func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try Task.checkCancellation()
    let number = schedule.withLock { schedule in
      schedule.lastNumber += 1
      return schedule.lastNumber
    }
    defer { goOn(number) }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        add(Sleeper(number: number, deadline: deadline, wake: wake))
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Moves the clock forward, and wakes the tasks that are due, in the order of their deadlines.
  ///
  /// Each task has resumed before the next one is woken. What it does then may still take its time:
  /// wait for it with `receive` of the ``TestStore``. To wake a task several times, move the clock
  /// as many times, since the task sleeps again only when it gets to it; in between, wait with
  /// ``sleepers(reach:timeout:fileID:filePath:line:column:)``.
  nonisolated(nonsending) public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    while let sleeper = next(until: end) {
      sleeper.wake.resume()
      await hasGoneOn(sleeper.number)
    }
  }

  /// Waits until at least a number of tasks are sleeping.
  ///
  /// - Parameters:
  ///   - count: The number of tasks.
  ///   - timeout: How long to wait for them, in real time.
  ///   - fileID: The place where a failure is reported.
  ///   - filePath: See `fileID`.
  ///   - line: See `fileID`.
  ///   - column: See `fileID`.
  nonisolated(nonsending) public func sleepers(
    reach count: Int, timeout: Duration = .seconds(20),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    guard !(await waiting(timeout, until: { sleepers >= count })) else { return }
    SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .report("Within \(timeout) no more than \(sleepers) of \(count) tasks slept on the clock.")
  }

  /// Removes the sleeper that is due first and moves the clock to its deadline; if none is due,
  /// moves the clock to the end.
  ///
  /// Both happen in one step, so that no sleeper can slip in between, too late to be woken and too
  /// early to be due.
  private func next(until end: Instant) -> Sleeper? {
    schedule.withLock { schedule in
      let due = schedule.sleepers.filter { $0.deadline <= end }
      guard let first = due.min(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) })
      else {
        schedule.now = max(schedule.now, end)
        return nil
      }
      schedule.now = max(schedule.now, first.deadline)
      schedule.sleepers.removeAll { $0.number == first.number }
      schedule.waking.insert(first.number)
      return first
    }
  }

  private func add(_ sleeper: Sleeper) {
    let isDue = schedule.withLock { schedule in
      guard sleeper.deadline > schedule.now else { return true }
      schedule.sleepers.append(sleeper)
      return false
    }
    if isDue {
      sleeper.wake.resume()
    } else if Task.isCancelled {
      cancel(sleeper.number)
    }
  }

  private func cancel(_ number: Int) {
    let cancelled = schedule.withLock { schedule in
      let cancelled = schedule.sleepers.filter { $0.number == number }
      schedule.sleepers.removeAll { $0.number == number }
      return cancelled
    }
    for sleeper in cancelled { sleeper.wake.resume(throwing: CancellationError()) }
  }

  /// Waits until a woken sleeper has resumed.
  nonisolated(nonsending) private func hasGoneOn(_ number: Int) async {
    await withCheckedContinuation { waiter in
      let isWaking = schedule.withLock { schedule in
        guard schedule.waking.contains(number) else { return false }
        schedule.waiters[number] = waiter
        return true
      }
      if !isWaking { waiter.resume() }
    }
  }

  /// Notes that a sleeper resumes, woken or cancelled.
  private func goOn(_ number: Int) {
    let waiter = schedule.withLock { schedule in
      schedule.waking.remove(number)
      return schedule.waiters.removeValue(forKey: number)
    }
    waiter?.resume()
  }
}
