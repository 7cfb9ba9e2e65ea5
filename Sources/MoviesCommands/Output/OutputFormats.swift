import Exchange
import MoviesSession

/// The output formats of a list of titles.
enum TitleListFormat: String, CaseIterable {
  case table, json, ndjson, csv

  /// Returns a list in this format.
  ///
  /// - Parameters:
  ///   - table: The lines for people.
  ///   - json: The whole list as JSON.
  ///   - items: The elements of the list as JSON.
  ///   - csv: The rows, the header first.
  /// - Returns: The lines as bytes.
  func bytes(
    table: @autoclosure () -> [String], json: @autoclosure () -> JSON,
    items: @autoclosure () -> [JSON], csv: @autoclosure () -> [[String]]
  ) -> [UInt8] {
    switch self {
    case .table: table().bytes
    case .json: [json().prettyText].bytes
    case .ndjson: items().map(\.text).bytes
    case .csv: Array(CSVWriter.spreadsheetText(csv()).utf8)
    }
  }
}

/// The output formats of the episodes of a series.
enum EpisodeFormat: String, CaseIterable {
  case text, json, csv
}

/// The output formats of everything except lists.
enum DocumentFormat: String, CaseIterable {
  case text, json

  /// Returns a document in this format: its lines for people, or its JSON.
  func bytes(text: @autoclosure () -> [String], json: @autoclosure () -> JSON) -> [UInt8] {
    switch self {
    case .text: text().bytes
    case .json: [json().prettyText].bytes
    }
  }
}
