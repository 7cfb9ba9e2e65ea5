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
    /// Above zero only while nobody waits.
    var permits: Int
    var waiters: [Waiter] = []
    var lastNumber = 0
  }

  private let line: Mutex<Line>

  /// Makes a semaphore.
  ///
  /// - Parameter permits: How many tasks are let through at a time.
  package init(permits: Int) { line = Mutex(Line(permits: permits)) }

  /// How many tasks wait.
  package var waitingCount: Int { line.withLock(\.waiters.count) }

  /// Waits for a permit.
  ///
  /// - Returns: Whether there is one, which has to be given back by ``release()``; `false` if the
  ///   task was cancelled before.
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

  /// Gives a permit back, which passes to the task that has waited longest.
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
      // It was cancelled before it stood in line, where the handler did not find it.
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
