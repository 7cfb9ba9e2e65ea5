import Keeping
public import Titles

/// The library that would result from an import alone.
public struct ImportedContents: Sendable {
  public let entries: ImportedEntries
  /// Everything but the entries.
  ///
  /// All rows about one name are joined, like those about one title, as an open name.
  public let besidesEntries: LibraryContents

  /// Joins the contents of files.
  ///
  /// - Parameters:
  ///   - files: The files of services.
  ///   - kept: The joined libraries.
  ///   - now: The time in seconds since 1970, for titles on the watchlist without a day.
  ///   - candidates: The possible meanings of names.
  ///   - source: The name of the import.
  init(
    _ files: [ImportedFile], _ kept: LibraryContents, now: Int,
    candidates: [ImportedName: [TitleSummary]], from source: String
  ) {
    var titles = RowPlaces<TitleID>()
    var names = RowPlaces<ImportedName>()
    var lists = ListsInOrder()
    for (index, file) in files.enumerated() {
      if let heading = file.heading { lists.add(heading) }
      for (number, row) in file.rows.enumerated() {
        let place = RowPlace(file: index, row: number)
        switch row.reference {
        case .id(let id): titles.append(place, about: id)
        case .name(let name): names.append(place, about: name)
        }
        if let list = row.list { lists.append(row.reference, to: list) }
      }
    }
    entries = ImportedEntries(files, titles, kept.entries, now: now)
    var contents = LibraryContents(lists: lists.lists)
    for (index, name) in names.subjects.enumerated() {
      let rows = names.rows(at: index, in: files)
      var open = OpenName(
        number: index + 1, name, file: source, place: names.firstPlace(at: index).text(in: files),
        candidates: candidates[name] ?? [])
      open.merge(SaidInRows(rows, now: now))
      open.places = lists.places(of: name)
      contents.openNames.append(open)
    }
    var others = kept
    others.entries = []
    besidesEntries = contents.adding(others)
  }
}

extension RowPlace {
  /// The place in a readable form: `diary.csv:12`.
  fileprivate func text(in files: [ImportedFile]) -> String {
    "\(files[file].name):\(files[file].rows[row].place.line)"
  }
}
