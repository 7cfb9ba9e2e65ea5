/// The effects of one store that have been requested and have not ended yet.
@MainActor
public final class EffectTracker {
  private var names: [Int: () -> String] = [:]
  private var lastNumber = 0
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter = 0

  /// Makes an empty tracker.
  public init() {}

  /// Whether no effect is waiting or running.
  public var isIdle: Bool { names.isEmpty }

  /// The names of all effects that are waiting or running, oldest first.
  public var running: [String] { names.sorted { $0.key < $1.key }.map { $0.value() } }

  /// Waits until no effect is waiting or running.
  ///
  /// ```swift
  /// store.dispatch(GetMovies(words: "batman"))
  /// await store.effects.idle()  // the reply has been reduced
  /// ```
  ///
  /// It also waits for effects started by the awaited ones. For an effect that never ends, such as
  /// a timer, it waits until the calling task is cancelled.
  public func idle() async {
    lastWaiter += 1
    let waiter = lastWaiter
    while !isIdle, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiters[waiter] = $0 }
      } onCancel: {
        Task { @MainActor in waiters.removeValue(forKey: waiter)?.resume() }
      }
    }
  }

  /// Begins to keep track of an effect; its name is made only if anybody asks for it.
  func begin(_ name: @escaping () -> String) -> Int {
    lastNumber += 1
    names[lastNumber] = name
    return lastNumber
  }

  func end(_ number: Int) {
    names[number] = nil
    guard isIdle else { return }
    for waiter in waiters.values { waiter.resume() }
    waiters = [:]
  }
}
