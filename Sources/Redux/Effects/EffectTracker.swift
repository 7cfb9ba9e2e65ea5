/// The effects of one store that have been requested and have not ended yet.
@MainActor
public final class EffectTracker {
  private struct Entry {
    let name: () -> String
    var key: EffectKey?
  }

  private var entries: [Int: Entry] = [:]
  private var lastNumber = 0
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter = 0

  /// Makes an empty tracker.
  public init() {}

  /// Whether no effect is waiting or running.
  public var isIdle: Bool { entries.isEmpty }

  /// The names of all effects that are waiting or running, oldest first.
  public var running: [String] { entries.sorted { $0.key < $1.key }.map { $0.value.name() } }

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

  /// Starts tracking an effect, and returns its number; the name is evaluated only when it is read.
  func begin(_ key: EffectKey?, _ name: @escaping () -> String) -> Int {
    lastNumber += 1
    entries[lastNumber] = Entry(name: name, key: key)
    return lastNumber
  }

  /// Whether an effect with this id is waiting or running, and its outcome is still open.
  public func isUnderWay(_ id: some RequestID) -> Bool { isUnderWay(EffectKey(id)) }

  /// Whether an effect with this key is waiting or running, and its outcome is still open.
  @usableFromInline
  func isUnderWay(_ key: EffectKey) -> Bool { entries.values.contains { $0.key == key } }

  /// Notes that the outcome of an effect is known, though not all of its actions have followed.
  func settle(_ number: Int) { entries[number]?.key = nil }

  func end(_ number: Int) {
    entries[number] = nil
    guard isIdle else { return }
    for waiter in waiters.values { waiter.resume() }
    waiters = [:]
  }
}
