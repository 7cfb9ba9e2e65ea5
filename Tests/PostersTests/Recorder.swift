import Synchronization

/// Notes what happens in several tasks, in order.
final class Recorder<Element: Sendable>: Sendable {
  private let list = Mutex<[Element]>([])

  var elements: [Element] { list.withLock(\.self) }

  func add(_ element: Element) { list.withLock { $0.append(element) } }
}
