/// Asks for what the state wishes for, and cancels what it no longer wishes for.
///
/// ```swift
/// let covers = fetching { (state: ShopState) in
///   state.visibleBooks.filter { $0.cover == nil }.map { Wish(GetCover($0.id), as: $0.id) }
/// }
/// ```
///
/// Wishes are selected once per action, after the rest of the chain. Select what is wanted and
/// neither here nor known to be unobtainable, whether or not it is on its way:
///
/// - A new wish is asked for once: at once, or when nothing new has been wished for during its
///   ``Wish/rest``. What is under way already, whoever asked for it, is not asked for again.
/// - A wish that has gone is cancelled if it is still under way. It may also have gone because its
///   answer has come; then nothing happens.
/// - A wish that stays is left alone, even if its request changes; but one that rests is asked for
///   at once when its rest becomes zero.
///
/// Resting dispatches no action, so neither does passing over rows.
///
/// - Parameters:
///   - clock: The clock that measures rests.
///   - select: Selects the wishes, each id once.
/// - Returns: The middleware; it hands on every action unchanged.
@inlinable
public func fetching<State: Sendable, ID, Asking>(
  clock: any Clock<Duration> = ContinuousClock(),
  _ select: @escaping @MainActor (State) -> [Wish<ID, Asking>]
) -> Middleware<State> {
  Middleware { context, next in
    let fetcher = Fetcher<State, ID, Asking>(clock: clock, context: context)
    return { action in
      next(action)
      fetcher.follow(context.selecting(select))
    }
  }
}

/// Follows the wishes of one ``fetching(clock:_:)``.
///
/// It is compiled with the types of each program: looking these up at run time took a tenth of the
/// time that a key takes.
@MainActor
@usableFromInline
final class Fetcher<State: Sendable, ID: Hashable & Sendable, Asking: Request> {
  @usableFromInline let context: StoreContext<State>
  @usableFromInline let scheduler: EffectScheduler
  @usableFromInline var wishes: [Wish<ID, Asking>] = []
  /// Those that have not been asked for, because they rest.
  @usableFromInline var resting: Set<ID> = []

  @inlinable
  init(clock: any Clock<Duration>, context: StoreContext<State>) {
    self.context = context
    scheduler = EffectScheduler(clock: clock, tracker: context.effects)
  }

  @inlinable
  func follow(_ now: [Wish<ID, Asking>]) {
    guard !now.elementsEqual(wishes, by: { $0.id == $1.id && $0.rest == $1.rest }) else { return }
    let before = wishes
    wishes = now
    let cancelled = cancel(before.filter { wish in !now.contains { $0.id == wish.id } })
    var newRest: Duration?
    for wish in now {
      let isNew = !before.contains { $0.id == wish.id }
      if wish.rest > .zero {
        guard isNew else { continue }
        resting.insert(wish.id)
        newRest = max(newRest ?? .zero, wish.rest)
      } else if resting.remove(wish.id) != nil || isNew {
        ask(for: wish, evenIfUnderWayAs: cancelled)
      }
    }
    if let newRest { rest(newRest) }
  }

  /// Cancels what has not ended of these, and tells its ids.
  @inlinable
  func cancel(_ left: [Wish<ID, Asking>]) -> [Asking.ID] {
    resting.subtract(left.map(\.id))
    let ids = left.flatMap(\.request.ids).filter(isUnderWay)
    for id in ids { context.dispatch(CancelRequest(id: id)) }
    return ids
  }

  /// Asks for a wish, unless somebody has asked already.
  ///
  /// What has just been cancelled is still under way until the cancellation has been processed.
  @inlinable
  func ask(for wish: Wish<ID, Asking>, evenIfUnderWayAs cancelled: [Asking.ID] = []) {
    let hasBeenAsked = wish.request.ids.contains { isUnderWay($0) && !cancelled.contains($0) }
    if !hasBeenAsked { context.dispatch(wish.request) }
  }

  /// Asks for what still rests when nothing new has been wished for.
  @inlinable
  func rest(_ duration: Duration) {
    scheduler.run(id: "rest", scheduling: .debounced(duration), name: "Rest") { [weak self] _ in
      self?.endRest()
    }
  }

  @inlinable
  func endRest() {
    let rested = wishes.filter { resting.contains($0.id) }
    resting = []
    for wish in rested { ask(for: wish) }
  }

  @inlinable
  func isUnderWay(_ id: Asking.ID) -> Bool { context.effects.isUnderWay(id) }
}
