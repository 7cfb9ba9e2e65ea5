/// The people of titles, in little memory: who did what, and what they are called.
struct People: Sendable {
  /// A person's role in a title; the roles are in the order of the columns.
  enum Role: UInt32 {
    case director, writer, actor
  }

  /// A person's part in a title.
  private struct Credit: Sendable {
    var title: UInt32
    var person: UInt32
    /// The role, and how many came before in the same role.
    var order: UInt32

    var sorting: (UInt32, UInt32) { (title, order) }
    var role: Role? { Role(rawValue: order >> 16) }
  }

  /// A person's name.
  private struct Name: Sendable {
    var person: UInt32
    var start: UInt32
    var size: UInt16
  }

  private var credits: [Credit] = []
  private var names: [Name] = []
  private var nameBytes: [UInt8] = []
  /// The people in the credits.
  private(set) var wanted = NumberSet()

  /// The most people of a title that are kept in each role.
  static let most = 10

  /// How many people have names.
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

  /// Prepares everything for being found.
  mutating func sort() {
    credits.sort { $0.sorting < $1.sorting }
    names.sort { $0.person < $1.person }
  }

  /// Adds its people to a title.
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

  private func name(of person: UInt32) -> String? {
    let index = names.firstIndex(fromWhich: { $0.person >= person })
    guard index < names.count, names[index].person == person else { return nil }
    let start = Int(names[index].start)
    return String(decoding: nameBytes[start..<start + Int(names[index].size)], as: UTF8.self)
  }
}

extension Array {
  /// Where the first element stands from which on a condition holds; the end if it never does.
  func firstIndex(fromWhich holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
