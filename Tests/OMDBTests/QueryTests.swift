import OMDB
import Testing

@Suite("Queries")
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
    #expect(typed == "--" || query.changes.isEmpty)
  }

  @Test(
    "What OMDb answers with error pages is taken out, and said",
    arguments: [
      ("<b>lamp", "b lamp", [NormalizedQuery.Change.markup]),
      ("lamp &#39; light", "lamp 39; light", [.markup]),
      ("lamp' OR 1=1", "lamp", [.databaseCommand]), ("' or '1'='1", "", [.databaseCommand]),
      ("lamp' OR 1 = 1", "lamp", [.databaseCommand]),
      ("lamp -- light", "lamp light", [.databaseCommand]),
      ("lamp union select light", "lamp light", [.databaseCommand]),
      ("x'; DROP TABLE films", "x films", [.databaseCommand]),
    ])
  func takingOut(typed: String, text: String, changes: [NormalizedQuery.Change]) {
    let query = NormalizedQuery(typed)
    #expect(query.text == text)
    #expect(query.changes == changes)
  }

  @Test("A query that is far too long is cut, and said")
  func lengthLimit() {
    let query = NormalizedQuery(String(repeating: "a", count: 5_000))
    #expect(query.text.count == NormalizedQuery.lengthLimit)
    #expect(query.changes == [.tail])
  }

  @Test("Every change has words for a person")
  func explanations() {
    let explanations = Set(NormalizedQuery.Change.allCases.map(\.explanation))
    #expect(explanations.count == NormalizedQuery.Change.allCases.count)
  }

  @Test(
    "An id, or any address at IMDb with one in it, names a title",
    arguments: [
      "tt0096895", " tt0096895 ", "TT0096895", "https://www.imdb.com/title/tt0096895/",
      "http://imdb.com/title/tt0096895", "m.imdb.com/title/tt0096895/?ref_=nv_sr_1",
      "https://www.imdb.com/de/title/tt0096895/fullcredits#cast", "www.imdb.com/title/tt0096895/",
      "https://www.imdb.com:443/title/tt0096895",
    ])
  func references(text: String) {
    #expect(TitleReference.parse(text)?.rawValue == "tt0096895")
  }

  @Test(
    "Anything else names no title",
    arguments: [
      "", "batman", "tt12", "tt", "about tt0096895", "https://example.com/tt0096895",
      "https://notimdb.com/title/tt0096895", "https://www.imdb.com/name/nm0000206/",
      "https://example.com/?imdb.com/title/tt0096895",
    ])
  func noReferences(text: String) {
    #expect(TitleReference.parse(text) == nil)
  }

  @Test("A search asks with s, filters that are set, and a page from 1 to 100")
  func searchParameters() {
    #expect(
      SearchTitles(text: " The  Lamp ", kind: .series, year: 1999, page: 3).parameters == [
        Parameter("s", "The Lamp"), Parameter("type", "series"), Parameter("y", "1999"),
        Parameter("page", "3"),
      ])
    #expect(
      SearchTitles(text: "lamp", page: 4_000).parameters
        == [Parameter("s", "lamp"), Parameter("page", "100")])
    #expect(SearchTitles(text: "lamp", page: -1).parameters.last == Parameter("page", "1"))
  }

  @Test("A title is asked for with i or t, a season with i and Season")
  func titleParameters() {
    let id = Fixtures.seriesID
    #expect(
      FindTitle(.id(id), plot: .full).parameters
        == [Parameter("i", "tt7000001"), Parameter("plot", "full")])
    #expect(
      FindTitle(.name("lamp’s", kind: .movie, year: 2001)).parameters == [
        Parameter("t", "lamp's"), Parameter("type", "movie"), Parameter("y", "2001"),
        Parameter("plot", "short"),
      ])
    #expect(
      FindSeason(series: id, season: 2).parameters
        == [Parameter("i", "tt7000001"), Parameter("Season", "2")])
  }
}
