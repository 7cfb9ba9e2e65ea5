import GRDB
import Titles

/// What another program kept, to be added.
struct LibraryAddition: Sendable {
  /// One for each title.
  let entries: [LibraryEntry]

  init(_ entries: [LibraryEntry]) {
    var places: [TitleID: Int] = [:]
    self.entries = entries.reduce(into: []) { all, entry in
      let entry = entry.harmless
      if let place = places[entry.id] {
        all[place] = all[place].merged(with: entry)
      } else {
        places[entry.id] = all.count
        all.append(entry)
      }
    }
  }

  /// Whether any of it is unknown.
  func isNews(in database: Database) throws -> Bool {
    let known = try EntryRows.entries(of: entries.map(\.id), in: database)
    return entries.contains { entry in
      let before = known[entry.id] ?? LibraryEntry(entry.facts)
      return before.merged(with: entry) != before
    }
  }

  /// Adds it to what is known.
  func apply(in database: Database) throws {
    let known = try EntryRows.entries(of: entries.map(\.id), in: database)
    for entry in entries {
      let before = known[entry.id] ?? LibraryEntry(entry.facts)
      try FactRows.keep(entry.facts, .known, in: database)
      let after = before.merged(with: entry)
      if after != before { try EntryRows.keep(after, inPlaceOf: before, in: database) }
    }
  }
}
