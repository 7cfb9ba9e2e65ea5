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

extension CalendarDate {
  /// The day by ISO 8601, such as `1989-06-23`.
  package var isoText: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }

  /// Reads a day by ISO 8601; `nil` for any other text, and for a day that the calendar does not
  /// have.
  package init?(isoText text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2]), year > 0, (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Int {
  fileprivate func padded(to digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
