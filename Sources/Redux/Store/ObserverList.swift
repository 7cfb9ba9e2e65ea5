/// Observers in the order in which they were added, each with a token that removes it.
@MainActor
@usableFromInline
final class ObserverList<Notice> {
  /// An observer and whether it is still subscribed.
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

  /// Notifies all observers in order.
  ///
  /// Observers removed meanwhile are skipped; new ones get the next notice.
  @inlinable
  func notify(_ notice: Notice) {
    for observer in observers where observer.isSubscribed { observer.observe(notice) }
  }
}
