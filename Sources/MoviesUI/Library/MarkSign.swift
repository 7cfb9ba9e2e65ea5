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

  /// The sign without blanks between its parts; `nil` for none.
  var shortSign: String? {
    let parts = sign.split(separator: " ")
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Returns a day for a row, the longest form first; a dash for a viewing on an unknown day.
  func forms(of day: KeptDay, on today: CalendarDate?) -> [String] {
    switch day {
    case .added:
      onWatchlistSince.map { CalendarDate(secondsSince1970: $0).forms(on: today) } ?? []
    case .seen: viewings > 0 ? days.last?.forms(on: today) ?? ["–"] : []
    }
  }

  /// The number of cells of the sign.
  static let signWidth = 3
}

extension KeptDay {
  /// The heading of the day's column.
  var heading: String {
    switch self {
    case .added: "added"
    case .seen: "seen"
    }
  }

  /// The key that sorts titles by the day.
  var key: TitleOrder.Key {
    switch self {
    case .added: .added
    case .seen: .seen
    }
  }
}
