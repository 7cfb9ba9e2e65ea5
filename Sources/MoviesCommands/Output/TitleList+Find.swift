import MoviesSession
import MoviesUI
import Titles

extension TitleList {
  /// The list in one of the formats of `find`, with what is known of each title.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(
    _ format: TitleListFormat, foundBy expression: String, columns: Int?
  ) -> [UInt8] {
    let objects = known.map { JSON($0) }
    return format.bytes(
      table: table(columns: columns).lines(columns: columns),
      json: ["query": .string(expression), "total": JSON(total), "titles": .array(objects)],
      items: objects,
      csv: [["id", "title", "start", "end", "type", "rating", "votes", "minutes", "genres"]]
        + known.map(\.csvFields))
  }

  /// The titles, each with what is known of it.
  private var known: [TitleDetail] { titles.map { details[$0.id] ?? TitleDetail($0) } }

  /// What a line has room for; on a wide terminal also the genres.
  private func table(columns: Int?) -> TextTable {
    let isWide = (columns ?? 0) >= 100
    return TextTable(
      header: ["ID", "YEAR", "TYPE", "RATING", "TITLE"] + (isWide ? ["GENRES"] : []),
      rows: known.map { $0.facts + (isWide ? [$0.genres.joined(separator: ", ")] : []) })
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
