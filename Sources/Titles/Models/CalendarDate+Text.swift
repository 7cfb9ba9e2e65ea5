extension CalendarDate {
  /// The day by ISO 8601, such as `1989-06-23`.
  package var isoText: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }

  /// Reads a day by ISO 8601; `nil` if it is none, or not in the calendar.
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
