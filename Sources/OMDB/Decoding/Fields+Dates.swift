import SafeText
import Titles

/// Days and years, each in the several forms that OMDb uses.
extension Fields {
  /// A day such as `14 Jun 2013` or `2001-09-09`; `nil` for a year alone.
  func date(_ name: String) -> CalendarDate? {
    guard let text = raw(name)?.trimmed else { return nil }
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "-" })
    guard parts.count == 3 else { return nil }
    if parts[0].utf8.count == 4 {
      return CalendarDate(year: parts[0], month: Int(parts[1], in: 1...12), day: parts[2])
    }
    return CalendarDate(year: parts[2], month: Fields.month(parts[1]), day: parts[0])
  }

  /// One year or a range of years: `2013`, `2012–2014`, `2012–`, with a dash or a hyphen.
  func years(_ name: String) -> YearRange? {
    guard let text = raw(name)?.trimmed else { return nil }
    let numbers = text.split(whereSeparator: { !($0.isASCII && $0.isNumber) }).compactMap {
      $0.utf8.count == 4 ? Int($0, in: 0...9_999) : nil
    }
    guard let start = numbers.first, Fields.plausibleYears.contains(start) else { return nil }
    if let end = numbers.dropFirst().first {
      return end >= start && Fields.plausibleYears.contains(end)
        ? YearRange(start: start, end: end) : YearRange(start)
    }
    return text.last?.isDash == true ? YearRange(start: start, end: nil) : YearRange(start)
  }

  static let plausibleYears = 1800...2200

  private static func month(_ name: some StringProtocol) -> Int? {
    let names = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    return names.firstIndex(of: name.prefix(3).lowercased()).map { $0 + 1 }
  }
}

extension CalendarDate {
  /// Returns `nil` for a day that is not in the calendar.
  fileprivate init?(year: some StringProtocol, month: Int?, day: some StringProtocol) {
    guard let year = Int(year, in: Fields.plausibleYears), let month,
      let day = Int(day, in: 1...CalendarDate.days(inMonth: month, of: year))
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Character {
  /// Whether the character is a dash of any length, or the remains of one in a wrong encoding.
  fileprivate var isDash: Bool {
    switch self {
    case "-", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FFFD}", "\u{201C}": true
    default: false
    }
  }
}
