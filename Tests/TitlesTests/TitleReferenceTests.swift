import Testing
import Titles

@Suite("References to titles", .timeLimit(.minutes(5)))
struct TitleReferenceTests {
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

  @Test("Every title has a page at IMDb")
  func page() {
    #expect(TitleID("tt0096895")?.imdbPage == "https://www.imdb.com/title/tt0096895/")
  }
}
