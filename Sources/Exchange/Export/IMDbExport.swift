public import Titles

/// A writer of tables in the format of IMDb's exports, which many programs read.
public enum IMDbExport {
  /// Exports the titles that the user has rated.
  ///
  /// - Parameter entries: The library; unrated entries are left out.
  /// - Returns: A table.
  public static func ratings(_ entries: [LibraryEntry]) -> String {
    let header = ["Const", "Your Rating", "Date Rated"] + namesOfFacts
    return CSVWriter.text(
      [header]
        + entries.filter { $0.rating != nil && takes($0) }.map { entry in
          [entry.id.rawValue] + rating(of: entry) + facts(of: entry.facts)
        })
  }

  /// Exports the titles of the watchlist or of another list.
  ///
  /// - Parameter entries: The titles in the order of the list.
  /// - Returns: A table in which every row has its position.
  public static func list(_ entries: [LibraryEntry]) -> String {
    let header =
      ["Position", "Const", "Created", "Modified", "Description"] + namesOfFacts
      + ["Your Rating", "Date Rated"]
    return CSVWriter.text(
      [header]
        + entries.filter(takes).enumerated().map { index, entry in
          let since = entry.onWatchlistSince.map { CalendarDate(secondsSince1970: $0).isoText }
          return [
            String(index + 1), entry.id.rawValue, since ?? "", since ?? "",
            FormulaGuard.applied(entry.note ?? ""),
          ]
            + facts(of: entry.facts) + rating(of: entry)
        })
  }

  /// Whether IMDb can identify the title; `false` for an episode whose own id is unknown.
  public static func takes(_ entry: LibraryEntry) -> Bool { entry.id.place == nil }

  private static let namesOfFacts = [
    "Title", "Original Title", "URL", "Title Type", "IMDb Rating", "Runtime (mins)", "Year",
    "Genres", "Num Votes", "Release Date", "Directors",
  ]

  private static func facts(of title: TitleDetail) -> [String] {
    let rating = title.ratings.first { $0.source == .imdb }
    return [
      FormulaGuard.applied(title.title), FormulaGuard.applied(title.originalTitle ?? title.title),
      title.id.imdbPage, title.kind?.imdbWord ?? "", rating.map { tenths($0.score) } ?? "",
      title.minutes.map { String($0) } ?? "", title.years.map { String($0.start) } ?? "",
      FormulaGuard.applied(title.genres.joined(separator: ", ")),
      title.votes.map { String($0) } ?? "",
      title.released?.isoText ?? "", FormulaGuard.applied(title.directors.joined(separator: ", ")),
    ]
  }

  private static func rating(of entry: LibraryEntry) -> [String] {
    [entry.rating.map { String($0) } ?? "", entry.ratedOn?.isoText ?? ""]
  }

  /// IMDb's rating from 0 to 10, such as `7.1` for a score of 71; empty for an invalid score.
  private static func tenths(_ score: Double) -> String {
    guard (0...100).contains(score) else { return "" }
    let tenths = Int(score.rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
