import Keeping
import Testing
import Titles

@Suite("What was seen, day by day", .timeLimit(.minutes(5)))
struct DiaryTests {
  private func diary(_ fill: (inout MadeUpEntries) throws -> Void) throws -> Diary {
    var entries = MadeUpEntries()
    try fill(&entries)
    return Diary(entries.entries)
  }

  @Test("Each viewing stands on its day; those without a day are left out")
  func days() throws {
    let diary = try diary {
      try $0.add("Ran", seen: [Viewing(day: nil), Viewing("2026-11-08"), Viewing("2024-02-29")])
      try $0.add("Heat", seen: [Viewing("2026-11-08", isRewatch: true)])
      try $0.add("Alien")
    }
    #expect(diary.days.map(\.date.isoText) == ["2024-02-29", "2026-11-08"])
    let viewings = diary.viewings(on: try CalendarDate("2026-11-08"))
    #expect(viewings.map(\.title.title) == ["Heat", "Ran"])
    #expect(viewings.map(\.isRewatch) == [true, false])
    #expect(diary.viewings(on: try CalendarDate("2026-11-09")).isEmpty)
  }

  @Test("Films come before episodes, and episodes in the order of their series")
  func order() throws {
    var entries: [LibraryEntry] = []
    for (number, place) in [(1, (2, 1)), (2, (1, 10)), (3, (1, 9))] {
      let facts = TitleDetail(
        id: try #require(TitleID("tt000000\(number)")), title: "Episode", kind: .episode,
        season: place.0, episode: place.1, seriesTitle: "Lamps")
      entries.append(LibraryEntry(facts, viewings: [try Viewing("2026-11-08")]))
    }
    let film = TitleDetail(
      id: try #require(TitleID("tt0000009")), title: "Zulu", kind: .movie)
    entries.append(LibraryEntry(film, viewings: [try Viewing("2026-11-08")]))
    let seen = Diary(entries).viewings(on: try CalendarDate("2026-11-08"))
    #expect(seen.map(\.title.id.rawValue) == ["tt0000009", "tt0000003", "tt0000002", "tt0000001"])
  }

  @Test("What was said of a viewing then counts before the rating that the title has now")
  func ratings() throws {
    let diary = try diary {
      var viewing = try Viewing("2026-11-01")
      viewing.impression = Impression(rating: 4)
      try $0.add("Ran", seen: [viewing, Viewing("2026-11-02")], rating: 9)
    }
    #expect(diary.days.flatMap(\.viewings).map(\.rating) == [4, 9])
    #expect(DiaryCount(diary.days).mean == 6.5)
  }

  @Test("A month has its own days and no others, and is counted by films and episodes")
  func month() throws {
    let diary = try diary {
      let edges = ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"]
      try $0.add("Ran", seen: edges.map { try Viewing($0) })
      try $0.add("Pilot", kind: .episode, seen: [Viewing("2026-11-30")])
      try $0.add("Harbour", kind: .series, seen: [Viewing("2026-11-30")])
    }
    let month = CalendarMonth(of: try CalendarDate("2026-11-15"))
    let days = diary.days(in: month)
    #expect(days.map(\.date.day) == [1, 30])
    let count = DiaryCount(days)
    #expect(count.films == 2)
    #expect(count.episodes == 1)
    #expect(count.series == 1)
    #expect(count.mean == nil)
    #expect(diary.days(in: month.moved(by: 120)).isEmpty)
  }

  @Test(
    "A month knows its days and weeks",
    arguments: [
      ("2026-11-01", 30, 6, 6), ("2026-02-01", 28, 6, 5), ("2024-02-01", 29, 3, 5),
      ("2027-02-01", 28, 0, 4), ("1959-12-01", 31, 1, 5),
    ])
  func calendar(day: String, days: Int, weekday: Int, weeks: Int) throws {
    let month = CalendarMonth(of: try CalendarDate(day))
    #expect(month.dayCount == days)
    #expect(month.weekday(of: 1) == weekday)
    #expect(month.weekCount == weeks)
  }

  @Test("Months go on over the turn of the year, both ways")
  func moving() throws {
    let month = CalendarMonth(of: try CalendarDate("2026-12-31"))
    #expect(month.moved(by: 1).first == (try CalendarDate("2027-01-01")))
    #expect(month.moved(by: -12).last == (try CalendarDate("2025-12-31")))
    #expect(month.moved(by: -23).first == (try CalendarDate("2025-01-01")))
    #expect(month.moved(by: 0) == month)
  }
}
