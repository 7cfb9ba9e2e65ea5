/// The wait before an effect starts, which a newer effect can take over.
///
/// While a key is held down, one effect replaces another before any of them starts. They share one
/// sleeping task: ending it and starting another would wake two threads for each key.
@MainActor
final class EffectWait {
  /// The effect that starts when the wait is over.
  private(set) var effect: Effect
  private(set) var operation: @MainActor (Effect) async -> Void
  private var end: Duration
  private let clock: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration

  /// Makes a wait that ends at a given time of the stopwatch `elapsed`.
  init(
    of effect: Effect, until end: Duration, clock: any Clock<Duration>,
    elapsed: @escaping @Sendable () -> Duration,
    operation: @escaping @MainActor (Effect) async -> Void
  ) {
    self.effect = effect
    self.operation = operation
    self.end = end
    self.clock = clock
    self.elapsed = elapsed
  }

  /// Makes another effect wait in place of this one, for at least as long.
  ///
  /// - Returns: Whether the other effect took over; a wait cannot be shortened.
  func handOver(
    to effect: Effect, until end: Duration, operation: @escaping @MainActor (Effect) async -> Void
  ) -> Bool {
    guard end >= self.end else { return false }
    self.effect = effect
    self.operation = operation
    self.end = end
    return true
  }

  /// Sleeps until the wait is over, or its task is cancelled.
  func sleep() async {
    while end > elapsed(), !Task.isCancelled {
      let rest = clock.sleeping(for: end - elapsed())
      await rest()
    }
  }
}

extension Clock<Duration> {
  /// Returns a sleep whose end is fixed now, not when the sleeping task starts to run.
  ///
  /// The sleep ends early when its task is cancelled. It begins on the caller's actor: a clock of
  /// the main loop then needs no other thread.
  fileprivate func sleeping(
    for duration: Duration
  ) -> nonisolated(nonsending) @Sendable () async -> Void {
    let deadline = now.advanced(by: duration)
    return { try? await sleep(until: deadline, tolerance: nil) }
  }
}
