/// A calendar day, without a time or time zone.
public struct CalendarDate: Hashable, Sendable, Codable, Comparable {
  public var year: Int
  /// The number of the month, from 1 to 12.
  public var month: Int
  /// The day of the month, from 1 to 31.
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate? {
  /// Returns whether this day is later than another; a known day is later than an unknown one.
  package func isLater(than other: CalendarDate?) -> Bool {
    guard let self else { return false }
    return other.map { $0 < self } ?? true
  }
}

extension CalendarDate {
  /// Whether the day can be written as a text and read again, which requires a year of four digits.
  package var isOfCalendar: Bool { (1...9_999).contains(year) }

  /// The day in ISO 8601, such as `1989-06-23`.
  package var isoText: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }

  /// Reads a day in ISO 8601; returns `nil` for any other text, and for a day that does not exist.
  ///
  /// - Complexity: Makes no other texts, since it is called for each viewing in a library.
  package init?(isoText text: String) {
    let bytes = text.utf8
    let hyphens = [bytes.dropFirst(4).first, bytes.dropFirst(7).first]
    guard bytes.count == 10, hyphens.allSatisfy({ $0 == UInt8(ascii: "-") }),
      let year = Int(digits: bytes.prefix(4)), year > 0,
      let month = Int(digits: bytes.dropFirst(5).prefix(2)), (1...12).contains(month),
      let day = Int(digits: bytes.suffix(2)),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Int {
  /// Reads a text of digits; returns `nil` for any other text.
  fileprivate init?(digits: some Sequence<UInt8>) {
    self = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      self = self * 10 + Int(byte - UInt8(ascii: "0"))
    }
  }

  fileprivate func padded(to digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}

/// Conversion between days of the calendar and days since 1970.
extension CalendarDate {
  /// Returns the number of days of a month in the Gregorian calendar.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Makes the day in UTC at a time in seconds since 1970.
  package init(secondsSince1970 seconds: Int) {
    self.init(daysSince1970: Int((Double(seconds) / 86_400).rounded(.down)))
  }

  /// Makes the day that is this many days after 1 January 1970.
  package init(daysSince1970 days: Int) {
    var rest = days
    // The estimated year is at most one year off.
    var year = 1970 + Int((Double(rest) / 365.2425).rounded(.down))
    while CalendarDate(year: year, month: 1, day: 1).daysSince1970 > rest { year -= 1 }
    while CalendarDate(year: year + 1, month: 1, day: 1).daysSince1970 <= rest { year += 1 }
    rest -= CalendarDate(year: year, month: 1, day: 1).daysSince1970
    var month = 1
    while rest >= Self.days(inMonth: month, of: year) {
      rest -= Self.days(inMonth: month, of: year)
      month += 1
    }
    self.init(year: year, month: month, day: rest + 1)
  }

  /// The number of days since 1 January 1970; negative for earlier dates.
  package var daysSince1970: Int {
    let before = year - 1
    let leapDays = Self.leapDays(through: before) - Self.leapDays(through: 1969)
    let months = (1..<max(month, 1)).reduce(0) { $0 + Self.days(inMonth: $1, of: year) }
    return (year - 1970) * 365 + leapDays + months + day - 1
  }

  private static func isLeapYear(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func leapDays(through year: Int) -> Int { year / 4 - year / 100 + year / 400 }
}
