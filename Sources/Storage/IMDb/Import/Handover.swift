import Dispatch
import Foundation
import Synchronization

/// A bounded queue from one thread to another.
final class Handover<Value: Sendable>: Sendable {
  private struct State {
    var values: [Value] = []
    var end: Result<Void, any Error>?
    var isAbandoned = false
  }

  private let state = Mutex(State())
  /// The number of free places.
  ///
  /// The semaphore starts at 0 rather than at the capacity, since it must not end below its start.
  private let free = DispatchSemaphore(value: 0)
  private let filled = DispatchSemaphore(value: 0)

  /// Makes an empty queue.
  ///
  /// - Parameter capacity: The maximum number of values that wait at the same time.
  init(capacity: Int) {
    for _ in 0..<capacity { free.signal() }
  }

  /// Adds a value as soon as there is room for it.
  ///
  /// - Returns: `false` if the other side has abandoned the work.
  func give(_ value: Value) -> Bool {
    free.wait()
    let isWanted = state.withLock { state in
      if !state.isAbandoned { state.values.append(value) }
      return !state.isAbandoned
    }
    filled.signal()
    return isWanted
  }

  /// Ends the queue: there are no more values, or making them has failed.
  func end(with result: Result<Void, any Error>) {
    state.withLock { $0.end = result }
    filled.signal()
  }

  /// Waits for the next value.
  ///
  /// - Returns: The value; `nil` after the last one.
  /// - Throws: The error that has ended the other side early.
  func take() throws -> Value? {
    filled.wait()
    let value = try state.withLock { state -> Value? in
      if !state.values.isEmpty { return state.values.removeFirst() }
      // Later calls must not wait.
      filled.signal()
      try state.end?.get()
      return nil
    }
    if value != nil { free.signal() }
    return value
  }

  /// Tells the other side that no more values are needed.
  func abandon() {
    state.withLock { state in
      state.isAbandoned = true
      state.values = []
    }
    free.signal()
  }
}

extension Handover {
  /// Works on two threads: a new one makes values, and the caller's uses them, in the same order.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of values that wait at the same time.
  ///   - make: Makes the values on the new thread, until `give` returns `false`.
  ///   - use: Called with each value.
  /// - Throws: Any error of `make` or `use`; both functions have ended by then.
  static func run(
    capacity: Int,
    making make: @escaping @Sendable (_ give: (Value) -> Bool) throws -> Void,
    using use: (Value) throws -> Void
  ) throws {
    let handover = Handover(capacity: capacity)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      handover.end(with: Result { try make(handover.give) })
      isDone.signal()
    }
    defer {
      handover.abandon()
      isDone.wait()
    }
    while let value = try handover.take() { try use(value) }
  }
}
