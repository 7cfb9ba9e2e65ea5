import GRDB
import Titles

extension LibraryContents {
  /// Reads a whole library, or the titles of one list.
  ///
  /// - Parameters:
  ///   - list: The list; `nil` for everything.
  ///   - isDamaged: Whether to read only the readable rows.
  ///   - database: The database, in a transaction.
  /// - Throws: ``LibraryError/noSuchList(_:)``, or a `DatabaseError`.
  init(in list: LibraryList?, isDamaged: Bool = false, of database: Database) throws {
    if case .named(let name) = list { _ = try ListRows.number(of: name, in: database) }
    let reading = EntryReading(EntryChoice(list ?? .everything), in: database)
    self.init(entries: try isDamaged ? reading.readableEntries() : reading.entries())
    if list == nil {
      livingLists = try ListRows.living(in: database)
      openNames = try (isDamaged ? OpenNameRows.readable : OpenNameRows.all)(database).renumbered
      meanings = try MeaningRows.all(in: database)
    }
    for summary in try ListRows.summaries(isTimed: false, in: database) {
      guard case .named(let name) = summary.list, list == nil || list == summary.list else {
        continue
      }
      let titles = try EntryReading(EntryChoice(summary.list), in: database).ids()
      lists.append(List(name: name, titles: titles, note: summary.note))
    }
  }
}

extension [OpenName] {
  /// The names with the numbers that they would get in an empty library.
  fileprivate var renumbered: [OpenName] {
    enumerated().map { index, name in
      var name = name
      name.number = index + 1
      return name
    }
  }
}
