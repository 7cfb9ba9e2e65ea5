import Testing

@testable import Titles

@Suite("The id of an episode that is known by its place", .timeLimit(.minutes(5)))
struct EpisodePlaceIDTests {
  private func place(_ season: Int, _ episode: Int) throws -> EpisodeNumber {
    EpisodeNumber(
      series: try #require(TitleID("tt0903747")), season: season, episode: episode)
  }

  @Test(
    "It is written and read, and leads to the list of its season",
    arguments: [(5, 14, "s05e14"), (0, 1, "s00e01"), (2009, 123, "s2009e123"), (1, 0, "s01e00")])
  func written(season: Int, episode: Int, text: String) throws {
    let place = try place(season, episode)
    let id = TitleID(place)
    #expect(id.rawValue == "tt0903747-\(text)")
    #expect(TitleID(id.rawValue) == id)
    #expect(TitleID(id.rawValue)?.place == place)
    #expect(TitleReference.parse(id.rawValue.uppercased()) == id)
    #expect(
      id.imdbPage == "https://www.imdb.com/title/tt0903747/episodes/?season=\(season)")
  }

  @Test(
    "Nothing else is one",
    arguments: [
      "tt0903747-s5e14", "tt0903747-s05e014", "tt0903747-s05", "tt0903747-s-5e14", "tt0903747-",
      "tt0903747-s05e14-s05e14", "tt0903747-s05e14e15", "tt09-s05e14", "tt0903747-s05e+14",
      "tt0903747-s05e99999999999999999999", "tt0903747-s05e١٤",
    ])
  func others(text: String) { #expect(TitleID(text) == nil) }

  @Test("In a season, episodes with a number of their own get one; ids stay what they are")
  func seasons() throws {
    let id = try #require(TitleID("tt0000501"))
    let series = try #require(TitleID("tt0903747"))
    let season = Season(
      title: "A Series", number: 1, totalSeasons: 1,
      episodes: [
        EpisodeSummary(id: id, title: "One", number: 1),
        EpisodeSummary(id: nil, title: "Two", number: 2),
        EpisodeSummary(id: nil, title: "Three", number: 3),
        EpisodeSummary(id: nil, title: "Also three", number: 3),
        EpisodeSummary(id: nil, title: "Some time"),
      ])
    let ids = season.identified(in: series, as: 1).episodes.map(\.id)
    #expect(ids == [id, TitleID(try place(1, 2)), nil, nil, nil])
  }
}
