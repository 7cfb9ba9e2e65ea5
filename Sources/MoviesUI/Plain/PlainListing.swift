import MoviesCore
import Titles

/// The words of a row of a list of titles in plain mode.
enum PlainListing {
  /// Returns the line of a title in the list, with the user's own facts about it.
  static func line(_ title: TitleSummary, row: Int, mark: LibraryMark? = nil) -> String {
    let number = String(row + 1).padded(fromLeftToCells: 2)
    let facts = [words(title)] + (mark?.spoken ?? [])
    return "\(number). \(facts.joined(separator: ", "))"
  }

  /// Returns a title with its type, unless that is a film, and its years.
  static func words(_ title: TitleSummary) -> String {
    let type = title.episode == nil ? title.typeLabel : nil
    return [title.spokenName, type, title.years?.spoken].compactMap(\.self).joined(separator: ", ")
  }
}

extension LibraryMark {
  /// The user's own facts in lists of titles: `on the watchlist`, `seen`, `rated 8`.
  fileprivate var spoken: [String] {
    [
      isOnWatchlist ? "on the watchlist" : nil, viewings > 0 ? "seen" : nil,
      rating.map { "rated \($0)" },
    ].compactMap(\.self)
  }
}

extension YearRange {
  /// The years as people say them: `1989`, `1992 to 1995`, `since 2019`.
  var spoken: String {
    guard let end else { return "since \(start)" }
    return end == start ? "\(start)" : "\(start) to \(end)"
  }
}
