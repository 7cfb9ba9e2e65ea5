/// A calendar day, without a time or time zone.
public struct CalendarDate: Hashable, Sendable, Codable, Comparable {
  public var year: Int
  /// From 1 to 12.
  public var month: Int
  /// From 1 to 31.
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
  /// Whether this day is after another; a day is after an unknown one.
  package func isLater(than other: CalendarDate?) -> Bool {
    guard let self else { return false }
    return other.map { $0 < self } ?? true
  }
}
