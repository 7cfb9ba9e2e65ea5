/// A list from Letterboxd: a table about the list, followed by a table of its films.
///
/// The first line is `Letterboxd list export v7`; in exports up to 2022 it is empty. An empty line
/// separates the two tables, unless a spreadsheet has removed it. The tables are therefore
/// recognised by their headers, regardless of the lines around them.
struct LetterboxdList {
  let heading: ListHeading?
  let table: CSVTable

  /// Recognises a list; returns `nil` for any other file.
  init?(_ records: CSVRecords) {
    let beginning = records.indices.lazy.filter { !records[$0].isBlank }.prefix(6)
      .map { (index: $0, record: records[$0]) }
    guard
      let start = beginning.prefix(2).firstIndex(where: { Self.isHeaderOfList($0.record.texts) }),
      let films = beginning[start...].prefix(4)
        .firstIndex(where: { Self.isHeaderOfFilms($0.record.texts) })
    else { return nil }
    heading = ListHeading(
      header: beginning[start].record, values: beginning[start + 1..<films].first?.record)
    table = CSVTable(
      records, header: beginning[films].index, as: .letterboxdList, ImportOptions())
  }

  /// Whether one of the first lines of a text is the header of a table about a list.
  static func isBegun(by lines: [String]) -> Bool {
    lines.prefix(2).contains { line in
      (try? CSVReader.records(in: line).first).map { isHeaderOfList($0.texts) } ?? false
    }
  }

  private static func isHeaderOfList(_ names: [String]) -> Bool {
    let names = Set(names.map(TableVocabulary.key))
    return names.isSuperset(of: ["date", "name", "url"]) && !names.contains("position")
  }

  private static func isHeaderOfFilms(_ names: [String]) -> Bool {
    Set(names.map(TableVocabulary.key)).isSuperset(of: ["position", "name"])
  }
}

extension ListHeading {
  /// Reads the table about a list; returns `nil` if it does not name the list.
  fileprivate init?(header: CSVRecord, values: CSVRecord?) {
    let fields = Dictionary(
      zip(header.texts.map(TableVocabulary.key), values?.texts ?? []),
      uniquingKeysWith: { first, _ in first })
    guard let name = fields["name"]?.cleanLine, !name.isEmpty else { return nil }
    self.init(
      name: name, note: fields["description"].flatMap { ReducedHTML.text($0).cleanNote })
  }
}
