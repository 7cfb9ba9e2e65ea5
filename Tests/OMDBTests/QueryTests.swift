import OMDB
import Testing
import Titles
import Transport

@Suite("Queries", .timeLimit(.minutes(5)))
struct QueryTests {
  @Test(
    "Blanks, apostrophes and decomposed letters are put right silently",
    arguments: [
      ("  the   lamp ", "the lamp"), ("keeper’s lamp", "keeper's lamp"), ("a\tb\nc", "a b c"),
      ("Ame\u{301}lie", "Am\u{E9}lie"), ("WALL·E", "WALL·E"), ("[REC]³", "[REC]³"), ("", ""),
      ("   ", ""), ("--", ""), ("lamp; light", "lamp; light"), ("2+2=5", "2+2=5"),
    ])
  func normalizing(typed: String, text: String) {
    let query = NormalizedQuery(typed)
    #expect(Array(query.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(typed == "--" || query.omissions.isEmpty)
  }

  @Test(
    "What OMDb answers with error pages is taken out, and said",
    arguments: [
      ("<b>lamp", "b lamp", [QueryOmission.markup]),
      ("lamp &#39; light", "lamp 39; light", [.markup]),
      ("lamp' OR 1=1", "lamp", [.databaseCommand]), ("' or '1'='1", "", [.databaseCommand]),
      ("lamp' OR 1 = 1", "lamp", [.databaseCommand]),
      ("lamp -- light", "lamp light", [.databaseCommand]),
      ("lamp union select light", "lamp light", [.databaseCommand]),
      ("x'; DROP TABLE films", "x films", [.databaseCommand]),
    ])
  func takingOut(typed: String, text: String, omissions: [QueryOmission]) {
    let query = NormalizedQuery(typed)
    #expect(query.text == text)
    #expect(query.omissions == omissions)
  }

  @Test("A query that is far too long is cut, and said")
  func lengthLimit() {
    let query = NormalizedQuery(String(repeating: "a", count: 5_000))
    #expect(query.text.count == NormalizedQuery.lengthLimit)
    #expect(query.omissions == [.tail(limit: 200)])
  }

  @Test("A search asks with s, filters that are set, and a page from 1 to 100")
  func searchParameters() {
    #expect(
      SearchTitles(TitleQuery(" The  Lamp ", kind: .series, years: Years(1999)), page: 3).parameters
        == [
          QueryItem(name: "s", value: "The Lamp"), QueryItem(name: "type", value: "series"),
          QueryItem(name: "y", value: "1999"),
          QueryItem(name: "page", value: "3"),
        ])
    #expect(
      SearchTitles(TitleQuery("lamp"), page: 4_000).parameters
        == [QueryItem(name: "s", value: "lamp"), QueryItem(name: "page", value: "100")])
    #expect(
      SearchTitles(TitleQuery("lamp"), page: -1).parameters.last
        == QueryItem(name: "page", value: "1"))
  }

  @Test("A title is asked for with i or t, a season with i and Season")
  func titleParameters() {
    let id = Fixtures.seriesID
    #expect(
      FindTitle(.id(id), plot: .full).parameters
        == [QueryItem(name: "i", value: "tt7000001"), QueryItem(name: "plot", value: "full")])
    let episode = TitleID(EpisodeNumber(series: id, season: 5, episode: 14))
    #expect(
      FindTitle(.id(episode)).parameters == [
        QueryItem(name: "i", value: "tt7000001"), QueryItem(name: "Season", value: "5"),
        QueryItem(name: "Episode", value: "14"), QueryItem(name: "plot", value: "short"),
      ])
    #expect(
      FindTitle(.name(TitleQuery("lamp’s", kind: .movie, years: Years(2001)))).parameters == [
        QueryItem(name: "t", value: "lamp's"), QueryItem(name: "type", value: "movie"),
        QueryItem(name: "y", value: "2001"),
        QueryItem(name: "plot", value: "short"),
      ])
    #expect(
      FindSeason(series: id, season: 2).parameters
        == [QueryItem(name: "i", value: "tt7000001"), QueryItem(name: "Season", value: "2")])
  }
}
