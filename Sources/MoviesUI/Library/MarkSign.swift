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

  /// The same for a day: `added 17 Nov 2026`, in brief `17 Nov 2026`; only `seen` for a title that
  /// was seen on no known day.
  func words(for day: KeptDay, isBrief: Bool) -> String? {
    func words(_ date: CalendarDate) -> String {
      isBrief ? date.short : "\(day.verb) \(date.short)"
    }
    return switch day {
    case .added: onWatchlistSince.map { words(CalendarDate(secondsSince1970: $0)) }
    case .seen where viewings > 0: days.last.map(words) ?? day.verb
    case .seen: nil
    }
  }

  /// How many cells the sign takes.
  static let signWidth = 3
}

extension KeptDay {
  /// Says what happened on the day.
  fileprivate var verb: String {
    switch self {
    case .added: "added"
    case .seen: "seen"
    }
  }

  /// How many cells the longest words for a title take.
  var wordsWidth: Int { verb.utf8.count + 1 + Self.dateWidth }

  /// How many cells the longest date takes: `17 Nov 2026`.
  static let dateWidth = 11
}
