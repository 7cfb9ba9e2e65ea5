import GRDB
import Titles

/// The names that wait in the library until the user says which titles they are.
extension OwnFileStore {
  /// Lets the names that are not certain wait among those of imports, and those that have become
  /// certain no longer.
  ///
  /// Names that wait already stay as they are, so a scan without news adds no step to the library.
  ///
  /// - Throws: A `LibraryError`; the files themselves are kept all the same.
  func leaveOpenNames() async throws(LibraryError) {
    let library = settled.library
    let waiting = Set(
      try await library.openNames().filter(\.isOfOwnFile).map(\.name))
    let open = try await openNames().filter { !waiting.contains($0.name) }
    let certain = try await certainTitles(of: waiting)
    guard !open.isEmpty || !certain.isEmpty else { return }
    let names = open.enumerated().map { index, open in
      OpenName(
        number: index + 1, open.name, file: OpenName.ownFiles, place: open.path.text,
        candidates: open.candidates)
    }
    _ = try await library.add(
      [LibraryEntry](), besides: LibraryContents(openNames: names),
      names: FoundNames(certain: certain), from: OpenName.ownFiles, isDryRun: false
    ) { _, _ in }
  }

  /// Returns the titles of names, as far as scans have found them.
  private func certainTitles(
    of names: Set<ImportedName>
  ) async throws(LibraryError) -> [ImportedName: TitleID] {
    guard !names.isEmpty else { return [:] }
    return try await readAtOnce { database in
      let known = try FileNameRows.names(in: database)
      let rows = try Row.fetchAll(
        database, sql: "SELECT name, min(title) FROM file WHERE title IS NOT NULL GROUP BY name")
      let titles = rows.compactMap { row -> (ImportedName, TitleID)? in
        guard let number: Int = row.value(0), let text: String = row.value(1),
          let name = known[number], names.contains(name), let title = TitleID(text)
        else { return nil }
        return (name, title)
      }
      return Dictionary(titles) { first, _ in first }
    }
  }
}
