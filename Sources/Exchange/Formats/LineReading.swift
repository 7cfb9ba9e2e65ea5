internal import SafeText
internal import Titles

/// Reads a list of anybody, with an id, an address or a title in each line.
enum LineReading {
  static func read(_ text: String, into target: ImportTarget) -> ImportedFile {
    ImportedFile(format: .lines, rows: ImportedRows(LineRows(text, into: target)))
  }

  /// The title in a line; `nil` if there is none.
  static func row(_ line: String, _ number: Int) -> ImportedRow? {
    let text = withoutBullet(line.cleanLine)
    guard text.hasSubstance else { return nil }
    let place = TextPlace(line: number, column: 1)
    // Whatever follows an id is its title for the reader.
    let first = text.prefix { !" ,;\t".contains($0) }
    if let id = TitleReference.parse(String(first)) ?? TitleReference.parse(text) {
      return ImportedRow(place: place, reference: .id(id))
    }
    return ImportedRow(place: place, reference: .name(name(text)))
  }

  private static func withoutBullet(_ text: String) -> String {
    let isBulleted = ["- ", "* ", "• "].contains { text.hasPrefix($0) }
    return isBulleted ? text.dropFirst(2).trimmed : text
  }

  /// A title with a year in brackets or after a comma: `Alien (1979)`, `Alien, 1979`.
  private static func name(_ text: String) -> ImportedName {
    if text.last == ")", let start = text.lastIndex(of: "(") {
      let years = text[text.index(after: start)...].dropLast()
      if let found = named(text[..<start], years.prefix(4), isWhole: isYears(years)) {
        return found
      }
    }
    if let comma = text.lastIndex(of: ",") {
      let year = text[text.index(after: comma)...].trimmed
      if let found = named(text[..<comma], year[...], isWhole: true) { return found }
    }
    return ImportedName(title: text)
  }

  /// Whether a text in brackets is a year or a range of years.
  private static func isYears(_ text: Substring) -> Bool {
    let rest = text.dropFirst(4)
    return rest.first?.isNumber != true && rest.allSatisfy { $0.isNumber || "-–— ".contains($0) }
  }

  private static func named(
    _ title: Substring, _ year: Substring, isWhole: Bool
  ) -> ImportedName? {
    let title = title.trimmed
    guard isWhole, year.utf8.count == 4, !title.isEmpty, let year = Int(year, in: Years.possible)
    else { return nil }
    return ImportedName(title: title, year: year)
  }
}
