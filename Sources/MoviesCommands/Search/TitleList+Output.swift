import MoviesSession
import MoviesUI
import Titles

extension TitleList {
  /// Formats the list as output of `search`.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - query: The query.
  ///   - fact: The fact by which the titles are sorted, if a list does not show it anyway.
  ///   - columns: The terminal's width; `nil` if the output is not a terminal.
  /// - Returns: The lines as bytes.
  func text(
    _ format: TitleListFormat, to query: TitleQuery, sortedBy fact: SortedFact? = nil,
    columns: Int?
  ) -> [UInt8] {
    format.bytes(
      table: titles.isEmpty ? [] : table(fact).lines(columns: columns),
      json: JSON(self, to: query, fact),
      items: titles.map { JSON($0, fact, details[$0.id]) }, csv: rows(fact))
  }

  private func table(_ fact: SortedFact?) -> TextTable {
    let column = column(of: fact)
    return TextTable(
      header: ["ID", "YEAR", "TYPE", "RATING"] + column.header.map { $0.uppercased() } + ["TITLE"],
      rows: titles.map { title in
        [
          title.id.rawValue, title.years?.written ?? "",
          title.form?.rawValue ?? title.kind?.rawValue ?? "",
          details[title.id]?.writtenRating ?? "",
        ] + column.text(title) + [title.listName]
      },
      numbers: column.header.isEmpty ? [3] : [3, 4],
      names: 4 + column.header.count)
  }

  private func rows(_ fact: SortedFact?) -> [[String]] {
    let column = column(of: fact)
    let header = ["id", "title", "start", "end", "type", "poster", "form", "rating"]
    return [header + column.header]
      + titles.map { title in
        title.csvFields + [details[title.id]?.writtenRating ?? ""] + column.text(title)
      }
  }

  /// Returns the column for the fact by which the titles are sorted: its name and its texts, or
  /// nothing.
  private func column(
    of fact: SortedFact?
  ) -> (header: [String], text: (TitleSummary) -> [String]) {
    guard let fact, let name = fact.column else { return ([], { _ in [] }) }
    return ([name], { [fact.text(details[$0.id])] })
  }
}

extension TitleSummary {
  fileprivate var csvFields: [String] {
    let start = years.map { "\($0.start)" } ?? ""
    let end = years?.end.map { "\($0)" } ?? ""
    return [
      id.rawValue, title, start, end, kind?.rawValue ?? "", poster ?? "", form?.rawValue ?? "",
    ]
  }
}

extension JSON {
  /// Makes the output of `search --format json`: the query, OMDb's count, and the titles.
  fileprivate init(_ list: TitleList, to query: TitleQuery, _ fact: SortedFact?) {
    self = [
      "query": .string(query.text),
      "type": JSON(query.kind?.rawValue),
      "year": JSON(query.years),
      "total": JSON(list.total),
      "titles": .array(list.titles.map { JSON($0, fact, list.details[$0.id]) }),
    ]
  }

  /// Makes an object with a title of a search and the fact by which the search is sorted.
  fileprivate init(_ title: TitleSummary, _ fact: SortedFact?, _ detail: TitleDetail?) {
    let rated = JSON(title).adding(("rating", JSON(rating: detail?.score(by: .imdb))))
    self = fact.map { rated.adding($0.member(detail)) } ?? rated
  }

  /// Makes an object with a title of a search, which is also a line of `ndjson`.
  init(_ title: TitleSummary) {
    self = [
      "id": .string(title.id.rawValue),
      "title": .string(title.title),
      "years": JSON(title.years),
      "type": JSON(title.kind?.rawValue),
      "form": JSON(title.form?.rawValue),
      "poster": JSON(title.poster),
    ]
  }

  /// Makes a number for a single year, or an object with start and end for several.
  fileprivate init(_ years: Years?) {
    guard let years, years.single == nil else {
      self = JSON(years?.single)
      return
    }
    self = ["start": JSON(years.range.lowerBound), "end": JSON(years.range.upperBound)]
  }

  /// Makes an object with start and end; an open range ends with `null`.
  init(_ years: YearRange?) {
    self = years.map { ["start": JSON($0.start), "end": JSON($0.end)] } ?? .null
  }
}
