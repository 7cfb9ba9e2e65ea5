import Keeping
import Testing
import Titles

@Suite("Days in a row with something seen", .timeLimit(.minutes(5)))
struct ViewingStreakTests {
  @Test("The longest streak goes over ends of months and leap days; the latest of equals counts")
  func longest() throws {
    let days = [
      "2023-02-28", "2023-03-01", "2024-02-28", "2024-02-29", "2024-03-01", "2023-12-30",
      "2023-12-31", "2024-01-01",
    ]
    let streak = try statistics(days).longestStreak
    #expect(
      streak
        == ViewingStreak(
          first: try CalendarDate("2024-02-28"), last: try CalendarDate("2024-03-01")))
    #expect(streak?.days == 3)
  }

  @Test("Several viewings on a day are one day, and episodes count")
  func sameDay() throws {
    var made = MadeUpEntries()
    try made.add(kind: .episode, seen: [Viewing("2024-03-01"), Viewing("2024-03-01")])
    try made.add(seen: [Viewing("2024-03-02")])
    #expect(made.statistics().longestStreak?.days == 2)
  }

  @Test(
    "The current streak goes on until today or yesterday, whatever is noted for tomorrow",
    arguments: [
      ("2024-03-02", 1), ("2024-03-03", 1), ("2024-03-04", 2), ("2024-03-05", 3),
      ("2024-03-06", 3), ("2024-03-07", nil),
    ])
  func current(today: String, days: Int?) throws {
    let statistics = try statistics(
      ["2024-03-01", "2024-03-03", "2024-03-04", "2024-03-05"], today: try CalendarDate(today))
    #expect(statistics.currentStreak?.days == days)
  }

  @Test("Without a day there is no streak, and without today no current one")
  func none() throws {
    #expect(try statistics([]).longestStreak == nil)
    #expect(try statistics(["2024-03-03"]).currentStreak == nil)
  }

  private func statistics(_ days: [String], today: CalendarDate? = nil) throws -> LibraryStatistics
  {
    var made = MadeUpEntries()
    try made.add(seen: days.map { try Viewing($0) } + [Viewing(day: nil)])
    return made.statistics(today: today)
  }
}
