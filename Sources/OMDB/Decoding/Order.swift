extension Sequence {
  /// Returns the elements sorted by key; those with the same key keep their order.
  ///
  /// The standard library's `sorted` does not promise a stable order.
  func stablySorted<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    enumerated()
      .map { (key: key($0.element), offset: $0.offset, element: $0.element) }
      .sorted { ($0.key, $0.offset) < ($1.key, $1.offset) }
      .map(\.element)
  }
}
