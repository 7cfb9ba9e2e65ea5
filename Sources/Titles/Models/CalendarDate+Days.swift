/// Days of the calendar and days since 1970, in both directions.
extension CalendarDate {
  /// How many days a month has, in the calendar of today.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day in UTC at a time in seconds since 1970.
  package init(secondsSince1970 seconds: Int) {
    self.init(daysSince1970: Int((Double(seconds) / 86_400).rounded(.down)))
  }

  /// The day that is so many days after 1 January 1970.
  package init(daysSince1970 days: Int) {
    var rest = days
    // From the year at hand the right one is at most a step away.
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

  /// How many days it is after 1 January 1970; negative before.
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
