import Exchange
import MoviesSession
import MoviesUI
import Titles

extension TitleList {
  /// The list in one of the formats of `search`, as the answer to a query.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(
    _ format: TitleListFormat, to query: TitleQuery, columns: Int?
  ) -> [UInt8] {
    switch format {
    case .table: titles.isEmpty ? [] : table.lines(columns: columns).bytes
    case .json: [JSON(self, to: query).prettyText].bytes
    case .ndjson: titles.map { JSON($0).text }.bytes
    case .csv: Array(csv.utf8)
    }
  }

  private var table: TextTable {
    TextTable(
      header: ["ID", "YEAR", "TYPE", "TITLE"],
      rows: titles.map {
        [$0.id.rawValue, $0.years?.written ?? "", $0.kind?.rawValue ?? "", $0.title]
      })
  }

  private var csv: String {
    let header = ["id", "title", "start", "end", "type", "poster"]
    return CSVWriter.spreadsheetText([header] + titles.map(\.csvFields))
  }
}

extension TitleSummary {
  fileprivate var csvFields: [String] {
    let start = years.map { "\($0.start)" } ?? ""
    let end = years?.end.map { "\($0)" } ?? ""
    return [id.rawValue, title, start, end, kind?.rawValue ?? "", poster ?? ""]
  }
}

extension JSON {
  /// The output of `search --format json`: the query, OMDb's count, and the titles.
  fileprivate init(_ list: TitleList, to query: TitleQuery) {
    self = [
      "query": .string(query.text),
      "type": JSON(query.kind?.rawValue),
      "year": JSON(query.years),
      "total": JSON(list.total),
      "titles": .array(list.titles.map { JSON($0) }),
    ]
  }

  /// One title of a search; also a line of `ndjson`.
  init(_ title: TitleSummary) {
    self = [
      "id": .string(title.id.rawValue),
      "title": .string(title.title),
      "years": JSON(title.years),
      "type": JSON(title.kind?.rawValue),
      "poster": JSON(title.poster),
    ]
  }

  /// A number; for several years an object with start and end.
  fileprivate init(_ years: Years?) {
    guard let years, years.single == nil else {
      self = JSON(years?.single)
      return
    }
    self = ["start": JSON(years.range.lowerBound), "end": JSON(years.range.upperBound)]
  }

  /// An object with start and end; a range that is still open ends with `null`.
  init(_ years: YearRange?) {
    self = years.map { ["start": JSON($0.start), "end": JSON($0.end)] } ?? .null
  }
}
