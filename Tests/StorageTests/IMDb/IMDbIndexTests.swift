import Files
import Foundation
import GRDB
import Search
import TestSupport
import Testing
import Titles

@testable import Storage

@Suite("The index of IMDb's data", .timeLimit(.minutes(5)))
struct IMDbIndexTests {
  private let shelf: IMDbShelf

  private static let titles = [
    IMDbTitle(68_646, "The Godfather", year: 1972, votes: 2_000_000) {
      $0.rating = 92
      $0.genres = IMDbGenres(rawValue: 1 << 6 | 1 << 8)
      $0.minutes = 175
    },
    IMDbTitle(944_947, "Game of Thrones", .tvSeries, year: 2011, votes: 1_900_000) {
      $0.rating = 92
      $0.endYear = 2019
    },
    IMDbTitle(7_366_338, "Chernobyl", .tvMiniSeries, year: 2019, votes: 800_000),
    IMDbTitle(211_915, "Amélie", year: 2001, votes: 700_000) {
      $0.originalName = "Le fabuleux destin d'Amélie Poulain"
    },
    IMDbTitle(1_234_567, "The", year: 1990, votes: 600),
    IMDbTitle(1_234_568, "The Short \"One", .short, year: 1991, votes: 500) { $0.rating = 50 },
    IMDbTitle(12_345_678, "Godfather of the Short", .video, year: 1999),
    IMDbTitle(1_480_055, "Winter Is Coming", .tvEpisode, year: 2011, votes: 50_000) {
      $0.rating = 89
      $0.episode = IMDbEpisodePlace(series: 944_947, season: 1, number: 1)
    },
    IMDbTitle(1_668_746, "Episode #1.2", .tvEpisode, year: 2011, votes: 40_000) {
      $0.rating = 86
      $0.episode = IMDbEpisodePlace(series: 944_947, season: 1, number: 2)
    },
  ]

  private static let seasons = [
    IMDbSeason(
      series: 944_947, number: 1,
      episodes: [
        IMDbEpisode(id: 1_480_055, number: 1, name: "Winter Is Coming", year: 2011),
        IMDbEpisode(id: 1_668_746, number: 2, name: "Episode #1.2", year: 2011),
        IMDbEpisode(id: 1_829_962, number: 3, name: "Lord Snow"),
      ]),
    IMDbSeason(
      series: 944_947, number: 8,
      episodes: [IMDbEpisode(id: 5_924_366, number: 1, name: "Winterfell", year: 2019)]),
    IMDbSeason(
      series: 944_947, number: nil, episodes: [IMDbEpisode(id: 900, name: "Inside", year: 2010)]),
  ]

  init() throws {
    shelf = try IMDbShelf()
  }

  private func writeAll() throws { try shelf.write(Self.titles, seasons: Self.seasons) }

