import GRDB
import Keeping
import Titles

/// The contents of another library, to be added.
struct LibraryAddition<Entries: RandomAccessCollection<LibraryEntry> & Sendable>: Sendable {
  /// The entries as they came, so that they need no memory here: see ``slices``.
  private let entries: Entries
  private let lists: [LibraryContents.List]
  private let livingLists: [LivingList]
  private let names: NameAddition

  init(_ entries: Entries, besides contents: LibraryContents, _ names: FoundNames) {
    self.entries = entries
    lists = contents.lists
      .map(\.harmless)
      .filter { !$0.name.isEmpty }
    livingLists = contents.livingLists
      .map { LivingList(name: $0.name.listName, expression: $0.expression.harmlessLine) }
      .filter { !$0.name.isEmpty }
    self.names = NameAddition(contents, names, lists: lists)
  }

  /// The most titles to process together, so that millions of them need no more memory.
  private static var sliceLength: Int { 5_000 }

  /// The titles with the facts to keep.
  var titles: some Sequence<TitleDetail> { entries.lazy.map(\.facts) }

  /// The entries with texts that cannot harm a terminal, a number of them at a time, and each title
  /// once in a slice.
  private var slices: some Sequence<[LibraryEntry]> {
    stride(from: 0, to: entries.count, by: Self.sliceLength).lazy.map { start in
      var slice: [LibraryEntry] = []
      slice.add(entries.dropFirst(start).prefix(Self.sliceLength).lazy.map(\.harmless), by: \.id) {
        $0.merged(with: $1)
      }
      return slice
    }
  }

  /// Returns the names in the import that are not known yet, and that are not waiting already.
  func newNames(in database: Database) throws -> [OpenName] {
    try names.unknown(in: database)
  }

  /// Adds the contents to the library.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds since 1970.
  ///   - database: The database, in a transaction.
  ///   - tell: Called with the entry of each title before and after.
  /// - Throws: A `LibraryError`, or a `DatabaseError`.
  func apply(
    at time: Int, in database: Database,
    _ tell: (_ before: LibraryEntry, _ after: LibraryEntry) -> Void
  ) throws {
    let origin = FactOrigin(.file, time: time)
    // An existing list stays as the user has made it.
    for list in livingLists where try ListRows.existing(list.name, in: database) == nil {
      try ListRows.keep(list, in: database)
    }
    for list in lists { try ListRows.add(list.note, to: list.name, in: database) }
    // Titles are appended to the lists first, and put in order at the end.
    var listed: [String: Set<TitleID>] = [:]
    for list in lists { listed[list.name] = Set(try ListRows.titles(in: list.name, in: database)) }
    for entries in slices {
      let known = try EntryRows.entries(of: entries.map(\.id), in: database)
      for entry in entries {
        let before = known[entry.id] ?? LibraryEntry(entry.facts)
        try FactRows.keep(SourcedFacts(entry.facts, from: origin), in: database)
        let after = before.merged(with: entry)
        if after != before { try EntryRows.keep(after, inPlaceOf: before, in: database) }
        tell(before, after)
      }
    }
    for list in lists {
      let known = listed[list.name] ?? []
      let new = list.titles.filter { !known.contains($0) }
      // They go to the end, whatever its number is.
      try ListRows.move(new.map(\.rawValue), to: .max, in: list.name, in: database)
    }
    try names.apply(in: database)
  }
}
