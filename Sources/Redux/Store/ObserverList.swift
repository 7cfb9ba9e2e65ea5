/// Observers in the order in which they were added, each with a token that ends it.
@MainActor
@usableFromInline
final class ObserverList<Notice> {
  /// One observer, until its subscription ends.
  @MainActor
  @usableFromInline
  final class Observer {
    @usableFromInline let observe: @MainActor (Notice) -> Void
    /// Unchecked for the reason given at ``StoreCore/phase``.
    @exclusivity(unchecked) @usableFromInline var isSubscribed = true

    @inlinable
    init(_ observe: @escaping @MainActor (Notice) -> Void) { self.observe = observe }
  }

  @usableFromInline var observers: [Observer] = []

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { observers.isEmpty }

  @inlinable
  func add(_ observe: @escaping @MainActor (Notice) -> Void) -> Subscription {
    let observer = Observer(observe)
    observers.append(observer)
    return Subscription { [weak self] in
      observer.isSubscribed = false
      self?.observers.removeAll { $0 === observer }
    }
  }

  /// Tells all observers in order.
  ///
  /// Observers removed meanwhile are skipped; new ones hear the next notice.
  @inlinable
  func notify(_ notice: Notice) {
    for observer in observers where observer.isSubscribed { observer.observe(notice) }
  }
}
