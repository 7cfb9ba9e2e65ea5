import Titles

extension People {
  /// Tells people of one name apart, whatever its case and accents: all but the one with most
  /// titles get a number, in the order of their ids, which a later import hardly changes.
  ///
  /// - Complexity: O(*n* log *n*) in the number of people.
  mutating func numberNamesakes() {
    let titles = titlesOfEach
    var keyed = names.indices.map { (key: key(at: $0), index: UInt32($0)) }
    keyed.sort { ($0.key, $0.index) < ($1.key, $1.index) }
    var start = 0
    while start < keyed.count {
      let end = keyed[start...].firstIndex { $0.key != keyed[start].key } ?? keyed.count
      if end > start + 1 {
        // Another name may have the same key.
        let indices = keyed[start..<end].map { Int($0.index) }
        let groups = Dictionary(grouping: indices, by: foldedName)
        for (name, group) in groups where !name.isEmpty { number(group, by: titles) }
      }
      start = end
    }
  }

  /// Numbers people of one name, who are in the order of their ids.
  private mutating func number(_ namesakes: [Int], by titles: [UInt32]) {
    guard let best = namesakes.max(by: { (titles[$0], $1) < (titles[$1], $0) }) else { return }
    for (number, index) in namesakes.filter({ $0 != best }).enumerated() {
      names[index].number = UInt16(clamping: number + 2)
    }
  }

  /// All people, in the order of their ids.
  func forEach(_ body: (IMDbPerson) throws -> Void) rethrows {
    let titles = titlesOfEach
    for (index, entry) in names.enumerated() {
      try body(
        IMDbPerson(number: entry.person, name: name(at: index), titles: Int(titles[index])))
    }
  }

  private func key(at index: Int) -> UInt32 {
    UInt32(IMDbPerson.key(ofFolded: foldedName(at: index)))
  }

  private func foldedName(at index: Int) -> String {
    PersonName(writtenName(at: index)).name.comparisonKey
  }
}
