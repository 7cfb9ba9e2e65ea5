/// Observers in the order in which they came, each with a token that ends it.
@MainActor
@usableFromInline
final class ObserverList<Notice> {
  /// One observer; without a function once its subscription has ended.
  @MainActor
  @usableFromInline
  final class Observer {
    @usableFromInline var observe: (@MainActor (Notice) -> Void)?

    @usableFromInline
    init(_ observe: @escaping @MainActor (Notice) -> Void) { self.observe = observe }
  }

  @usableFromInline var observers: [Observer] = []

  @usableFromInline
  init() {}

  @usableFromInline
  func add(_ observe: @escaping @MainActor (Notice) -> Void) -> Subscription {
    let observer = Observer(observe)
    observers.append(observer)
    return Subscription { [weak self] in
      observer.observe = nil
      self?.observers.removeAll { $0 === observer }
    }
  }

  /// Tells all observers; those that come or go meanwhile are heeded from the next notice on or at
  /// once, respectively.
  @inlinable
  func notify(_ notice: Notice) {
    for observer in observers { observer.observe?(notice) }
  }
}
