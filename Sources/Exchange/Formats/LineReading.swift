internal import SafeText
internal import Titles

/// A reader of generic lists, with an id, an address or a title in each line.
enum LineReading {
  /// Reads a list.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - target: The target for the titles.
  /// - Returns: The titles.
  /// - Throws: `.notNames` if most of the lines do not look like names.
  static func read(
    _ text: String, into target: ImportTarget
  ) throws(ExchangeError) -> ImportedFile {
    var (lines, names) = (0, 0)
    let rows = TextLines(text).compactMap { line -> ImportedRow? in
      lines += 1
      guard var row = row(String(line.text), line.number) else { return nil }
      if isLikeName(line.text) || row.id != nil { names += 1 }
      row.go(to: target)
      return row
    }
    if let first = TextLines(text).first(where: { _ in true }), names * 2 < lines {
      throw .notNames(String(String(first.text).cleanLine.prefix(40)))
    }
    return ImportedFile(format: .lines, rows: rows)
  }

  /// Whether a line may be a name: it is short, and has none of the signs that separate fields,
  /// begin tags or end sentences of longer texts.
  private static func isLikeName(_ line: Substring) -> Bool {
    let text = String(line).trimmed
    return text.count <= 150 && text.split(separator: " ").count <= 20
      && !text.contains { "§|\t{}<>".contains($0) } && !text.hasSuffix(";")
  }

  /// Reads the title in a line; returns `nil` if there is none.
  static func row(_ line: String, _ number: Int) -> ImportedRow? {
    let text = withoutBullet(line.cleanLine)
    guard text.hasSubstance else { return nil }
    let place = TextPlace(line: number, column: 1)
    // The text after an id is only the title for human readers.
    let first = text.prefix { !" ,;\t".contains($0) }
    if let id = TitleReference.parse(String(first)) ?? TitleReference.parse(text) {
      return ImportedRow(place: place, reference: .id(id))
    }
    let written = WrittenTitle(text)
    if let id = written.id { return ImportedRow(place: place, reference: .id(id)) }
    return ImportedRow(place: place, reference: .name(name(written)))
  }

  private static func withoutBullet(_ text: String) -> String {
    let isBulleted = ["- ", "* ", "• "].contains { text.hasPrefix($0) }
    return isBulleted ? text.dropFirst(2).trimmed : text
  }

  /// Splits off a year in brackets or after a comma: `Alien (1979)`, `Alien, 1979`.
  private static func name(_ written: WrittenTitle) -> ImportedName {
    if written.year == nil, let comma = written.title.lastIndex(of: ",") {
      let year = written.title[written.title.index(after: comma)...].trimmed
      let title = written.title[..<comma].trimmed
      if year.utf8.count == 4, !title.isEmpty, let year = Int(year, in: Years.possible) {
        return ImportedName(title: title, year: year)
      }
    }
    return ImportedName(title: written.title, year: written.year)
  }
}
