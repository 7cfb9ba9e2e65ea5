public import Titles

/// The text form of the days on which a title was seen, as a line that the user can edit.
///
/// Viewings are separated by commas. Each begins with a day such as `2026-03-17`, `today` or
/// `yesterday`, or `?` for an unknown day, followed by `cinema` if the title was seen there, by
/// `again` if it was not seen for the first time, and finally by `at` and the place, if there is
/// one, in quotation marks if it has commas.
public enum ViewingsText {
  /// Returns the line for some viewings.
  public static func text(_ viewings: [Viewing]) -> String {
    viewings.map { viewing in
      [
        viewing.day?.isoText ?? unknown, viewing.isInCinema ? cinema : nil,
        viewing.isRewatch ? again : nil, viewing.place.map { "\(at) \($0.asWords)" },
      ].compactMap(\.self).joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - text: The line; an empty one says that the title has not been seen.
  ///   - today: The current day; `nil` if unknown.
  /// - Returns: The viewings.
  /// - Throws: The first mistake.
  public static func viewings(
    in text: String, today: CalendarDate?
  ) throws(ViewingsMistake) -> [Viewing] {
    var viewings: [Viewing] = []
    for part in parts(of: text) {
      let written = part.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = written.first?.lowercased() else { continue }
      var viewing = Viewing(day: try day(first, today: today))
      var rest = written.dropFirst()
      if let sign = rest.firstIndex(where: { $0.lowercased() == at }) {
        let place = rest[(sign + 1)...].joined(separator: " ").withoutMarks
        viewing.place = place.isEmpty ? nil : place
        rest = rest[..<sign]
      }
      for word in rest {
        switch word.lowercased() {
        case cinema: viewing.isInCinema = true
        case again: viewing.isRewatch = true
        default: throw .unknownWord(word)
        }
      }
      viewings.append(viewing)
    }
    return viewings.sorted()
  }

  /// Splits a text at commas, except those in quotation marks.
  private static func parts(of text: String) -> [Substring] {
    var isQuoted = false
    return text.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == "," && !isQuoted
    }
  }

  /// Reads a day; returns `nil` for an unknown day.
  static func day(
    _ word: String, today: CalendarDate?
  ) throws(ViewingsMistake) -> CalendarDate? {
    switch word {
    case unknown, "unknown": return nil
    case "today": return today
    case "yesterday": return today.map { CalendarDate(daysSince1970: $0.daysSince1970 - 1) }
    default:
      guard let day = CalendarDate(isoText: word) else { throw .noDay(word) }
      if let today, day > today { throw .isToCome(word) }
      return day
    }
  }

  private static let unknown = "?"
  static let cinema = "cinema"
  static let again = "again"
  private static let at = "at"
}

extension String {
  /// The words of a place, in quotation marks if they have the comma that separates viewings.
  fileprivate var asWords: String {
    let words = replacing("\"", with: "'")
    return words.contains(",") ? "\"\(words)\"" : words
  }

  /// The words of a place without the quotation marks of ``asWords``.
  fileprivate var withoutMarks: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}

/// A mistake in a line about when a title was seen.
public enum ViewingsMistake: Error, Sendable, Codable, Hashable {
  /// The word does not name a day.
  case noDay(String)
  /// The day is still to come.
  case isToCome(String)
  /// The word after a day has no meaning.
  case unknownWord(String)
}
