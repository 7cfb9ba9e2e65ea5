import Foundation

@testable import OMDBStandIn

/// A row of the catalogue, with its fields by column name.
struct CatalogueRow: Sendable {
  private let fields: [String: String]

  static let titles = CatalogueTables.titles.flatMap {
    rows(of: $0, columns: CatalogueTables.titleColumns)
  }

  static let episodes = CatalogueTables.episodes.flatMap {
    rows(of: $0, columns: CatalogueTables.episodeColumns)
  }

  static func rows(of table: String, columns: [String]) -> [CatalogueRow] {
    table.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return CatalogueRow(
        fields: Dictionary(zip(columns, fields)) { first, _ in first })
    }
  }

  subscript(column: String) -> String { fields[column, default: ""] }

  var firstYear: Int { Int(self["Year"].prefix(4)) ?? 0 }

  func knows(_ column: String) -> Bool { self[column] != "N/A" }

  /// Whether the field is unknown or matches the pattern as a whole.
  func matches<Output>(_ column: String, _ pattern: Regex<Output>) -> Bool {
    !knows(column) || self[column].wholeMatch(of: pattern) != nil
  }
}

/// Whether a text is non-empty and has no spaces at its ends.
func isTidy(_ text: some StringProtocol) -> Bool {
  !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false
}

/// The year of a date such as `14 Oct 1994`, or `nil` if there is no such day.
func yearOfDate(_ text: String) -> Int? {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.dateFormat = "dd MMM yyyy"
  formatter.isLenient = false
  guard let date = formatter.date(from: text), formatter.string(from: date) == text else {
    return nil
  }
  return Int(text.suffix(4))
}
