public import Titles

/// The entries of an import, one for each title, in the order of their first rows.
///
/// Several rows about a title become one entry: it is on the watchlist since the earliest day of
/// any row, has the latest rating, and all notes one below the other. The viewings in a file add
/// up; those in several files are the same ones, as in a diary and its reviews.
///
/// An entry is computed from the files on access, so that millions of entries need little memory.
public struct ImportedEntries: RandomAccessCollection, Sendable {
  private let files: [ImportedFile]
  private let titles: RowPlaces<TitleID>
  private let now: Int
  /// The entries of libraries, by title.
  private let kept: [TitleID: LibraryEntry]
  /// The titles that only libraries have.
  private let others: [TitleID]

  init(
    _ files: [ImportedFile], _ titles: RowPlaces<TitleID>, _ libraries: [LibraryEntry], now: Int
  ) {
    self.files = files
    self.titles = titles
    self.now = now
    kept = libraries.keyed(by: \.id)
    others = libraries.map(\.id).filter { titles.index(of: $0) == nil }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { titles.subjects.count + others.count }

  public subscript(index: Int) -> LibraryEntry {
    guard index < titles.subjects.count else {
      let id = others[index - titles.subjects.count]
      return kept[id] ?? LibraryEntry(TitleDetail(id: id, title: nil))
    }
    let id = titles.subjects[index]
    let said = SaidInRows(titles.rows(at: index, in: files), now: now)
    let entry = LibraryEntry(said.facts(of: id), as: said)
    return kept[id].map { entry.adding($0) } ?? entry
  }
}
