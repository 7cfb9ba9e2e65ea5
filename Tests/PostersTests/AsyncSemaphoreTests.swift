import Posters
import Synchronization
import TestSupport
import Testing

@Suite("A semaphore lets a number of tasks through", .timeLimit(.minutes(2)))
struct AsyncSemaphoreTests {
  @Test("As many as there are permits pass at once; the next waits for one to be given back")
  func permits() async throws {
    let semaphore = AsyncSemaphore(permits: 2)
    #expect(await semaphore.acquire())
    #expect(await semaphore.acquire())
    let third = Task { await semaphore.acquire() }
    try await waitUntil("the third to wait") { semaphore.waitingCount == 1 }
    semaphore.release()
    #expect(await third.value)
    #expect(semaphore.waitingCount == 0)
  }

  @Test("A permit passes to the task that has waited longest")
  func order() async throws {
    let semaphore = AsyncSemaphore(permits: 1)
    let admitted = Recorder<Int>()
    #expect(await semaphore.acquire())
    var tasks: [Task<Void, Never>] = []
    for number in 0..<5 {
      tasks.append(
        Task {
          #expect(await semaphore.acquire())
          admitted.add(number)
          semaphore.release()
        })
      try await waitUntil("number \(number) to wait") { semaphore.waitingCount == number + 1 }
    }
    semaphore.release()
    for task in tasks { await task.value }
    #expect(admitted.elements == [0, 1, 2, 3, 4])
  }

  @Test("A task that is cancelled while it waits leaves at once, and no permit is lost")
  func cancelledWaiter() async throws {
    let semaphore = AsyncSemaphore(permits: 1)
    #expect(await semaphore.acquire())
    let leaving = Task { await semaphore.acquire() }
    try await waitUntil("the first to wait") { semaphore.waitingCount == 1 }
    let staying = Task { await semaphore.acquire() }
    try await waitUntil("the second to wait") { semaphore.waitingCount == 2 }

    leaving.cancel()
    #expect(await leaving.value == false)
    #expect(semaphore.waitingCount == 1)

    semaphore.release()
    #expect(await staying.value)
    semaphore.release()
    #expect(await semaphore.acquire())
  }

  @Test("A task that was cancelled before takes nothing")
  func cancelledBefore() async {
    let semaphore = AsyncSemaphore(permits: 1)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await semaphore.acquire()
    }
    #expect(await task.value == false)
    #expect(await semaphore.acquire())
  }

  @Test("A task that is cancelled while it begins to wait is not forgotten in line")
  func cancelledOnTheWay() async {
    let semaphore = AsyncSemaphore(permits: 0)
    for _ in 0..<2_000 {
      let begun = Recorder<Bool>()
      let task = Task {
        begun.add(true)
        return await semaphore.acquire()
      }
      while begun.elements.isEmpty { await Task.yield() }
      task.cancel()
      #expect(await task.value == false)
    }
    #expect(semaphore.waitingCount == 0)
  }

  @Test("Whoever is cancelled and whenever, never too many pass, and every permit comes back")
  func storm() async {
    let semaphore = AsyncSemaphore(permits: 4)
    let crowd = Crowd()
    var random = SplitMix(seed: 4)
    await withTaskGroup { group in
      for _ in 0..<2_000 {
        let task = Task {
          guard await semaphore.acquire() else { return }
          defer { semaphore.release() }
          crowd.enter()
          await Task.yield()
          crowd.leave()
        }
        if Bool.random(using: &random) { group.addTask { task.cancel() } }
        group.addTask { await task.value }
      }
    }
    #expect((1...4).contains(crowd.most))
    #expect(semaphore.waitingCount == 0)
    for _ in 0..<4 { #expect(await semaphore.acquire()) }
    let fifth = Task { await semaphore.acquire() }
    fifth.cancel()
    #expect(await fifth.value == false)
  }
}

/// Counts how many are inside.
private final class Crowd: Sendable {
  private let count = Mutex((now: 0, most: 0))

  /// The most that ever were inside at once.
  var most: Int { count.withLock(\.most) }

  func enter() { count.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) } }

  func leave() { count.withLock { $0.now -= 1 } }
}
