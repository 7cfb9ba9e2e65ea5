import GRDB
import Keeping
import Titles

/// The contents of another library that are added to this one.
struct LibraryAddition<Entries: RandomAccessCollection<LibraryEntry> & Sendable>: Sendable {
  /// The entries as they came, which take no further memory here: see ``slices``.
  private let entries: Entries
  private let lists: [LibraryContents.List]
  private let livingLists: [SmartList]
  private let names: NameAddition

  init(_ entries: Entries, besides contents: LibraryContents, _ names: FoundNames) {
    self.entries = entries
    lists = contents.lists
      .map(\.harmless)
      .filter { !$0.name.isEmpty }
    livingLists = contents.livingLists
      .map { SmartList(name: $0.name.listName, expression: $0.expression.harmlessLine) }
      .filter { !$0.name.isEmpty }
    self.names = NameAddition(contents, names, lists: lists)
  }

  /// The maximum number of titles to process together, so that even millions need little memory.
  private static var sliceLength: Int { 5_000 }

  /// The titles with the facts to keep.
  var titles: some Sequence<TitleDetail> { entries.lazy.map(\.facts) }

  /// The entries in slices, with texts that cannot harm a terminal; each title comes once in a
  /// slice.
  private var slices: some Sequence<[LibraryEntry]> {
    stride(from: 0, to: entries.count, by: Self.sliceLength).lazy.map { start in
      var slice: [LibraryEntry] = []
      slice.add(entries.dropFirst(start).prefix(Self.sliceLength).lazy.map(\.harmless), by: \.id) {
        $0.merged(with: $1)
      }
      return slice
    }
  }

  /// Returns the names in the import that are neither known nor waiting yet.
  func newNames(in database: Database) throws -> [OpenName] {
    try names.unknown(in: database)
  }

  /// Adds the contents to the library.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds since 1970.
  ///   - database: The database, in a transaction.
  ///   - tell: Called with the entries of each title before and after the change.
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
      // With this place, they go to the end, however long the list is.
      try ListRows.move(new.map(\.rawValue), to: .max, in: list.name, in: database)
    }
    try names.apply(in: database)
  }
}

/// The names in an import: those that stay open, and the meanings of others.
struct NameAddition: Sendable {
  private let openNames: [OpenName]
  private let meanings: [NameMeaning]
  private let found: FoundNames
  /// The lists of the import, by their names.
  private let lists: [String: LibraryContents.List]

  init(_ contents: LibraryContents, _ found: FoundNames, lists: [LibraryContents.List]) {
    var openNames: [OpenName] = []
    openNames.add(contents.openNames.map(\.harmless), by: \.name) { $0.merged(with: $1) }
    self.openNames = openNames
    meanings = contents.meanings.map(\.harmless)
    self.found = found.harmless
    self.lists = lists.keyed(by: \.name)
  }

  /// Reads the user's decisions about names, both earlier ones and those in this import.
  private func meanings(in database: Database) throws -> Meanings {
    var known = Meanings(meanings)
    known.merge(try MeaningRows.all(in: database))
    known.merge(found.chosen.map { NameMeaning($0, means: $1) })
    return known
  }

  /// Returns the names that are neither known nor waiting yet.
  func unknown(in database: Database) throws -> [OpenName] {
    let known = try meanings(in: database)
    let waiting = try Set(OpenNameRows.all(in: database).map(\.name))
    return openNames.filter { open in
      known.title(of: open.name) == nil && !known.isLeftOut(open.name)
        && !waiting.contains(open.name)
    }
  }

  /// Adds the names to the library, after the titles of the import.
  func apply(in database: Database) throws {
    let known = try meanings(in: database)
    try MeaningRows.keep(known.all, in: database)
    var waiting: [ImportedName: OpenName] = [:]
    for name in try OpenNameRows.all(in: database) { waiting[name.name] = name }
    var places: [String: [Int: Int]] = [:]
    for name in openNames where !known.isLeftOut(name.name) {
      let before = waiting[name.name]
      let number = try open(name, besides: before, in: database)
      let listed = Set(before?.lists ?? [])
      for list in name.lists where !listed.contains(list) {
        places[list, default: [:]][number] = name.places[list] ?? .max
      }
    }
    for (list, places) in places.sorted(by: { $0.key < $1.key }) {
      let imported = lists[list] ?? LibraryContents.List(name: list, titles: [])
      try OpenNameRows.keepPlaces(places, in: imported, in: database)
    }
    for name in try OpenNameRows.all(in: database) {
      let certain = found.certain[name.name].map { TitleDetail($0, named: name.name) }
      if let title = known.title(of: name.name) ?? certain {
        try OpenNameRows.settle(name, as: title, from: .unknown, in: database)
      } else if known.isLeftOut(name.name) {
        try OpenNameRows.remove(name.number, in: database)
      }
    }
  }

  /// Stores a waiting name, and returns its number.
  private func open(
    _ name: OpenName, besides known: OpenName?, in database: Database
  ) throws -> Int {
    guard let known else { return try OpenNameRows.insert(name, in: database) }
    let merged = known.merged(with: name)
    if merged != known { try OpenNameRows.update(merged, in: database) }
    return known.number
  }
}

/// The meanings that the user has given to names.
private struct Meanings: Equatable {
  private var ids: [ImportedName: TitleID?] = [:]

  init(_ meanings: [NameMeaning]) { merge(meanings) }

  /// Merges meanings, which replace the known ones of the same names.
  mutating func merge(_ meanings: [NameMeaning]) {
    for meaning in meanings { ids[meaning.name] = .some(meaning.id) }
  }

  var all: [NameMeaning] { ids.map { NameMeaning($0, means: $1) } }

  func contains(_ name: ImportedName) -> Bool { ids[name] != nil }

  /// Whether the user skips the name, or the series of the episode that it names.
  func isLeftOut(_ name: ImportedName) -> Bool {
    contains(name) ? self[name] == nil : name.episode != nil && isLeftOut(name.series)
  }

  /// Returns the meaning of the name, by itself or as an episode of a series.
  func title(of name: ImportedName) -> TitleDetail? {
    if let id = self[name] { return TitleDetail(id, named: name) }
    guard name.episode != nil, let series = self[name.series] else { return nil }
    return name.episode(of: TitleDetail(series, named: name.series))
  }

  subscript(name: ImportedName) -> TitleID? { ids[name].flatMap(\.self) }
}

extension FoundNames {
  /// The found titles, by names that cannot harm a terminal.
  fileprivate var harmless: FoundNames {
    FoundNames(certain: certain.harmlessNames, chosen: chosen.harmlessNames)
  }
}

extension [ImportedName: TitleID] {
  fileprivate var harmlessNames: Self {
    Dictionary(map { ($0.harmless, $1) }) { first, _ in first }
  }
}
