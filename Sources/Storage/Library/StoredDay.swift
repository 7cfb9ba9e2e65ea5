import Titles

extension CalendarDate {
  /// The day as a text that sorts as days do, such as `2026-01-31`.
  var storedDay: String { isoText }

  /// Returns `nil` for a text that is no such day.
  init?(storedDay: String) { self.init(isoText: storedDay) }
}
