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
