/// Runs effects as tasks, by the rules of ``EffectScheduling``, on an injected clock.
///
/// Each ``asyncMiddleware(_:clock:)`` and each ``requestMiddleware(_:_:clock:)`` has one; a middleware of
/// your own that starts work may have one, too:
///
/// ```swift
/// let positions = Middleware<AppState> { context, next in
///   let scheduler = EffectScheduler(clock: ContinuousClock(), tracker: context.effects)
///   return { action in
///     next(action)
///     guard action.matching(PlayerAction.self) == .paused else { return }
///     scheduler.run(id: "save", scheduling: .latest, name: "saving the position") { effect in
///       let saved = await service.save()
///       context.limited(to: effect).dispatch(PlayerAction.saved(saved))
///     }
///   }
/// }
/// ```
///
/// When a scheduler goes, its effects are cancelled. So that it goes with its store, an operation must
/// not hold on to it.
@MainActor
public final class EffectScheduler {
  private let clock: any Clock<Duration>
  private let tracker: EffectTracker
  private var schedule = EffectSchedule()
  private var effects: [Int: (effect: Effect, task: Task<Void, Never>?)] = [:]

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - clock: What delays are measured with.
  ///   - tracker: Where effects are reported while they are under way.
  public init(clock: any Clock<Duration>, tracker: EffectTracker = EffectTracker()) {
    self.clock = clock
    self.tracker = tracker
  }

  isolated deinit { drop(schedule.cancelAll()) }

  /// Starts an operation, at once or after its delay.
  ///
  /// An operation that need not wait runs up to its first suspension before this method returns.
  ///
  /// - Parameters:
  ///   - id: The name to replace and cancel it by. Without one it replaces nothing, and it
  ///     ends by itself or with the scheduler.
  ///   - scheduling: When to start, and what to replace.
  ///   - name: What the effect is called in reports of running effects.
  ///   - operation: The work. Its task is cancelled together with the effect.
  public func run(
    id: EffectID?,
    scheduling: EffectScheduling = .concurrent,
    name: String,
    operation: @escaping @MainActor (Effect) async -> Void
  ) {
    run(
      key: id.map { EffectKey($0) }, scheduling: scheduling, name: name, operation: operation)
  }

  /// Cancels every effect with this id.
  public func cancel(_ id: EffectID) { cancel(EffectKey(id)) }

  func run(
    key: EffectKey?,
    scheduling: EffectScheduling,
    name: String,
    operation: @escaping @MainActor (Effect) async -> Void
  ) {
    let effect = Effect(number: tracker.begin(name))
    let admission = schedule.admit(effect.number, key: key, scheduling: scheduling)
    effects[effect.number] = (effect, nil)
    drop(admission.cancelled)
    start(effect, after: admission.delay, operation)
  }

  func cancel(_ key: EffectKey) { drop(schedule.cancel(key)) }

  private func start(
    _ effect: Effect,
    after delay: Duration?,
    _ operation: @escaping @MainActor (Effect) async -> Void
  ) {
    let wait = delay.map { delay in clock.sleeping(for: delay) }
    let task = Task.immediate { [weak self] in
      await wait?()
      guard !effect.isCancelled else { return }
      await operation(effect)
      self?.finish(effect)
    }
    effects[effect.number]?.task = task
    if effect.isCancelled { task.cancel() }
  }

  private func finish(_ effect: Effect) {
    guard effects.removeValue(forKey: effect.number) != nil else { return }
    schedule.finish(effect.number)
    tracker.end(effect.number)
  }

  private func drop(_ numbers: [Int]) {
    for number in numbers {
      guard let (effect, task) = effects.removeValue(forKey: number) else { continue }
      tracker.end(number)
      task?.cancel()
      effect.cancel()
    }
  }
}

extension Clock<Duration> {
  /// A sleep whose end is fixed now, not when the sleeping task gets to it.
  ///
  /// The sleep ends early when its task is cancelled.
  fileprivate func sleeping(for duration: Duration) -> @Sendable () async -> Void {
    let deadline = now.advanced(by: duration)
    return { try? await sleep(until: deadline, tolerance: nil) }
  }
}
