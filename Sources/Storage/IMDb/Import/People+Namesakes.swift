import Titles

extension People {
  /// Numbers people of the same name, whatever its case and accents: all but the one with most
  /// titles get a number, in the order of their ids, which a later import hardly changes.
  ///
  /// - Complexity: O(*n* log *n*) in the number of people.
  mutating func numberNamesakes(_ watch: ImportWatch) throws {
    let titles = try titlesOfEach(watch)
    var keyed = try names.indices.map { index in
      try watch.check()
      return (key: key(at: index), index: UInt32(index))
    }
    keyed.sort { ($0.key, $0.index) < ($1.key, $1.index) }
    var start = 0
    while start < keyed.count {
      try watch.check()
      let end = keyed[start...].firstIndex { $0.key != keyed[start].key } ?? keyed.count
      if end > start + 1 {
        // Different names may have the same key.
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

  /// Calls a function with all people, in the order of their ids, as long as the import goes on.
  func forEach(_ watch: ImportWatch, _ body: (IMDbPerson) throws -> Void) throws {
    let titles = try titlesOfEach(watch)
    for (index, entry) in names.enumerated() {
      try watch.check()
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
