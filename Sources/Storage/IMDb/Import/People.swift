import Titles

/// The credits and the names of the people of titles, stored compactly.
struct People: Sendable {
  /// A person's role in a title; the roles are in the order of the columns.
  enum Role: UInt32 {
    case director, writer, actor
  }

  /// A person's part in a title.
  private struct Credit: Sendable {
    var title: UInt32
    var person: UInt32
    /// The role, and the number of earlier credits in the same role.
    var order: UInt32

    var sorting: (UInt32, UInt32) { (title, order) }
    var role: Role? { Role(rawValue: order >> 16) }
  }

  /// A person's name.
  struct Name: Sendable {
    let person: UInt32
    fileprivate let start: UInt32
    fileprivate let size: UInt16
    /// The number of the person among namesakes.
    var number: UInt16 = 1
  }

  private var credits: [Credit] = []
  /// The names, in the order of the people's ids once they are sorted.
  var names: [Name] = []
  private var nameBytes: [UInt8] = []
  /// The people in the credits.
  private(set) var wanted = NumberSet()

  /// The maximum number of people that are kept of a title in each role.
  static let most = 10

  /// The number of people with names.
  var count: Int { names.count }

  mutating func add(_ role: Role, _ person: UInt32, of title: UInt32, index: Int) {
    guard index < Self.most else { return }
    wanted.insert(person)
    credits.append(
      Credit(title: title, person: person, order: role.rawValue << 16 | UInt32(index)))
  }

  mutating func add(name column: DumpColumn, of person: UInt32) {
    let start = nameBytes.count
    let size = column.appendText(to: &nameBytes)
    names.append(Name(person: person, start: UInt32(start), size: UInt16(size)))
  }

  /// Prepares the people for look-ups.
  ///
  /// - Parameter watch: Tells whether to continue.
  /// - Throws: ``IMDbImportError/cancelled``.
  mutating func sort(_ watch: ImportWatch) throws {
    try credits.sort { one, other in
      try watch.check()
      return one.sorting < other.sorting
    }
    try names.sort { one, other in
      try watch.check()
      return one.person < other.person
    }
  }

  /// Adds to a title its people.
  ///
  /// - Complexity: O(log *n*) in the number of all credits.
  func add(to title: inout IMDbTitle) {
    var index = credits.firstIndex(fromWhich: { $0.title >= title.number })
    while index < credits.count, credits[index].title == title.number {
      let credit = credits[index]
      index += 1
      guard let name = name(of: credit.person) else { continue }
      switch credit.role {
      case .director: title.directors.append(name)
      case .writer: title.writers.append(name)
      case .actor: title.actors.append(name)
      case nil: continue
      }
    }
  }

  private func name(of person: UInt32) -> String? { index(of: person).map(name) }

  private func index(of person: UInt32) -> Int? {
    let index = names.firstIndex(fromWhich: { $0.person >= person })
    return index < names.count && names[index].person == person ? index : nil
  }

  /// Returns a name, followed by a number for a namesake.
  func name(at index: Int) -> String {
    let (name, number) = (writtenName(at: index), Int(names[index].number))
    guard number > 1 || name.utf8.contains(UInt8(ascii: "(")) else { return name }
    return PersonName(name).text(asNumber: number)
  }

  /// Returns a name as the dump writes it.
  func writtenName(at index: Int) -> String {
    let start = Int(names[index].start)
    return String(decoding: nameBytes[start..<start + Int(names[index].size)], as: UTF8.self)
  }

  /// Counts the titles of each person, in the order of the names.
  func titlesOfEach(_ watch: ImportWatch) throws -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: names.count)
    var start = 0
    while start < credits.count {
      try watch.check()
      let title = credits[start].title
      let end = credits[start...].firstIndex { $0.title != title } ?? credits.count
      for place in start..<end {
        let person = credits[place].person
        guard !credits[start..<place].contains(where: { $0.person == person }) else { continue }
        if let index = index(of: person) { counts[index] += 1 }
      }
      start = end
    }
    return counts
  }
}

extension Array {
  /// Returns the first index at which a condition holds, if it then holds for all later elements,
  /// too; the end index if it never holds.
  func firstIndex(fromWhich holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension People {
  /// Numbers people of the same name, whatever its case and accents.
  ///
  /// All but the one with the most titles get a number, in the order of their ids, so that a later
  /// import changes few numbers.
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

  /// Numbers people of one name, in the order of their ids.
  private mutating func number(_ namesakes: [Int], by titles: [UInt32]) {
    guard let best = namesakes.max(by: { (titles[$0], $1) < (titles[$1], $0) }) else { return }
    for (number, index) in namesakes.filter({ $0 != best }).enumerated() {
      names[index].number = UInt16(clamping: number + 2)
    }
  }

  /// Calls a function with all people, in the order of their ids, until the import is cancelled.
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
