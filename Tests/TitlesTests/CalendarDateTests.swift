import Testing
import Titles

@Suite("Days of the calendar", .timeLimit(.minutes(5)))
struct CalendarDateTests {
  @Test(
    "A day is written by ISO 8601 and read again",
    arguments: [
      ("2026-11-27", 2026, 11, 27), ("0987-01-02", 987, 1, 2), ("2024-02-29", 2024, 2, 29),
      ("2000-02-29", 2000, 2, 29), ("1999-12-31", 1999, 12, 31), ("0001-01-01", 1, 1, 1),
    ])
  func isoText(text: String, year: Int, month: Int, day: Int) {
    let date = CalendarDate(year: year, month: month, day: day)
    #expect(CalendarDate(isoText: text) == date)
    #expect(date.isoText == text)
  }

  @Test(
    "Other texts, and days that the calendar does not have, are not read",
    arguments: [
      "", "yesterday", "2026-11", "2026-11-27-", "-2026-11-27", "2026--11-27", "26-11-27",
      "2026-1-27", "2026-11-7", "2026-11-027", "2026-11-2x", "2026/11/27", "2026-11-27T10:00",
      "0000-01-01", "2026-00-10", "2026-13-01", "2026-11-00", "2026-11-31", "2026-02-29",
      "1900-02-29",
    ])
  func otherTexts(text: String) {
    #expect(CalendarDate(isoText: text) == nil)
  }

  @Test("Days are in order, and any day is later than an unknown one")
  func order() {
    let days = [(2025, 12, 31), (2026, 1, 31), (2026, 2, 1), (2026, 2, 2)]
      .map { CalendarDate(year: $0.0, month: $0.1, day: $0.2) }
    #expect(days.reversed().sorted() == days)
    let (early, late): (CalendarDate?, CalendarDate?) = (days[0], days[1])
    #expect(late.isLater(than: early) && !early.isLater(than: late))
    #expect(early.isLater(than: nil) && !CalendarDate?.none.isLater(than: early))
    #expect(!early.isLater(than: early) && !CalendarDate?.none.isLater(than: nil))
  }
}