  @Test("Without a file it has nothing, and that is no problem")
  func missing() async throws {
    #expect(try await shelf.index.extent == IndexExtent(.seen, count: 0))
    #expect(try await shelf.found("godfather").isEmpty)
    #expect(try await shelf.index.facts(of: [.lamp]).isEmpty)
    #expect(try await shelf.index.season(1, of: .lamp) == nil)
    #expect(
      try await shelf.index.corrections(of: "godfather", isUnfinished: true, limit: 5).isEmpty)
    #expect(shelf.problems.isEmpty)
    try writeAll()
    #expect(try await shelf.found("godfather").first == "The Godfather")
  }

  @Test("It has all titles of its source, and says what it does not know of them")
  func extent() async throws {
    try writeAll()
    let extent = try await shelf.index.extent
    #expect(extent.coverage == .everything && extent.count == 7)
    #expect(extent.day == CalendarDate(secondsSince1970: 1_700_086_400))
    #expect(extent.missing.isSuperset(of: [.text(.plot), .text(.director), .number(.tomatoes)]))
  }

  @Test("Exact names come first, then by votes; a whole name is found among all that have its word")
  func ranking() async throws {
    try writeAll()
    #expect(try await shelf.found("the").first == "The")
    #expect(try await shelf.found("godfather") == ["The Godfather", "Godfather of the Short"])
    #expect(try await shelf.found("godfather of") == ["Godfather of the Short"])
    #expect(try await shelf.found("le fabuleux destin d'amelie poulain") == ["Amélie"])
    #expect(try await shelf.found("poulain") == ["Amélie"])
  }

  @Test(
    "Phrases, quotes and words out of order work",
    arguments: [
      ("\"of the short\"", ["Godfather of the Short"]), ("\"the of short\"", []),
      ("title:\"fabuleux destin\"", ["Amélie"]), ("not \"of the\" short", ["The Short \"One"]),
      ("short godfather", ["Godfather of the Short"]),
    ] as [(String, [String])])
  func phrases(expression: String, expected: [String]) async throws {
    try writeAll()
    #expect(try await shelf.matching(expression) == expected)
  }

  @Test(
    "Episodes are found beside titles where both are asked for, and not where they are excluded",
    arguments: [
      ("type:episode or type:short", ["The Short \"One", "Winter Is Coming", "Episode #1.2"]),
      ("(type:short or type:episode) votes>45k", ["Winter Is Coming"]),
      (
        "(type:series or type:episode) sort:rating votes>1k",
        ["Game of Thrones", "Winter Is Coming", "Episode #1.2", "Chernobyl"]
      ),
      ("winter (type:series or type:episode)", ["Winter Is Coming"]),
      ("short not type:episode", ["Godfather of the Short", "The Short \"One"]),
    ] as [(String, [String])])
  func mixedKinds(expression: String, expected: [String]) async throws {
    try writeAll()
    #expect(Set(try await shelf.matching(expression)) == Set(expected))
  }

  @Test(
    "Conditions on what it does not know fulfil nothing and harm nothing",
    arguments: [
      "director:coppola", "plot:mafia", "country:italy", "metascore>10", "tomatoes>10",
      "awards:oscar", "rated:r", "\"al pacino\"", "person:pacino",
    ])
  func unknownFacts(expression: String) async throws {
    try writeAll()
    #expect(try await shelf.matching(expression).isEmpty)
    #expect(try await shelf.matching("not \(expression) godfather").first == "The Godfather")
    #expect(shelf.problems.isEmpty)
  }

  @Test(
    "Facts that it knows are compared",
    arguments: [
      ("genre:crime", ["The Godfather"]), ("genre:cri", ["The Godfather"]),
      ("type:series", ["Game of Thrones", "Chernobyl"]), ("type:miniseries", ["Chernobyl"]),
      ("type:short", ["The Short \"One"]),
      ("type:short or type:video", ["The Short \"One", "Godfather of the Short"]),
      ("year:1972", ["The Godfather"]),
      ("rating>9 sort:year", ["Game of Thrones", "The Godfather"]),
      ("votes>700000", ["The Godfather", "Game of Thrones", "Chernobyl"]),
      ("votes>=700000 sort:-votes", ["Amélie", "Chernobyl", "Game of Thrones", "The Godfather"]),
      ("votes>1900000", ["The Godfather"]), ("votes>9000000", []),
      (
        "year>1900 sort:title",
        [
          "Amélie", "Chernobyl", "Game of Thrones", "The Godfather", "Godfather of the Short",
          "The Short \"One", "The",
        ]
      ),
    ] as [(String, [String])])
  func comparisons(expression: String, expected: [String]) async throws {
    try writeAll()
    #expect(try await shelf.matching(expression) == expected)
  }

  @Test("Rated episodes are found where they are asked for, or by words that no title has")
  func episodes() async throws {
    try writeAll()
    let hits = try await shelf.hits("winter coming").titles
    #expect(hits.map(\.title) == ["Winter Is Coming"])
    #expect(hits.first?.seriesTitle == "Game of Thrones")
    #expect(hits.first?.season == 1 && hits.first?.episode == 1)
    let named = try await shelf.found("type:episode")
    #expect(named == ["Winter Is Coming", "Episode #1.2"])
    #expect(try await shelf.found("type:episode votes>45000") == ["Winter Is Coming"])
    #expect(try await shelf.found("rating>8.5") == ["The Godfather", "Game of Thrones"])
  }

  @Test("An episode stands below titles that have the same words, by its whole name")
  func namedEpisode() async throws {
    let film = IMDbTitle(1_234_569, "Is Winter Coming?", year: 2001, votes: 10)
    var titles = Self.titles
    titles.insert(film, at: titles.count - 2)
    try shelf.write(titles)
    let named = ["Is Winter Coming?", "Winter Is Coming"]
    #expect(try await shelf.hits("winter is coming").titles.map(\.title) == named)
    #expect(try await shelf.hits("winter is coming").total == 2)
    #expect(try await shelf.hits("winter coming").titles.map(\.title) == [film.name])
  }

  @Test("A season has all its episodes, with the ratings of those that were rated")
  func season() async throws {
    try writeAll()
    let series = try #require(TitleID("tt0944947"))
    let season = try #require(try await shelf.index.season(1, of: series))
    #expect(season.title == "Game of Thrones" && season.number == 1)
    #expect(season.totalSeasons == 2 && season.seasonNumbers == [1, 8])
    #expect(season.episodes.map(\.title) == ["Winter Is Coming", "Episode #1.2", "Lord Snow"])
    #expect(season.episodes.map(\.score) == [89, 86, nil])
    #expect(season.episodes.map(\.id?.rawValue) == ["tt1480055", "tt1668746", "tt1829962"])
    #expect(try await shelf.index.season(2, of: series) == nil)
  }

  @Test("Facts name the data set and its days")
  func origins() async throws {
    try writeAll()
    let id = try #require(TitleID("tt12345678"))
    let godfather = try #require(TitleID("tt0068646"))
    let facts = try await shelf.index.facts(of: [id, godfather])
    #expect(facts[id]?.detail.form == .video)
    #expect(facts[godfather]?.origin == FactOrigin(.imdb, time: 1_700_000_000))
    #expect(facts[godfather]?.others["votes"] == FactOrigin(.imdb, time: 1_700_086_400))
  }

  @Test("Words that are known are told, and those that were probably meant")
  func corrections() async throws {
    try writeAll()
    let index = shelf.index
    func words(_ word: String) async throws -> [String] {
      try await index.corrections(of: word, isUnfinished: true, limit: 5).map(\.word)
    }
    #expect(try await words("godfather").first == "godfather")
    #expect(try await words("godfahter").first == "godfather")
    #expect(try await words("chernoybl").first == "chernobyl")
    #expect(try await words("amlie").first == "amelie")
    #expect(try await words("qqqqqqqq").isEmpty)
  }

  @Test(
    "A whole word may lack any letter, also its last one, whether it is long or short",
    arguments: ["godfather", "amelie"])
  func lackedLetter(word: String) async throws {
    try writeAll()
    for place in word.indices {
      var letters = word
      letters.remove(at: place)
      let words = try await shelf.index.corrections(of: letters, isUnfinished: false, limit: 5)
      #expect(words.map(\.word).contains(word), "\(letters)")
    }
  }

  @Test("A series whose episodes are in no season has no number of seasons")
  func withoutSeasons() async throws {
    let number: UInt32 = 944_947
    try shelf.write(
      [IMDbTitle(number, "Outside", .tvSeries, year: 2011, votes: 9)],
      seasons: [
        IMDbSeason(
          series: number, number: nil, episodes: [IMDbEpisode(id: 900, name: "In", year: 2010)])
      ])
    let id = try #require(TitleID("tt0944947"))
    let detail = try #require(try await shelf.index.details(of: [id])[id])
    #expect(detail.totalSeasons == nil)
  }

  @Test("At the level of ratings there are ratings, and nothing to be searched")
  func ratings() async throws {
    try shelf.fill(IMDbLevel(.ratings)) { try $0.add(rating: 92, votes: 2_000_000, of: 68_646) }
    let id = try #require(TitleID("tt0068646"))
    let facts = try await shelf.index.facts(of: [id, .lamp])
    #expect(facts.count == 1)
    #expect(facts[id]?.detail.votes == 2_000_000 && facts[id]?.detail.ratings == [Rating(imdb: 92)])
    #expect(facts[id]?.detail.name == nil)
    #expect(try await shelf.index.extent.coverage == .facts)
    #expect(try await shelf.found("godfather").isEmpty)
    #expect(try await shelf.index.season(1, of: id) == nil)
  }

  @Test("The next question goes to a file that has taken the place of the old one")
  func replaced() async throws {
    try writeAll()
    #expect(try await shelf.found("chernobyl") == ["Chernobyl"])
    try shelf.write([IMDbTitle(1, "Chernobyl Diaries")])
    #expect(try await shelf.found("chernobyl") == ["Chernobyl Diaries"])
    try FileManager.default.removeItem(atPath: shelf.path)
    #expect(try await shelf.found("chernobyl").isEmpty)
    #expect(shelf.problems.isEmpty)
  }

  @Test(
    "A file of another version or without sense is told once, and left as it is",
    arguments: [(99, .newer), (1, .older)] as [(Int, FileTrouble)])
  func trouble(version: Int, trouble: FileTrouble) async throws {
    try writeAll()
    let queue = try DatabaseQueue(path: shelf.path)
    try queue.inDatabase { try $0.execute(sql: "PRAGMA user_version = \(version)") }
    try queue.close()
    for _ in 0..<2 {
      await #expect(throws: CatalogueError.unsearchable) { try await shelf.found("x") }
    }
    #expect(shelf.problems == [FileFailure(trouble, of: shelf.path)])
    try Data("no database at all".utf8).write(to: URL(filePath: shelf.path))
    await #expect(throws: CatalogueError.unsearchable) { try await shelf.found("x") }
    #expect(shelf.problems.last == FileFailure(.damaged, of: shelf.path))
    #expect(try Data(contentsOf: URL(filePath: shelf.path)) == Data("no database at all".utf8))
  }
}
