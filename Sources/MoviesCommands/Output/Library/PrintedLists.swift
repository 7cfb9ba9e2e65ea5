import MoviesSession
import MoviesUI
import Titles

/// The lists of the library, as they are printed.
struct PrintedLists {
  var lists: [LibraryListSummary]
  /// The lists that fill themselves, whose titles nobody has counted.
  var livingLists: [LivingList]

  /// The lists in one of the formats.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(_ format: TitleListFormat, columns: Int?) -> [UInt8] {
    format.bytes(
      table: table.lines(columns: columns), json: ["lists": .array(objects)], items: objects,
      csv: rows)
  }

  private var objects: [JSON] { lists.map { JSON($0) } + livingLists.map { JSON($0) } }

  private var table: TextTable {
    TextTable(
      header: ["LIST", "TITLES", "TIME", "NOTE"],
      rows: lists.map {
        [
          $0.list.name, $0.count.grouped, $0.minutes > 0 ? $0.minutes.asHoursAndMinutes : "",
          $0.note?.withSingleBlanks ?? "",
        ]
      } + livingLists.map { [$0.name, "", "", $0.expression] },
      numbers: [1, 2])
  }

  private var rows: [[String]] {
    [["name", "own", "count", "minutes", "expression", "note"]]
      + lists.map {
        [$0.list.name, "\($0.list.isOwn)", "\($0.count)", "\($0.minutes)", "", $0.note ?? ""]
      }
      + livingLists.map { [$0.name, "true", "", "", $0.expression, ""] }
  }
}

extension JSON {
  fileprivate init(_ summary: LibraryListSummary) {
    self = [
      "name": .string(summary.list.name), "own": .bool(summary.list.isOwn),
      "count": JSON(summary.count), "minutes": JSON(summary.minutes), "expression": .null,
      "note": JSON(summary.note),
    ]
  }

  fileprivate init(_ list: LivingList) {
    self = [
      "name": .string(list.name), "own": .bool(true), "count": .null, "minutes": .null,
      "expression": .string(list.expression), "note": .null,
    ]
  }
}
