import Keeping
import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("The diary in plain mode", .timeLimit(.minutes(5)))
struct PlainDiaryTests {
  private func session() throws -> Plain {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    plain.happens(LibraryEvent.came(LibraryReading(revision: 1)))
    return plain
  }

  private var diary: Diary {
    get throws {
      let days = [4, 6].map { CalendarDate(year: 2026, month: 3, day: $0) }
      let film = LibraryEntry(
        try Samples.detail(), viewings: days.map { Viewing(day: $0, isRewatch: $0.day == 6) },
        rating: 9)
      let episode = LibraryEntry(
        TitleDetail(
          id: try Samples.id("tt0000021"), title: "Pilot", kind: .episode, season: 1, episode: 1,
          seriesTitle: "Lamps"), viewings: [Viewing(day: days[1])])
      return Diary([film, episode])
    }
  }

  @Test("A month is a line a day, after how much was seen in it")
  func month() throws {
    var plain = try session()
    #expect(plain.say("diary 2026-03") == [])
    plain.happens(DiaryAction.came(try diary, revision: 1))
    #expect(
      plain.report() == [
        "March 2026: 2 films, 1 episode, avg 9.0.", "2026-03-04: Batman, rated 9",
        "2026-03-06: Batman, again, rated 9; Pilot, season 1, episode 1 of Lamps",
      ])
    #expect(plain.say("diary 2026-04") == ["Nothing was seen in April 2026."])
  }

  @Test("A day lists its titles, to be read by their numbers")
  func day() throws {
    var plain = try session()
    #expect(plain.say("diary 2026-03-04") == [])
    let list = SmartList(name: "4 March 2026", expression: "seen:2026-03-04")
    plain.happens(LibraryEvent.rowsCame(.living(list), [LibraryEntry(try Samples.detail())]))
    #expect(plain.report() == ["4 March 2026, 1 title:", " 1. Batman, 1989"])
  }

  @Test("What is neither a month nor a day is refused")
  func refused() throws {
    var plain = try session()
    #expect(plain.say("diary march").first?.hasPrefix("diary: ") == true)
    #expect(plain.say("diary 2026-13").first?.hasPrefix("diary: ") == true)
  }
}
