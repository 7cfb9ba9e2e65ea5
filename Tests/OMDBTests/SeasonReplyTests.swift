import OMDB
import Testing
import Titles

@Suite("Answers about seasons and episodes", .timeLimit(.minutes(5)))
struct SeasonReplyTests {
  @Test("A season has its number, its series' title and its episodes")
  func season() throws {
    let season = try Fixtures.season(
      """
      {"Title":"Lamps","Season":"3","totalSeasons":"8","Episodes":[{"Title":"Wick",\
      "Released":"2008-07-18","Episode":"1","imdbRating":"8.1","imdbID":"tt7000002"}],\
      "Response":"True"}
      """)
    #expect(
      season
        == Season(
          title: "Lamps", number: 3, totalSeasons: 8,
          episodes: [
            EpisodeSummary(
              id: Fixtures.id(7_000_002), title: "Wick", number: 1,
              released: CalendarDate(year: 2008, month: 7, day: 18), score: 81)
          ]))
  }

  @Test("Case 25: gaps, an episode 0, N/A fields and disorder are all possible")
  func irregularSeason() throws {
    let season = try Fixtures.season(
      """
      {"Title":"Lamps","Season":"3","Episodes":[\
      {"Title":"Oil","Released":"N/A","Episode":"7","imdbRating":"N/A","imdbID":"tt7000004"},\
      {"Title":"Extra","Released":"N/A","Episode":"N/A","imdbID":"tt7000005"},\
      {"Title":"Lamps","Released":"N/A","Episode":"0","imdbRating":"7.2","imdbID":"tt7000006"},\
      {"Title":"N/A","Released":"N/A","Episode":"2","imdbRating":"8.0","imdbID":"N/A"},\
      {"Title":"Oil","Released":"N/A","Episode":"7","imdbRating":"N/A","imdbID":"tt7000004"}],\
      "Response":"True"}
      """)
    #expect(season.episodes.map(\.number) == [0, 2, 7, nil])
    #expect(season.episodes.map(\.title) == ["Lamps", "Episode 2", "Oil", "Extra"])
    #expect(season.episodes.map(\.score) == [72, 80, nil, nil])
    #expect(season.totalSeasons == nil)
  }

  @Test("Case 26: the number of seasons may be unknown, and a season not found")
  func seasonCounts() throws {
    let body = #"{"Title":"Lamps","Season":"N/A","totalSeasons":"N/A","Episodes":[]}"#
    let season = try Fixtures.season(body)
    #expect(season.totalSeasons == nil)
    #expect(season.number == 3, "what was asked for stands in")
    #expect(throws: CatalogueError.notFound) {
      try Fixtures.season(#"{"Response":"False","Error":"Series or season not found!"}"#)
    }
  }

  @Test("Case 11: what is unknown may be absent, the number of seasons included")
  func absentFields() throws {
    let season = try Fixtures.season(
      """
      {"Title":"Lamps","Season":"3","Episodes":[{"Title":"Wick","Episode":"1"},{"Episode":"2"},{}],\
      "Response":"True"}
      """)
    #expect(season.totalSeasons == nil)
    #expect(
      season.episodes
        == [
          EpisodeSummary(id: nil, title: "Wick", number: 1),
          EpisodeSummary(id: nil, title: "Episode 2", number: 2),
        ])
  }

  @Test("Case 13: numbers may be numbers")
  func bareNumbers() throws {
    let season = try Fixtures.season(
      """
      {"Title":"Lamps","Season":3,"totalSeasons":8,"Episodes":[\
      {"Title":"Wick","Episode":1,"imdbRating":8.1},{"Title":"Oil","Episode":2,"imdbRating":10}]}
      """)
    #expect(season.number == 3)
    #expect(season.totalSeasons == 8)
    #expect(season.episodes.map(\.number) == [1, 2])
    #expect(season.episodes.map(\.score) == [81, 100])
  }

  @Test("Case 19: an episode that is listed twice is read once, by its id or its number and title")
  func repeatedEpisodes() throws {
    let season = try Fixtures.season(
      """
      {"Title":"Lamps","Season":"3","Episodes":[\
      {"Title":"Wick","Episode":"1","imdbID":"tt7000002"},\
      {"Title":"The Wick","Episode":"1","imdbID":"tt7000002"},\
      {"Title":"Oil","Episode":"2","imdbID":"N/A"},{"Title":"Oil","Episode":"2","imdbID":"N/A"},\
      {"Title":"Oil","Episode":"3","imdbID":"N/A"}]}
      """)
    #expect(season.episodes.map(\.title) == ["Wick", "Oil", "Oil"])
    #expect(season.episodes.map(\.number) == [1, 2, 3])
  }

  @Test("A season without episodes is one, however that is said", arguments: ["[]", #""N/A""#])
  func emptySeason(episodes: String) throws {
    let season = try Fixtures.season(#"{"Title":"Lamps","Season":"3","Episodes":\#(episodes)}"#)
    #expect(season.episodes.isEmpty)
  }

  @Test("Case 27: an episode without a series is a title")
  func orphan() throws {
    let episode = try Fixtures.title(
      #""Type":"episode","Season":"N/A","Episode":"N/A","seriesID":"N/A""#)
    #expect(episode.kind == .episode)
    #expect(episode.season == nil)
    #expect(episode.episode == nil)
    #expect(episode.seriesID == nil)
  }

  @Test("An episode knows its series")
  func episode() throws {
    let episode = try Fixtures.title(
      #""Type":"episode","Season":"3","Episode":"10","seriesID":"tt7000001","imdbVotes":"918""#)
    #expect(episode.season == 3)
    #expect(episode.episode == 10)
    #expect(episode.seriesID == Fixtures.seriesID)
  }

  @Test("A title in place of a season is unreadable")
  func titleInPlaceOfSeason() {
    #expect(throws: CatalogueError.unreadable(reason: "it has no list of episodes")) {
      try Fixtures.season(#"{"Title":"Lamps","imdbID":"tt7000001","Response":"True"}"#)
    }
  }
}
