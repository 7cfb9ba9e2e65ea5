extension Sequence {
  /// The elements in their order, of those with the same key only the first.
  func withoutRepetitions<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  /// The elements by rising key, those with the same key in the order they had.
  ///
  /// The standard library's `sorted` does not promise the latter.
  func stablySorted<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    enumerated()
      .map { (key: key($0.element), offset: $0.offset, element: $0.element) }
      .sorted { ($0.key, $0.offset) < ($1.key, $1.offset) }
      .map(\.element)
  }
}
