import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("Seasons and episodes in plain mode", .timeLimit(.minutes(5)))
struct PlainSeriesTests {
  private static func season(_ number: Int, ids: Bool = true) throws -> Season {
    Season(
      title: "A Series", number: number, totalSeasons: 3,
      episodes: try (1...3).map { episode in
        EpisodeSummary(
          id: ids ? try Samples.id("tt000\(number)00\(episode)") : nil,
          title: "Episode \(number).\(episode)", number: episode,
          released: CalendarDate(year: 1990 + number, month: 5, day: episode),
          score: episode == 3 ? nil : 80 + Double(episode))
      })
  }

  /// A session in which a series has been read that has three seasons.
  private func reading() throws -> Plain {
    let id = try Samples.id("tt0000500")
    let series = TitleDetail(id: id, title: "A Series", kind: .series, totalSeasons: 3)
    let page = Answer(
      TitlePage(
        [TitleSummary(series)], total: 1, sent: 1, size: 10, last: 1, query: Samples.batman),
      source: .omdb)
    var plain = Plain([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(page, number: 1, query: Samples.batman),
      DetailAction.setDetail(Answer(series, source: .omdb)),
    ])
    _ = plain.report()
    _ = plain.say("1")
    plain.happens(GetDetail(id))
    return plain
  }

  private func bring(_ season: Season, to plain: inout Plain) throws {
    plain.happens(
      SeriesAction.setSeason(
        Answer(season, source: .omdb), number: try #require(season.number),
        of: try Samples.id("tt0000500")))
  }

  @Test("e and a number list the episodes of a season, after a sentence about it")
  func season() throws {
    var plain = try reading()
    try bring(Self.season(2), to: &plain)
    #expect(
      plain.say("e 2") == [
        "A Series, season 2: 3 episodes, average 8.2; best: 2, Episode 2.2, 8.2:",
        " 1. Episode 2.1, 1 May 1992, 8.1",
        " 2. Episode 2.2, 2 May 1992, 8.2",
        " 3. Episode 2.3, 3 May 1992, no rating",
      ])
  }

  @Test("What is on its way is waited for")
  func waiting() throws {
    var plain = try reading()
    plain.happens(GetSeason(2, of: try Samples.id("tt0000500")))
    #expect(plain.say("e 2").isEmpty)
    #expect(plain.isWaiting)
    try bring(Self.season(2), to: &plain)
    #expect(plain.report().count == 4)
  }

  @Test("e alone says a line about every season, and which of them is not listed")
  func seasons() throws {
    var plain = try reading()
    for number in [1, 3] { try bring(Self.season(number), to: &plain) }
    plain.happens(SeriesAction.notListed(number: 2, of: try Samples.id("tt0000500")))
    #expect(
      plain.say("e") == [
        "A Series, season 1: 3 episodes, average 8.2; best: 2, Episode 1.2, 8.2.",
        "OMDb lists no season 2.",
        "A Series, season 3: 3 episodes, average 8.2; best: 2, Episode 3.2, 8.2.",
      ])
  }

  @Test("An episode is read by its season and its number, and the next one after it")
  func episode() throws {
    var plain = try reading()
    try bring(Self.season(1), to: &plain)
    #expect(plain.say("e 1 2").isEmpty)
    for number in [2, 1] {
      let episode = TitleDetail(
        id: try Samples.id("tt000100\(number)"), title: "Episode 1.\(number)", kind: .episode,
        season: 1, episode: number)
      plain.happens(DetailAction.setDetail(Answer(episode, source: .omdb)))
    }
    #expect(plain.report().first == "Episode 1.2, episode, season 1, episode 2.")
    #expect(plain.say("e 1 1").isEmpty == false)
  }

  @Test("What cannot be read is said, and why")
  func mistakes() throws {
    var plain = try reading()
    try bring(Self.season(1, ids: false), to: &plain)
    #expect(plain.say("e 0") == ["Seasons count from 1."])
    #expect(plain.say("e 1 9") == ["Season 1 has no episode 9."])
    #expect(
      plain.say("e 1 2") == [
        " 2. Episode 1.2, 2 May 1991, 8.2", "Nothing more is listed about this episode.",
      ])
    plain.happens(LibraryEvent.came(LibraryReading(revision: 1, marks: [:])))
    #expect(
      plain.say("w") == ["Which title? Add its number in the list."],
      "the series is not what was to be read")
    #expect(plain.say("e one").first?.hasPrefix("e 5: ") == true)
    var nothingRead = try Plain.listingFirstPage()
    #expect(nothingRead.say("e 1").last?.hasSuffix("Read a series first: type its number.") == true)
  }

  @Test("An episode whose id nobody tells is kept by its numbers, and rated by them")
  func place() throws {
    var plain = try reading()
    try bring(Self.season(2, ids: false), to: &plain)
    plain.happens(LibraryEvent.came(LibraryReading(revision: 1, marks: [:])))
    #expect(plain.say("e 2 3").last == "Nothing more is listed about this episode.")
    #expect(plain.say("x 2x9") == ["Season 2 has no episode 9."])
    for line in ["x 2x3", "* 8 2x3", "note 2x3 wet"] {
      #expect(plain.say(line) == [])
      #expect(plain.isWaiting, "\(line)")
      let step = UndoEntry(
        id: 1, time: 0, kind: .change(.rating(8, on: nil)), count: 1, title: "Episode 2.3")
      plain.happens(LibraryEvent.stepped(step, .done))
      #expect(plain.report().first?.contains("Episode 2.3") == true)
    }
  }
}
