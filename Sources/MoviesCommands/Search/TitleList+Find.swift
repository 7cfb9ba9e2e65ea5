import MoviesSession
import MoviesUI
import Titles

extension TitleList {
  /// Formats the list as output of `find`, with the known facts about each title.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - answers: The known facts about the titles, in the order of the list.
  ///   - expression: The expression that was searched for.
  ///   - columns: The terminal's width; `nil` if the output is not a terminal.
  /// - Returns: The lines as bytes.
  func text(
    _ format: TitleListFormat, _ answers: [Answer<TitleDetail>], foundBy expression: String,
    columns: Int?
  ) -> [UInt8] {
    let objects = answers.map { JSON($0) }
    let details = answers.map(\.value)
    return format.bytes(
      table: Self.table(details, columns: columns).lines(columns: columns),
      json: ["query": .string(expression), "total": JSON(total), "titles": .array(objects)],
      items: objects,
      csv: [
        ["id", "title", "start", "end", "type", "rating", "votes", "minutes", "genres", "form"]
      ]
        + details.map { $0.csvFields + [$0.form?.rawValue ?? ""] })
  }

  /// Makes a table of the facts for which a line has room; on a wide terminal, these include the
  /// genres.
  private static func table(_ details: [TitleDetail], columns: Int?) -> TextTable {
    let isWide = (columns ?? 0) >= 100
    return TextTable(
      header: ["ID", "YEAR", "TYPE", "RATING", "TITLE"] + (isWide ? ["GENRES"] : []),
      rows: details.map { $0.facts + (isWide ? [$0.genres.joined(separator: ", ")] : []) },
      numbers: [3], names: 4)
  }
}

extension TitleDetail {
  fileprivate var facts: [String] {
    [
      id.rawValue, years?.written ?? "", form?.rawValue ?? kind?.rawValue ?? "", writtenRating,
      title,
    ]
  }

  var writtenRating: String { ratings.first { $0.source == .imdb }?.written ?? "" }

  var csvFields: [String] {
    [
      id.rawValue, title, years.map { "\($0.start)" } ?? "", years?.end.map { "\($0)" } ?? "",
      kind?.rawValue ?? "", writtenRating,
      votes.map { "\($0)" } ?? "", minutes.map { "\($0)" } ?? "", genres.joined(separator: ", "),
    ]
  }
}
