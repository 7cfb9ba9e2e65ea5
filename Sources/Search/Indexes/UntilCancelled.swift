/// The elements of a sequence, until the task that walks through them is cancelled.
///
/// Nobody waits for what a cancelled task finds; others wait for its thread.
struct UntilCancelled<Base: Sequence>: Sequence, IteratorProtocol {
  private var elements: Base.Iterator
  /// How many elements come before the task is looked at again.
  private var left = 0

  init(_ base: Base) { elements = base.makeIterator() }

  mutating func next() -> Base.Element? {
    if left == 0 {
      guard !Task.isCancelled else { return nil }
      left = 256
    }
    left -= 1
    return elements.next()
  }
}
