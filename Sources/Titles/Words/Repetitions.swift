extension Sequence {
  /// The elements in order, keeping only the first with each key.
  @inlinable
  package func withoutRepetitions<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
