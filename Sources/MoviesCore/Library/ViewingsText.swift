public import Titles

/// The days on which a title was seen, as a line that can be typed.
///
/// Between commas stands a day such as `2026-03-17`, `today` or `yesterday`, or `?` for a day that
/// is not known, and behind it `cinema` if it was seen there, and `again` if not for the first
/// time.
public enum ViewingsText {
  /// The line.
  public static func text(_ viewings: [Viewing]) -> String {
    viewings.map { viewing in
      [
        viewing.day?.isoText ?? unknown, viewing.isInCinema ? cinema : nil,
        viewing.isRewatch ? again : nil,
      ].compactMap(\.self).joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - text: The line; an empty one says that the title has not been seen.
  ///   - today: The day; `nil` if nobody knows.
  /// - Returns: The viewings.
  /// - Throws: The first mistake.
  public static func viewings(
    in text: String, today: CalendarDate?
  ) throws(ViewingsMistake) -> [Viewing] {
    var viewings: [Viewing] = []
    for part in text.split(separator: ",") {
      let words = part.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
      guard let first = words.first else { continue }
      var viewing = Viewing(day: try day(first, today: today))
      for word in words.dropFirst() {
        switch word {
        case cinema: viewing.isInCinema = true
        case again: viewing.isRewatch = true
        default: throw .unknownWord(word)
        }
      }
      viewings.append(viewing)
    }
    return viewings.sorted()
  }

  private static func day(
    _ word: String, today: CalendarDate?
  ) throws(ViewingsMistake) -> CalendarDate? {
    switch word {
    case unknown: return nil
    case "today": return today
    case "yesterday": return today.map { CalendarDate(daysSince1970: $0.daysSince1970 - 1) }
    default:
      guard let day = CalendarDate(isoText: word) else { throw .noDay(word) }
      if let today, day > today { throw .isToCome(word) }
      return day
    }
  }

  private static let unknown = "?"
  private static let cinema = "cinema"
  private static let again = "again"
}

/// A mistake in a line about when a title was seen.
public enum ViewingsMistake: Error, Sendable, Codable, Hashable {
  /// This does not name a day.
  case noDay(String)
  /// This day is still to come.
  case isToCome(String)
  /// This word behind a day means nothing.
  case unknownWord(String)
}
