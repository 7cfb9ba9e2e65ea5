/// Sends requests for the wishes that it selects from the state, and cancels those for wishes that
/// are gone.
///
/// ```swift
/// let covers = fetching { (state: ShopState) in
///   state.visibleBooks.filter { $0.cover == nil }.map { Wish(GetCover($0.id), as: $0.id) }
/// }
/// ```
///
/// Wishes are selected once per action, after the rest of the chain. Select everything that is
/// wanted and is neither here nor known to be unobtainable, even if it is already on its way:
///
/// - A new wish is requested once: at once, or when no new wish has appeared during its
///   ``Wish/rest``. If such a request is already under way, whoever sent it, it is not sent again.
/// - A wish that has gone is cancelled if its request is still under way. It may also have gone
///   because its answer has come; then nothing happens.
/// - A wish that stays is left alone, even if its request changes; but a resting wish is requested
///   at once when its rest becomes zero.
///
/// A resting wish dispatches no action, so moving quickly over rows dispatches none.
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
  /// The ids of the wishes whose requests have not been sent yet, because they rest.
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

  /// Cancels the requests of these wishes that are still under way, and returns their ids.
  @inlinable
  func cancel(_ left: [Wish<ID, Asking>]) -> [Asking.ID] {
    resting.subtract(left.map(\.id))
    let ids = left.flatMap(\.request.ids).filter(isUnderWay)
    for id in ids { context.dispatch(CancelRequest(id: id)) }
    return ids
  }

  /// Sends the request of a wish, unless it is already under way.
  ///
  /// Requests that have just been cancelled are still under way until the cancellation has been
  /// processed.
  @inlinable
  func ask(for wish: Wish<ID, Asking>, evenIfUnderWayAs cancelled: [Asking.ID] = []) {
    let hasBeenAsked = wish.request.ids.contains { isUnderWay($0) && !cancelled.contains($0) }
    if !hasBeenAsked { context.dispatch(wish.request) }
  }

  /// Sends the requests of all resting wishes once no new wish has appeared for a while.
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
