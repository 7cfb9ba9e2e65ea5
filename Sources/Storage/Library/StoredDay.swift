import Titles

extension CalendarDate {
  /// The day as a text that sorts as days do, such as `2026-01-31`.
  var storedDay: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// Returns `nil` for a text that is no such day.
  init?(storedDay: String) {
    let parts = storedDay.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }
}

extension Int {
  fileprivate func padded(to digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
