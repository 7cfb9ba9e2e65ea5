import Exchange
import MoviesSession
import MoviesUI
import Titles

/// The lists of the library, as they are printed.
struct PrintedLists {
  var lists: [LibraryListSummary]

  /// The lists in one of the formats.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(_ format: TitleListFormat, columns: Int?) -> [UInt8] {
    switch format {
    case .table: table.lines(columns: columns).bytes
    case .json: [JSON.object([("lists", .array(lists.map { JSON($0) }))]).prettyText].bytes
    case .ndjson: lists.map { JSON($0).text }.bytes
    case .csv: Array(csv.utf8)
    }
  }

  private var table: TextTable {
    TextTable(
      header: ["LIST", "TITLES", "TIME"],
      rows: lists.map { [$0.list.name, $0.count.grouped, $0.minutes.asHoursAndMinutes] },
      numbers: [1, 2])
  }

  private var csv: String {
    let header = ["name", "own", "count", "minutes"]
    return CSVWriter.spreadsheetText(
      [header] + lists.map { [$0.list.name, "\($0.list.isOwn)", "\($0.count)", "\($0.minutes)"] })
  }
}

extension JSON {
  fileprivate init(_ summary: LibraryListSummary) {
    self = [
      "name": .string(summary.list.name), "own": .bool(summary.list.isOwn),
      "count": JSON(summary.count), "minutes": JSON(summary.minutes),
    ]
  }
}
