extension People {
  /// Reads the directors and writers of titles whose people are kept.
  mutating func readCrew(
    of kept: KeptTitles, _ reader: DumpReader, into tally: inout DumpTally
  ) throws {
    try reader.read(into: &tally) { line in
      guard let title = line[0].id("tt") else { return .unreadable }
      guard kept.withPeople.contains(title) else { return kept.reason(toLeaveOut: title) }
      for (role, column) in [(Role.director, line[1]), (.writer, line[2])] where !column.isNothing {
        var index = 0
        column.forEachPart { part in
          guard let person = part.id("nm") else { return }
          add(role, person, of: title, index: index)
          index += 1
        }
      }
      return nil
    }
  }

  /// Reads the cast of titles whose people are kept, in the order of the dump.
  mutating func readCast(
    of kept: KeptTitles, _ reader: DumpReader, into tally: inout DumpTally
  ) throws {
    var last: UInt32?
    var index = 0
    try reader.read(into: &tally) { line in
      guard let title = line[0].id("tt"), let person = line[2].id("nm") else { return .unreadable }
      guard kept.withPeople.contains(title) else { return kept.reason(toLeaveOut: title) }
      guard line[3].isCast else { return nil }
      if title != last { index = 0 }
      last = title
      add(.actor, person, of: title, index: index)
      index += 1
      return nil
    }
  }

  /// Reads the names of all people in the credits.
  mutating func readNames(_ reader: DumpReader, into tally: inout DumpTally) throws {
    var seen = NumberSet()
    try reader.read(into: &tally) { line in
      guard let person = line[0].id("nm") else { return .unreadable }
      guard wanted.contains(person) else { return nil }
      guard !line[1].isBlank else { return .unreadable }
      guard seen.insert(person) else { return .repeated }
      add(name: line[1], of: person)
      return nil
    }
    try sort(reader.watch)
    try numberNamesakes(reader.watch)
  }
}

extension KeptTitles {
  /// Returns the reason to skip a line about a title; `nil` if the title is known, even if skipped.
  func reason(toLeaveOut title: UInt32) -> IMDbSkipReason? {
    known.contains(title) ? nil : .withoutTitle
  }
}

extension DumpColumn {
  /// Whether the category of a credit belongs to the cast.
  fileprivate var isCast: Bool { equals("actor") || equals("actress") || equals("self") }
}
