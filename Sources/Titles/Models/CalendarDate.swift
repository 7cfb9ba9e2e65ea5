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
  /// Whether it can be written as a text and read again, which needs a year of four digits.
  package var isOfCalendar: Bool { (1...9_999).contains(year) }

  /// The day by ISO 8601, such as `1989-06-23`.
  package var isoText: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }

  /// Reads a day by ISO 8601; `nil` for any other text, and for a day that the calendar does not
  /// have.
  ///
  /// - Complexity: Asked for each viewing in a library, so it makes no other texts.
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
  /// Reads digits, and nothing else.
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
