import MoviesCore
import Titles

extension LibraryMark {
  /// The sign in a list: `+` for a title to see, `✓` for one that was seen, and the user's rating.
  ///
  /// It takes ``signWidth`` cells.
  var sign: String {
    let sign = viewings > 0 ? "✓" : isOnWatchlist ? "+" : " "
    let rating = rating.map { String($0) } ?? ""
    return sign + String(repeating: " ", count: 2 - rating.count) + rating
  }

  /// The same without room between its parts; `nil` for nothing.
  var shortSign: String? {
    let parts = sign.split(separator: " ")
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// A day that a row shows, the longest form first; a dash for a viewing on no known day.
  func forms(of day: KeptDay, on today: CalendarDate?) -> [String] {
    switch day {
    case .added:
      onWatchlistSince.map { CalendarDate(secondsSince1970: $0).forms(on: today) } ?? []
    case .seen: viewings > 0 ? days.last?.forms(on: today) ?? ["–"] : []
    }
  }

  /// How many cells the sign takes.
  static let signWidth = 3
}

extension KeptDay {
  /// Says what happened on the day, as the heading of a column.
  var heading: String {
    switch self {
    case .added: "added"
    case .seen: "seen"
    }
  }

  /// The key that titles are sorted by with the day.
  var key: TitleOrder.Key {
    switch self {
    case .added: .added
    case .seen: .seen
    }
  }
}
