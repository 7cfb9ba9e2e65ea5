extension Sequence {
  /// Returns the elements in order, keeping only the first with each key.
  @inlinable
  package func withoutRepetitions<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  /// Returns the elements by their keys; of several with the same key, the first.
  package func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Dictionary(map { (key($0), $0) }) { first, _ in first }
  }
}

extension Array {
  /// Joins each of the elements with the one that has the same key, or else appends it.
  ///
  /// - Parameters:
  ///   - others: The elements to add.
  ///   - key: Returns the key of an element.
  ///   - join: Returns the first element with the second one added to it.
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
