public import Titles

/// A month of the modern calendar.
public struct CalendarMonth: Sendable, Codable, Hashable {
  public let year: Int
  /// The number of the month, from 1 to 12.
  public let month: Int

  /// Makes the month that contains a day.
  public init(of day: CalendarDate) {
    year = day.year
    month = day.month
  }

  /// The first day.
  public var first: CalendarDate { CalendarDate(year: year, month: month, day: 1) }

  /// The number of days.
  public var dayCount: Int { CalendarDate.days(inMonth: month, of: year) }

  /// The last day.
  public var last: CalendarDate { self[dayCount] }

  /// Returns the day with a number, counting from 1.
  public subscript(day: Int) -> CalendarDate { CalendarDate(year: year, month: month, day: day) }

  /// Returns the weekday of a day, from 0 for Monday.
  public func weekday(of day: Int) -> Int {
    // 1 January 1970 was a Thursday.
    let days = self[day].daysSince1970 + 3
    return ((days % 7) + 7) % 7
  }

  /// The number of weeks that the month touches.
  public var weekCount: Int { (weekday(of: 1) + dayCount + 6) / 7 }

  /// Returns the month that is a number of months later, or earlier if the number is negative.
  public func moved(by months: Int) -> CalendarMonth {
    let count = year * 12 + month - 1 + months
    let year = Int((Double(count) / 12).rounded(.down))
    return CalendarMonth(of: CalendarDate(year: year, month: count - year * 12 + 1, day: 1))
  }
}
