import Synchronization

/// Lets a number of tasks through at a time; the others wait in line without blocking a thread.
///
/// A task that is cancelled while it waits leaves the line at once and takes nothing with it.
package final class AsyncSemaphore: Sendable {
  private struct Waiter {
    let number: Int
    let admission: CheckedContinuation<Bool, Never>
  }

  private struct Line {
    /// The number of free permits, which is above zero only while no task waits.
    var permits: Int
    var waiters: [Waiter] = []
    var lastNumber = 0
  }

  private let line: Mutex<Line>

  /// Makes a semaphore.
  ///
  /// - Parameter permits: How many tasks are let through at a time.
  package init(permits: Int) { line = Mutex(Line(permits: permits)) }

  /// The number of waiting tasks.
  package var waitingCount: Int { line.withLock(\.waiters.count) }

  /// Waits for a permit.
  ///
  /// - Returns: Whether the task has a permit, which it must give back by ``release()``; `false` if
  ///   it was cancelled before.
  package func acquire() async -> Bool {
    guard !Task.isCancelled else { return false }
    let number = line.withLock { line in
      line.lastNumber += 1
      return line.lastNumber
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { enter(Waiter(number: number, admission: $0)) }
    } onCancel: {
      leave(number)
    }
  }

  /// Gives a permit back, and passes it to the task that has waited longest.
  package func release() {
    let next: Waiter? = line.withLock { line in
      guard line.waiters.isEmpty else { return line.waiters.removeFirst() }
      line.permits += 1
      return nil
    }
    next?.admission.resume(returning: true)
  }

  private func enter(_ waiter: Waiter) {
    let isAdmitted = line.withLock { line in
      guard line.permits > 0 else {
        line.waiters.append(waiter)
        return false
      }
      line.permits -= 1
      return true
    }
    if isAdmitted {
      waiter.admission.resume(returning: true)
    } else if Task.isCancelled {
      // The task was cancelled before it joined the line, where the handler did not find it.
      leave(waiter.number)
    }
  }

  private func leave(_ number: Int) {
    let waiter = line.withLock { line in
      line.waiters.firstIndex { $0.number == number }.map { line.waiters.remove(at: $0) }
    }
    waiter?.admission.resume(returning: false)
  }
}
