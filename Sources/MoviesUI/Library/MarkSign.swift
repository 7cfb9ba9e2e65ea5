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

  /// The same for a day: `added 17 Nov 2026`; only `seen` for a title that was seen on no known
  /// day.
  func words(for day: KeptDay) -> String? {
    switch day {
    case .added: onWatchlistSince.map { "added \(CalendarDate(secondsSince1970: $0).short)" }
    case .seen where viewings > 0: days.last.map { "seen \($0.short)" } ?? "seen"
    case .seen: nil
    }
  }

  /// How many cells the sign takes.
  static let signWidth = 3
}
