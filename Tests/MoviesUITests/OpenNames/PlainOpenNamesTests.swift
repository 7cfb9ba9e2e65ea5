import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("Open names in plain mode", .timeLimit(.minutes(5)))
struct PlainOpenNamesTests {
  /// A session in which names wait.
  private func listed() throws -> Plain {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    plain.happens(LibraryEvent.came(LibraryReading(revision: 1, openNames: 2)))
    return plain
  }

  private func names() throws -> [OpenName] {
    let batman = TitleSummary(
      id: try Samples.id("tt0096895"), title: "Batman", years: YearRange(1989), kind: .movie)
    let series = TitleSummary(
      id: try Samples.id("tt0059968"), title: "Batman", years: YearRange(1966), kind: .series)
    var first = OpenName(
      number: 3, ImportedName(title: "Batman", year: 1943), file: "a.zip", place: "diary.csv:12",
      candidates: [batman, series])
    first.rating = 8
    first.viewings = [Viewing(day: CalendarDate(year: 2026, month: 3, day: 17))]
    let second = OpenName(
      number: 5, ImportedName(title: "Qwxz"), file: "films.csv", place: "films.csv:2")
    return [first, second]
  }

  /// A session in which they have been listed.
  private func shown() throws -> Plain {
    var plain = try listed()
    _ = plain.say("names")
    plain.happens(OpenNamesAction.came(try names(), revision: 1))
    _ = plain.report()
    return plain
  }

  @Test("They are listed with their numbers, what they bring, and what they could mean")
  func list() throws {
    var plain = try listed()
    #expect(plain.say("names") == [])
    plain.happens(OpenNamesAction.came(try names(), revision: 1))
    #expect(
      plain.report() == [
        "3. Batman (1943), from diary.csv:12 in a.zip: seen 17 Mar 2026, rated 8.",
        "  title 1: Batman, 1989", "  title 2: Batman, series, 1966",
        "5. Qwxz, from films.csv:2: nothing is kept.",
      ])
  }

  @Test("A number and that of a title settle a name, and its end is said")
  func settle() throws {
    var plain = try shown()
    #expect(plain.say("names 3 2") == [])
    #expect(plain.isWaiting)
    let step = UndoEntry(
      id: 1, time: 0, kind: .namesSettled(1, leftOut: 0, name: "Batman (1943)"), count: 1,
      title: "Batman")
    plain.happens(OpenNamesAction.decided([3]))
    plain.happens(LibraryEvent.stepped(step, .done))
    #expect(plain.report() == ["Settled “Batman (1943)” as Batman."])
  }

  @Test("Another name is looked for, and what is found is said")
  func search() throws {
    var plain = try shown()
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .candidates)
    plain.happens(MoviesLifecycle.started(ticket))
    #expect(plain.say("names 5 batman") == [])
    let found = TitleDetail(
      id: try Samples.id("tt0096895"), title: "Batman", years: YearRange(1989), kind: .movie)
    plain.happens(MoviesLifecycle.succeeded(ticket))
    plain.happens(OpenNamesAction.found([found], number: 5))
    #expect(
      plain.report() == [
        "5. Qwxz, from films.csv:2: nothing is kept.", "  title 1: Batman, 1989",
      ])
  }

  @Test(
    "What cannot be is said",
    arguments: [
      ("names 3 7", "It has titles 1 to 2."), ("names 9 1", "No name waits under the number 9."),
      ("names 5 1", "No title is known for it. Add a name to look for, or an id."),
    ])
  func wrong(line: String, answer: String) throws {
    var plain = try shown()
    #expect(plain.say(line) == [answer])
  }

  @Test("Names are listed before they are settled, and a number alone is not enough")
  func notListed() throws {
    var plain = try listed()
    #expect(plain.say("names 3 1") == ["Type names first."])
    #expect(plain.say("names 3").first?.hasPrefix("names: ") == true)
  }

  @Test("Where none waits, that is said")
  func none() throws {
    var plain = try listed()
    #expect(plain.say("names") == [])
    plain.happens(OpenNamesAction.came([], revision: 1))
    #expect(plain.report() == ["Nothing left to match."])
  }
}
