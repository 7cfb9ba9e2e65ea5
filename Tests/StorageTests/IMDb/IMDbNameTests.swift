import GRDB
import Search
import Testing
import Titles

@testable import Storage

@Suite("Names in IMDb's data", .timeLimit(.minutes(5)))
struct IMDbNameTests {
  private let shelf: IMDbShelf

  init() throws {
    shelf = try IMDbShelf()
  }

  @Test(
    "Phrases are found in names abroad, of which the words alone are kept",
    arguments: [
      ("\"rycerz powstaje\"", ["The Knight Rises"]), ("\"powstaje rycerz\"", []),
      ("title:\"mroczny rycerz powstaje\"", ["The Knight Rises"]),
      ("\"rycerz\"", ["The Knight Rises", "Rycerz"]), ("\"the knight\"", ["The Knight Rises"]),
      ("knight not \"rycerz powstaje\"", ["A Knight"]), ("\"knight rycerz\"", []),
    ] as [(String, [String])])
  func phrasesAbroad(expression: String, expected: [String]) async throws {
    try shelf.write(
      [
        IMDbTitle(1, "The Knight Rises", votes: 3) { $0.namesAbroad = ["Mroczny Rycerz powstaje"] },
        IMDbTitle(2, "A Knight", votes: 2), IMDbTitle(3, "Rycerz", votes: 1),
      ], level: IMDbLevel(namesAbroad: true))
    #expect(try await shelf.matching(expression) == expected)
  }

  @Test(
    "Names without blanks are found by any part of them, abroad as well",
    arguments: [
      ("神隠し", ["Spirited Away"]), ("千尋", ["Spirited Away"]), ("虎藏龍", ["臥虎藏龍"]),
      ("민국", ["대한민국 이야기"]), ("ファンタジー", ["ファイナルファンタジー"]),
      ("ไทย", ["ภาพยนตร์ไทย"]), ("บุญมี", ["Uncle Boonmee"]), ("千隠", []),
      ("away 神隠し", ["Spirited Away"]),
    ] as [(String, [String])])
  func signs(typed: String, expected: [String]) async throws {
    try shelf.write(
      [
        IMDbTitle(1, "Spirited Away") { $0.namesAbroad = ["千と千尋の神隠し"] },
        IMDbTitle(2, "臥虎藏龍"), IMDbTitle(3, "대한민국 이야기"),
        IMDbTitle(4, "ファイナルファンタジー"), IMDbTitle(5, "ภาพยนตร์ไทย"),
        IMDbTitle(6, "Uncle Boonmee") { $0.originalName = "ลุงบุญมีระลึกชาติ" },
      ], level: IMDbLevel(namesAbroad: true))
    #expect(try await shelf.found(typed) == expected)
  }

  @Test("Data of an earlier version is used as it is, and says what a new import adds")
  func earlierData() async throws {
    try shelf.write([IMDbTitle(1, "臥虎藏龍")])
    let file = IMDbFile(in: shelf.folderPath)
    #expect(try file.status()?.lacksPartsOfNames == false)
    try await DatabaseQueue(path: shelf.path).write {
      try $0.execute(
        sql: "UPDATE about SET status = json_remove(status, '$.hasSignPairs')")
    }
    #expect(try file.status()?.lacksPartsOfNames == true)
  }

  @Test("A word that only one well-known title has is found though it is misspelt")
  func rareWords() async throws {
    try shelf.write([IMDbTitle(1, "The Hobbit: The Desolation of Smaug", votes: 700_000)])
    let words = try await shelf.index.corrections(of: "smuag", isUnfinished: false, limit: 5)
    #expect(words.map(\.word) == ["smaug"])
  }

  @Test("The votes decide among names that match alike, and an unrated name is no better than most")
  func votes() async throws {
    try shelf.write([
      IMDbTitle(1, "Batman Begins", votes: 1_600_000),
      IMDbTitle(2, "Terminator 2: Judgment Day", votes: 1_200_000),
      IMDbTitle(3, "Blade Runner 2049", votes: 900_000),
      IMDbTitle(4, "Blade Runner", votes: 850_000),
      IMDbTitle(5, "Batman", votes: 400_000), IMDbTitle(6, "Terminator II", votes: 2_200),
      IMDbTitle(7, "Batman", .short, year: 2021),
    ])
    #expect(try await shelf.found("batman") == ["Batman", "Batman Begins", "Batman"])
    #expect(try await shelf.found("terminator 2").first == "Terminator 2: Judgment Day")
    #expect(try await shelf.found("runner blade") == ["Blade Runner", "Blade Runner 2049"])
  }

  @Test("Whole names are found whatever the way of writing, and no other title with their words")
  func wholeNames() async throws {
    try shelf.write([
      IMDbTitle(68_646, "The Godfather", votes: 2_000_000),
      IMDbTitle(211_915, "Amélie", votes: 700_000) {
        $0.originalName = "Le fabuleux destin d'Amélie Poulain"
      },
      IMDbTitle(12_345_678, "Godfather of the Short", .video),
      IMDbTitle(1_480_055, "Winter Is Coming", .tvEpisode, votes: 50_000) {
        $0.episode = IMDbEpisodePlace(series: 944_947, season: 1, number: 1)
      },
    ])
    for (name, expected) in [
      ("godfather", ["The Godfather"]), ("the godfather", ["The Godfather"]),
      ("Le Fabuleux destin d’Amélie Poulain", ["Amélie"]), ("godfather of", []),
      ("winter is coming", []),
    ] {
      var query = TitleQuery(name)
      query.isWholeName = true
      let search = try #require(LocalSearch(query))
      let hits = try await shelf.index.hits(for: search, in: 0..<50)
      #expect(hits.titles.map(\.title) == expected, "\(name)")
      #expect(hits.total == expected.count)
    }
  }
}
