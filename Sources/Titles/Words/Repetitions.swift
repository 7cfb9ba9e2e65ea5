extension Sequence {
  /// The elements in order, keeping only the first with each key.
  @inlinable
  package func withoutRepetitions<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  /// The elements by key; of several with the same key the first.
  package func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Dictionary(map { (key($0), $0) }) { first, _ in first }
  }
}

extension Array {
  /// Adds each element to the one with the same key, or at the end.
  ///
  /// - Parameters:
  ///   - others: The elements to add.
  ///   - key: Which elements belong together.
  ///   - join: An element with what another one adds to it.
  package mutating func add<Key: Hashable>(
    _ others: some Sequence<Element>, by key: (Element) -> Key,
    joining join: (Element, Element) -> Element
  ) {
    var places: [Key: Int] = [:]
    for (place, element) in enumerated().reversed() { places[key(element)] = place }
    for other in others {
      if let place = places[key(other)] {
        self[place] = join(self[place], other)
      } else {
        places[key(other)] = endIndex
        append(other)
      }
    }
  }
}
