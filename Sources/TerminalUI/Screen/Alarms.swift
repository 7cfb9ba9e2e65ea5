/// The tasks that sleep on the clock of a ``TerminalLoop``.
@MainActor
final class Alarms {
  private struct Sleeper {
    let deadline: ContinuousClock.Instant
    let task: CheckedContinuation<Void, any Error>
  }

  private var sleepers: [Int: Sleeper] = [:]
  private var lastNumber = 0

  /// When the next sleep ends; `nil` if nobody sleeps.
  var next: ContinuousClock.Instant? { sleepers.values.map(\.deadline).min() }

  /// The time until then, rounded up so that nobody is woken in vain; -1 if nobody sleeps.
  var millisecondsToNext: Int32 {
    guard let next else { return -1 }
    let rest = max(.zero, ContinuousClock.now.duration(to: next)) / .milliseconds(1)
    return Int32(min(rest.rounded(.up), Double(Int32.max)))
  }

  /// Sleeps until a time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, which ends its sleep.
  func wait(until deadline: ContinuousClock.Instant) async throws {
    lastNumber += 1
    let number = lastNumber
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (task: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          task.resume(throwing: CancellationError())
        } else {
          sleepers[number] = Sleeper(deadline: deadline, task: task)
        }
      }
    } onCancel: {
      Task { @MainActor in
        sleepers.removeValue(forKey: number)?.task.resume(throwing: CancellationError())
      }
    }
  }

  /// Wakes everybody whose time has come.
  func ring() {
    guard !sleepers.isEmpty else { return }
    let now = ContinuousClock.now
    for (number, sleeper) in sleepers where sleeper.deadline <= now {
      sleepers[number] = nil
      sleeper.task.resume()
    }
  }
}
