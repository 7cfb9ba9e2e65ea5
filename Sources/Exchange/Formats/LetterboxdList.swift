/// A list of Letterboxd: a line that says so, a table about the list, and one of its films.
///
/// An empty line stands between the two; a spreadsheet may have removed it, so the second table is
/// found by its header.
struct LetterboxdList {
  /// How such a file begins.
  static let mark = "Letterboxd list export"

  let name: String?
  let table: CSVTable

  /// `nil` for any other file.
  init?(_ records: [CSVRecord]) {
    let records = records.filter { !$0.isBlank }
    guard records.first?.fields[0].text.hasPrefix(Self.mark) == true,
      let start = records.firstIndex(where: { Self.isHeaderOfFilms($0.texts) })
    else { return nil }
    name = Self.name(in: records[1..<start])
    let vocabulary = ExchangeFormat.letterboxdList.vocabulary(rating: .stars)
    table = CSVTable(
      header: records[start], rows: records[(start + 1)...], vocabulary: vocabulary)
  }

  private static func isHeaderOfFilms(_ names: [String]) -> Bool {
    Set(names.map(TableVocabulary.key)).isSuperset(of: ["position", "name"])
  }

  private static func name(in records: ArraySlice<CSVRecord>) -> String? {
    guard let header = records.first, let values = records.dropFirst().first,
      let index = header.texts.firstIndex(where: { TableVocabulary.key($0) == "name" }),
      index < values.fields.count
    else { return nil }
    let name = values.fields[index].text.cleanLine
    return name.isEmpty ? nil : name
  }
}
