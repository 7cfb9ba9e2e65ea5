public import Titles

extension [LibraryEntry] {
  /// All titles that are known on this machine, with what the user keeps about them.
  ///
  /// - Parameters:
  ///   - titles: The titles.
  ///   - library: What the user keeps, by title; titles that only the library has are added.
  public init(of titles: [TitleDetail], and library: [TitleID: LibraryEntry]) {
    let known = titles.withoutRepetitions(by: \.id)
    let ids = Set(known.map(\.id))
    self = known.map { title in
      guard var entry = library[title.id] else { return LibraryEntry(title) }
      entry.facts = title.completed(by: entry.facts)
      return entry
    }
    self += library.values.filter { !ids.contains($0.id) }.sorted { $0.id < $1.id }
  }
}
