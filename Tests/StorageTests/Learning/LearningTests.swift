import Foundation
import Storage
import TestSupport
import Testing
import Titles

@Suite("Learning titles from answers", .timeLimit(.minutes(5)))
struct LearningTests {
  let cache: CacheFolder
  let learned: IndexedShelf

  init() throws {
    cache = try CacheFolder()
    learned = IndexedShelf(cache.database)
  }

  @Test("Everything that is known about a title comes back as it came")
  func everything() async throws {
    try await learned.learn([.complete])
    #expect(
      try await learned.index.details(of: [TitleDetail.complete.id, .lamp])
        == [TitleDetail.complete.id: .complete])
    #expect(try await learned.found("complete") == [TitleDetail.complete.id])
    #expect(try await learned.index.extent.count == 1)
  }

  @Test("A row of a list is found by its name, and once its facts are known by these")
  func rowsAndFacts() async throws {
    try await learned.learn(rows: [TitleSummary(.lamp)])
    #expect(try await learned.found("lam") == [.lamp])
    #expect(try await learned.found("off").isEmpty)

    try await learned.learn([.lamp])

    #expect(try await learned.found("off") == [.lamp])
    #expect(try await learned.index.extent.count == 1)
  }

  @Test("The name of an episode's series is no word of the episode, and leaves no word behind")
  func series() async throws {
    let episode = TitleDetail.lamp.with {
      $0.kind = .episode
      $0.seriesTitle = "Quay Street"
    }
    try await learned.learn([episode])
    try await learned.learn([episode.with { $0.title = "Lantern" }])
    #expect(try await learned.found("quay").isEmpty)
    #expect(try await learned.found("lantern") == [.lamp])
    try await cache.expectsSoundIndex(titles: 1, after: learned.database)
  }

  @Test("A row of a list does not hide known facts")
  func rowsAfterFacts() async throws {
    try await learned.learn([.lamp])
    try await learned.learn(rows: [TitleSummary(id: .lamp, title: "Lantern")])
    #expect(try await learned.index.details(of: [.lamp]) == [.lamp: .lamp])
  }

  @Test("Newer facts take the place of older ones, and older words are forgotten")
  func newerFacts() async throws {
    try await learned.learn([.lamp])
    // A clock that jumps back makes no answer older.
    learned.shelf.time.pass(.days(-2))
    let lantern = TitleDetail.lamp.with {
      $0.title = "The Lantern"
      $0.votes = 7
    }
    try await learned.learn([lantern])
    #expect(try await learned.index.details(of: [.lamp]) == [.lamp: lantern])
    #expect(try await learned.found("lant") == [.lamp])
    #expect(try await learned.found("lamp").isEmpty)
    try await cache.expectsSoundIndex(titles: 1, after: learned.database)
  }

  @Test("A shorter plot does not take the place of a longer one")
  func plots() async throws {
    try await learned.learn([.lamp])
    for plot in ["On.", nil] {
      try await learned.learn([.lamp.with { $0.plot = plot }])
      #expect(try await learned.index.details(of: [.lamp]) == [.lamp: .lamp])
    }
    let longer = TitleDetail.lamp.with { $0.plot = "A lamp is on, and then off for a long time." }
    try await learned.learn([longer])
    #expect(try await learned.index.details(of: [.lamp]) == [.lamp: longer])
  }

  @Test("Of a partial answer, facts are learned that do not hide those of a complete one")
  func partial() async throws {
    let part = TitleDetail.lamp.with { $0.years = nil }
    try await learned.learn([part], .partial)
    #expect(try await learned.index.details(of: [.lamp]) == [.lamp: part])
    try await learned.learn([.lamp])
    try await learned.learn([part], .partial)
    #expect(try await learned.index.details(of: [.lamp]) == [.lamp: .lamp])
  }

  @Test("A title that was found by its name is learned")
  func names() async throws {
    learned.shelf.base.answers(with: .lamp)
    _ = try await learned.shelf.title(.name(TitleQuery("the lamp")))
    #expect(try await learned.found("lamp") == [.lamp])
  }

  @Test("From an answer to a question with a secret nothing is learned")
  func secrets() async throws {
    let shelf = Shelf(learned.database, isSecret: { $0.contains("k3y") })
    shelf.base.answers(with: .lamps)
    shelf.base.answers(with: .lamp)
    _ = try await shelf.page("my k3y")
    _ = try await shelf.title(.name(TitleQuery("my k3y")))
    #expect(try await learned.index.extent.count == 0)
  }

  @Test("A title whose votes change takes its new place among others")
  func votes() async throws {
    let lamps = (0..<3).map { number in
      TitleDetail.lamp.with {
        $0.id = .numbered(7_000_000 + number)
        $0.votes = 1_000 * (number + 1)
      }
    }
    try await learned.learn(lamps)
    #expect(try await learned.found("lamp") == lamps.map(\.id).reversed())

    try await learned.learn([lamps[0].with { $0.votes = 5_000 }])

    #expect(try await learned.found("lamp") == [lamps[0].id, lamps[2].id, lamps[1].id])
    #expect(
      try await learned.hits(nil).titles.map(\.id) == [lamps[0].id, lamps[2].id, lamps[1].id])
    try await cache.expectsSoundIndex(titles: 3, after: learned.database)
  }

  @Test("Titles of two sources do not mix")
  func scopes() async throws {
    let other = IndexedShelf(learned.database, scope: "https://b.example")
    try await learned.learn([.lamp])
    try await other.learn([.lamp.with { $0.title = "Lampada" }, .complete])

    #expect(try await learned.hits(.words(["lamp"])).titles == [.lamp])
    #expect(try await other.hits(.words(["lamp"])).titles.map(\.title) == ["Lampada"])
    #expect(try await learned.hits(.number(.year, .above(1_000))).titles == [.lamp])
    #expect(try await learned.index.details(of: [TitleDetail.complete.id]).isEmpty)
    #expect(try await learned.index.extent.count == 1)
    #expect(try await other.index.extent.count == 2)
    #expect(try await IndexedShelf(learned.database, scope: "c").hits(nil) == LocalHits())
  }

  @Test(
    "Odd characters in names are found, and mean nothing special",
    arguments: [
      "\"Quoted\" lamp", "Lamp* NEAR(lamp, 3)", "^lamp -lamp", "Lamp\u{E000}Lamp", "lamp' OR 'a",
      "{title} : lamp", "Lämp\u{301}e 灯 lamp", "lamp\\", "Lamp + lamp AND NOT lamp",
    ])
  func oddCharacters(name: String) async throws {
    let title = TitleDetail.lamp.with { $0.title = name }
    try await learned.learn([title])
    #expect(try await learned.hits(.words(["lamp"]), ranking: name).titles == [title])
    #expect(try await learned.hits(.words([name]), ranking: name).titles == [title])
    #expect(try await learned.hits(.phrase(name)).titles == [title])
    try await learned.learn([.lamp])
    try await cache.expectsSoundIndex(titles: 1, after: learned.database)
  }

  @Test("A very long plot is found by its words")
  func longPlot() async throws {
    let plot = (0..<15_000).map { "word\($0)" }.joined(separator: " ")
    try await learned.learn([.lamp.with { $0.plot = plot }])
    #expect(try await learned.found("word14999 word0") == [.lamp])
    #expect(try await learned.index.details(of: [.lamp])[.lamp]?.plot == plot)
  }

  @Test("The words of names and genres that this source has told of are known")
  func words() async throws {
    let other = IndexedShelf(learned.database, scope: "https://b.example")
    try await learned.learn([.lamp])
    // "the" and "lamp", and the two as one word.
    for word in ["the", "lamp", "thelamp"] { #expect(try await learned.knows(word)) }
    #expect(try await !learned.knows("vollstandig"))
    #expect(try await !other.knows("lamp"))

    try await learned.learn([.complete])
    #expect(try await learned.knows("vollstandig"))
    await learned.database.clear()
    #expect(try await !learned.knows("lamp"))
  }
}

extension TitleDetail {
  /// A title about which everything is known.
  fileprivate static let complete = TitleDetail(
    id: .numbered(7_000_009), title: "Complete", originalTitle: "Vollständig",
    years: YearRange(start: 1999, end: nil), kind: .series, rated: "TV-MA",
    released: CalendarDate(year: 1999, month: 1, day: 10), minutes: 55,
    genres: ["Crime", "Drama"], directors: ["Ann Lee"], writers: ["Bob Ray (creator)", "Eve Day"],
    actors: ["Cy Young"], plot: "First.\nThen.", languages: ["English", "Italian"],
    countries: ["United States"], awards: "Won 21 Emmys", poster: "https://a.example/p.jpg",
    ratings: [
      Rating(imdb: 92), Rating(source: .rottenTomatoes, score: 91.5),
      Rating(source: .metacritic, score: 94),
      Rating(source: .other("A Paper: daily"), score: 80.25),
    ],
    votes: 500_000, boxOffice: 1_000, production: "A Studio", website: "https://b.example",
    dvd: CalendarDate(year: 2009, month: 11, day: 3), totalSeasons: 6, season: 2, episode: 3,
    seriesID: .lamp)
}
