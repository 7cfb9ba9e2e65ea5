import OMDB
import Testing
import Titles

@Suite("Answers to searches", .timeLimit(.minutes(5)))
struct SearchReplyTests {
  @Test("A page of a search has its rows in order, and the total as a number")
  func page() throws {
    let page = try Fixtures.search(
      """
      {"Search":[{"Title":"The Lamp","Year":"2001","imdbID":"tt7000001","Type":"movie",\
      "Poster":"https://example.org/a@b._V1_SX300.jpg"},{"Title":"Lamps","Year":"1999–",\
      "imdbID":"tt7000002","Type":"series","Poster":"N/A"}],"totalResults":"12","Response":"True"}
      """)
    #expect(page.total == 12)
    #expect(
      page.titles == [
        TitleSummary(
          id: Fixtures.id(7_000_001), title: "The Lamp", years: YearRange(2001), kind: .movie,
          poster: "https://example.org/a@b._V1_SX300.jpg"),
        TitleSummary(
          id: Fixtures.id(7_000_002), title: "Lamps", years: YearRange(start: 1999, end: nil),
          kind: .series),
      ])
  }

  @Test("Case 11: keys of later years may be absent")
  func absentKeys() throws {
    let page = try Fixtures.search(#"{"Search":[{"Title":"Lamp","imdbID":"tt7000001"}]}"#)
    #expect(page.titles == [TitleSummary(id: Fixtures.id(7_000_001), title: "Lamp")])
    #expect(page.total == nil)
  }

  @Test("A row with a broken field keeps the others, and the page its other rows")
  func brokenField() throws {
    let page = try Fixtures.search(
      """
      {"Search":[{"Title":["x"],"Year":{},"imdbID":"tt7000001","Type":7,"Poster":null},\
      {"Title":"No id"},"row",\(Fixtures.row(7_000_002))],"totalResults":4,"Response":true}
      """)
    #expect(page.titles.map(\.title) == ["tt7000001", "The Lamp"])
    #expect(page.total == 4)
  }

  @Test("A list without a row means that nothing matches")
  func noRows() {
    #expect(throws: CatalogueError.notFound) {
      try Fixtures.search(#"{"Search":[],"totalResults":"0","Response":"True"}"#)
    }
  }

  @Test(
    "A list of which no row has an id cannot be read",
    arguments: [#"[{"Title":"No id"}]"#, #"[{"imdbID":"nm0000001"}]"#, #"["row", 1]"#])
  func noTitles(rows: String) {
    #expect(throws: CatalogueError.unreadable(reason: "none of its titles has an id")) {
      try Fixtures.search(#"{"Search":\#(rows),"totalResults":"1","Response":"True"}"#)
    }
  }

  @Test("What is no list of titles cannot be read", arguments: ["null", "{}", #""N/A""#, "7"])
  func noList(value: String) {
    #expect(throws: CatalogueError.unreadable(reason: "it has no list of titles")) {
      try Fixtures.search(#"{"Search":\#(value),"Response":"True"}"#)
    }
  }

  @Test("Case 19: titles that are sent twice are shown once, and the total stays")
  func duplicates() throws {
    let rows = [7_000_001, 7_000_002, 7_000_001].map { Fixtures.row($0) }
    let page = try Fixtures.search(
      #"{"Search":[\#(rows.joined(separator: ","))],"totalResults":"3","Response":"True"}"#)
    #expect(page.titles.map(\.id) == [Fixtures.id(7_000_001), Fixtures.id(7_000_002)])
    #expect(page.sent == 3)
    #expect(page.total == 3)
  }

  @Test("Case 20: the last page is known by what was sent, and no page beyond 100 is asked for")
  func paging() {
    #expect(!lastPage(total: 11, sent: 10).isLast(1, rowsBefore: 0))
    #expect(lastPage(total: 11, sent: 1).isLast(2, rowsBefore: 10))
    #expect(lastPage(total: 250, sent: 50).isLast(3, rowsBefore: 200))
    #expect(lastPage(total: 8_000, sent: 10).isLast(100, rowsBefore: 990))
  }

  @Test("Case 21: without a total, a page that is not full is the last one")
  func missingTotal() throws {
    let page = try Fixtures.search(#"{"Search":[\#(Fixtures.row(7_000_001))],"Response":"True"}"#)
    #expect(page.isLast(1, rowsBefore: 0))
    #expect(!lastPage(total: nil, sent: 10).isLast(1, rowsBefore: 0))
  }

  @Test("Case 21: the limit on a later page is an error of its own")
  func limitOnLaterPage() {
    #expect(throws: CatalogueError.limitReached) {
      try SearchTitles(TitleQuery("lamp"), page: 10).response(
        in: Fixtures.reply(
          #"{"Response":"False","Error":"Request limit reached!"}"#, status: 401))
    }
  }

  @Test("Case 28: games are titles too")
  func games() throws {
    let page = try Fixtures.search(
      """
      {"Search":[{"Title":"Lamp: The Game","Year":"2011","imdbID":"tt7000009","Type":"game",\
      "Poster":"N/A"}],"totalResults":"1","Response":"True"}
      """)
    #expect(page.titles.first?.kind == .game)
    #expect(page.titles.first?.poster == nil)
  }

  @Test(
    "Case 29: ids keep their zeros and may be longer than seven digits",
    arguments: ["tt0000417", "tt12345678", "tt1234567890"])
  func ids(id: String) throws {
    let page = try Fixtures.search(#"{"Search":[{"Title":"Lamp","imdbID":"\#(id)"}]}"#)
    #expect(page.titles.first?.id.rawValue == id)
  }

  @Test(
    "Case 34: titles in any script come through as they are",
    arguments: ["Zoé à l'école", "[CUT]³ Ende", "LAMP·E", "灯台守", "Ø", "Лампа", "Lampada 💡"])
  func scripts(title: String) throws {
    let page = try Fixtures.search(
      #"{"Search":[\#(Fixtures.row(7_000_001, title: title))],"Response":"True"}"#)
    #expect(page.titles.first?.title == title)
  }

  @Test("Case 35: long titles with punctuation are whole")
  func longTitles() throws {
    let title = String(repeating: "The Keeper's Lamp: North; South - East, ", count: 3) + "West"
    let page = try Fixtures.search(
      #"{"Search":[\#(Fixtures.row(7_000_001, title: title))],"Response":"True"}"#)
    #expect(page.titles.first?.title == title)
  }

  @Test("Case 36: the same title and year with different ids are different titles")
  func namesakes() throws {
    let rows = [7_000_001, 7_000_002].map { Fixtures.row($0) }.joined(separator: ",")
    let page = try Fixtures.search(#"{"Search":[\#(rows)],"totalResults":"2"}"#)
    #expect(page.titles.count == 2)
  }

  private func lastPage(total: Int?, sent: Int) -> TitlePage {
    TitlePage([], total: total, sent: sent, size: 10, last: 100, query: TitleQuery("lamp"))
  }
}
