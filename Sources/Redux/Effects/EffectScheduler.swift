/// Runs effects as tasks, by the rules of ``EffectScheduling``, on an injected clock.
///
/// Each ``asyncMiddleware(_:clock:)`` and each ``requestMiddleware(_:_:clock:)`` has a scheduler;
/// your own middleware may use one, too, to start work:
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
/// When a scheduler is released, its effects are cancelled. For it to be released with its store,
/// an operation must not hold on to it.
@MainActor
public final class EffectScheduler {
  private struct UnderWay {
    let effect: Effect
    let key: EffectKey?
    var wait: EffectWait?
    var turn: Turn?
    var task: Task<Void, Never>?
  }

  private let clock: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration
  private let tracker: EffectTracker
  private var schedule = EffectSchedule()
  private var effects: [Int: UnderWay] = [:]

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures delays.
  ///   - tracker: Keeps track of the effects while they are under way.
  public init(clock: any Clock<Duration>, tracker: EffectTracker = EffectTracker()) {
    self.clock = clock
    self.tracker = tracker
    elapsed = clock.stopwatch()
  }

  isolated deinit { drop(schedule.cancelAll()) }

  /// Starts an operation, at once or when its time comes.
  ///
  /// An operation that need not wait runs up to its first suspension before this method returns.
  ///
  /// - Parameters:
  ///   - id: The id by which the effect can be replaced or cancelled. Without one, it replaces
  ///     nothing, waits for nothing but a delay, and ends by itself or with the scheduler.
  ///   - scheduling: When to start, and which effects to replace.
  ///   - name: The effect's name in reports of running effects; evaluated only for such a report.
  ///   - operation: The work. Its task is cancelled together with the effect.
  public func run(
    id: EffectID?,
    scheduling: EffectScheduling = .concurrent,
    name: @escaping @autoclosure () -> String,
    operation: @escaping @MainActor (Effect) async -> Void
  ) {
    run(
      key: id.map { EffectKey($0) }, scheduling: scheduling, name: name(), operation: operation)
  }

  /// Cancels every effect with this id.
  public func cancel(_ id: EffectID) { cancel(EffectKey(id)) }

  func run(
    key: EffectKey?,
    scheduling: EffectScheduling,
    name: @escaping @autoclosure () -> String,
    operation: @escaping @MainActor (Effect) async -> Void
  ) {
    let effect = Effect(number: tracker.begin(key, name))
    let admission = schedule.admit(
      effect.number, key: key, scheduling: scheduling, at: elapsed())
    effects[effect.number] = UnderWay(effect: effect, key: key)
    if takeOver(admission, for: effect, operation) { return }
    drop(admission.cancelled)
    start(effect, admission.start, operation)
    // A queued effect may have been waiting for one that was dropped.
    giveTurn(to: key)
  }

  func cancel(_ key: EffectKey) { drop(schedule.cancel(key)) }

  private func start(
    _ effect: Effect,
    _ start: EffectSchedule.Start,
    _ operation: @escaping @MainActor (Effect) async -> Void
  ) {
    let task =
      switch start {
      case .now: Task.immediate { [weak self] in await Self.run(effect, operation, for: { self }) }
      case .after(let delay): sleep(effect, delay, operation)
      case .inTurn: queue(effect, operation)
      }
    effects[effect.number]?.task = task
    if effect.isCancelled { task.cancel() }
  }

  /// Makes an effect wait for its time.
  private func sleep(
    _ effect: Effect, _ delay: Duration, _ operation: @escaping @MainActor (Effect) async -> Void
  ) -> Task<Void, Never> {
    let wait = EffectWait(
      of: effect, until: elapsed() + delay, clock: clock, elapsed: elapsed, operation: operation)
    effects[effect.number]?.wait = wait
    return Task.immediate { [weak self] in
      await wait.sleep()
      // By now the wait may belong to another effect.
      guard !wait.effect.isCancelled else { return }
      self?.begin(wait.effect)
      await Self.run(wait.effect, wait.operation, for: { self })
    }
  }

  /// Makes an effect wait for its turn.
  private func queue(
    _ effect: Effect, _ operation: @escaping @MainActor (Effect) async -> Void
  ) -> Task<Void, Never> {
    let turn = Turn()
    effects[effect.number]?.turn = turn
    return Task.immediate { [weak self] in
      await turn.wait()
      guard !effect.isCancelled else { return }
      self?.begin(effect)
      await Self.run(effect, operation, for: { self })
    }
  }

  /// Runs an operation from start to end.
  private static func run(
    _ effect: Effect, _ operation: @MainActor (Effect) async -> Void,
    for scheduler: @MainActor () -> EffectScheduler?
  ) async {
    await operation(effect)
    scheduler()?.finish(effect)
  }

  /// Lets an effect take over the wait of the effect it replaces, and returns whether it did.
  private func takeOver(
    _ admission: EffectSchedule.Admission, for effect: Effect,
    _ operation: @escaping @MainActor (Effect) async -> Void
  ) -> Bool {
    guard case .after(let delay) = admission.start, admission.cancelled.count == 1,
      let replaced = admission.cancelled.first, let wait = effects[replaced]?.wait,
      wait.handOver(to: effect, until: elapsed() + delay, operation: operation)
    else { return false }
    let earlier = effects.removeValue(forKey: replaced)
    effects[effect.number]?.wait = wait
    effects[effect.number]?.task = earlier?.task
    tracker.end(replaced)
    earlier?.effect.cancel()
    return true
  }

  private func begin(_ effect: Effect) {
    effects[effect.number]?.wait = nil
    schedule.begin(effect.number, at: elapsed())
  }

  private func finish(_ effect: Effect) {
    guard let ended = effects.removeValue(forKey: effect.number) else { return }
    schedule.finish(effect.number)
    giveTurn(to: ended.key)
    tracker.end(effect.number)
  }

  private func giveTurn(to key: EffectKey?) {
    guard let next = schedule.takeTurn(of: key) else { return }
    effects[next]?.turn?.come()
  }

  private func drop(_ numbers: [Int]) {
    for number in numbers {
      guard let dropped = effects.removeValue(forKey: number) else { continue }
      tracker.end(number)
      dropped.task?.cancel()
      dropped.effect.cancel()
      dropped.turn?.come()
    }
  }
}

extension Clock<Duration> {
  /// Returns a function that measures the time since this call.
  fileprivate func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
