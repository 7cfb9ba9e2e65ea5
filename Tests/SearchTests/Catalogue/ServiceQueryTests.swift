import Search
import Testing
import Titles

@Suite("What a service can be asked of an expression", .timeLimit(.minutes(5)))
struct ServiceQueryTests {
  @Test(
    "Words, phrases and titles, one kind and years",
    arguments: [
      ("alien", TitleQuery("alien")),
      ("star \"a new  hope\" wars", TitleQuery("star a new hope wars")),
      ("title:alien", TitleQuery("alien")), ("title:\"a b\" c", TitleQuery("a b c")),
      ("alien type:movie", TitleQuery("alien", kind: .movie)),
      ("alien year:1979", TitleQuery("alien", years: Years(1979))),
      ("decade:70s alien", TitleQuery("alien", years: Years(1970...1979))),
      ("alien year<1980 type:film", TitleQuery("alien", kind: .movie, years: Years(1870...1979))),
      ("alien year:1980..", TitleQuery("alien", years: Years(1980...2100))),
    ])
  func query(text: String, query: TitleQuery) throws {
    #expect(try TitleExpression(parsing: text).serviceQuery == query)
  }

  @Test(
    "Not where there is more to it, or no words",
    arguments: [
      "", "type:movie", "year:1979", "alien sort:year", "not alien", "alien or aliens",
      "alien genre:horror", "alien rating>7", "alien type:movie type:game",
      "alien seen:no", "alien mine>7", "list:noir", "alien year:1979 year:1980", "alien year<1870",
      "alien (type:movie or type:game)",
    ])
  func noQuery(text: String) throws {
    #expect(try TitleExpression(parsing: text).serviceQuery == nil)
  }
}
