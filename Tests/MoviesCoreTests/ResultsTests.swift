import MoviesCore
import OMDB
import Testing

@Suite("Results hold pages by position and titles by identity")
struct ResultsTests {
  @Test("The length is known from the first page on, whatever is held")
  func length() throws {
    var results = Results()
    #expect(results.count == 0)
    results.hold(try Samples.page(1, total: 25), number: 1)
    #expect(results.count == 25)
    #expect(results[9]?.title == "Title 10")
    #expect(results[10] == nil)
  }

  @Test("Any page may be missing")
  func sparse() throws {
    var results = Results()
    results.hold(try Samples.page(1, total: 405), number: 1)
    results.hold(try Samples.page(41, total: 405), number: 41)
    #expect(results[404]?.title == "Title 405")
    #expect(results[200] == nil)
    #expect(results.pages(ofRows: 395..<405) == 40...41)
    #expect(results.row(of: try Samples.id(405)) == 404)
  }

  @Test("A title that stands again vanishes, and the rows behind it move up")
  func duplicates() throws {
    var results = Results()
    results.hold(try Samples.page(1, total: 20), number: 1)
    var second = try Samples.page(2, total: 20)
    second.titles[0] = try Samples.title(3)
    results.hold(second, number: 2)
    #expect(results.count == 19)
    #expect(results[10]?.title == "Title 12")
    #expect(results[18]?.title == "Title 20")
    #expect(results.row(of: try Samples.id(20)) == 18)
  }

  @Test("Of two places the earlier one keeps the title, whichever page came first")
  func duplicatesInAnyOrder() throws {
    var results = Results()
    var second = try Samples.page(2, total: 20)
    second.titles[0] = try Samples.title(3)
    results.hold(second, number: 2)
    results.hold(try Samples.page(1, total: 20), number: 1)
    #expect(results.count == 19)
    #expect(results[2]?.title == "Title 3")
    #expect(results[10]?.title == "Title 12")
  }

  @Test("What vanished beyond a new end shortens the list no further")
  func shrinkingTotal() throws {
    var results = Results()
    results.hold(try Samples.page(1, total: 30), number: 1)
    var third = try Samples.page(3, total: 30)
    third.titles[8] = try Samples.title(1)
    third.titles[9] = try Samples.title(2)
    results.hold(third, number: 3)
    #expect(results.count == 28)
    results.hold(try Samples.page(2, total: 25), number: 2)
    #expect(results.count == 25)
    #expect(results[24]?.title == "Title 25")
  }

  @Test("A page with fewer titles than it should have leaves no empty rows")
  func shortPage() throws {
    var results = Results()
    var first = try Samples.page(1, total: 15)
    first.titles.removeLast(2)
    results.hold(first, number: 1)
    results.hold(try Samples.page(2, total: 15), number: 2)
    #expect(results.count == 13)
    #expect((0..<13).allSatisfy { results[$0] != nil })
  }

  @Test("The newest total counts")
  func changingTotal() throws {
    var results = Results()
    results.hold(try Samples.page(1, total: 25), number: 1)
    results.hold(try Samples.page(2, total: 22), number: 2)
    #expect(results.count == 22)
  }

  @Test("A page past the end ends the list before it")
  func pastTheEnd() throws {
    var results = Results()
    results.hold(try Samples.page(1, total: 25), number: 1)
    results.hold(try Samples.page(2, total: 25), number: 2)
    results.hold(SearchPage(titles: [], total: nil), number: 3)
    #expect(results.count == 20)
  }

  @Test("The same page again changes nothing")
  func again() throws {
    var results = Results()
    results.hold(try Samples.page(1, total: 25), number: 1)
    let before = results
    results.hold(try Samples.page(1, total: 25), number: 1)
    #expect(results == before)
  }

  @Test("No more rows are promised than OMDb serves, though it counts more")
  func reachable() throws {
    var results = Results()
    results.hold(try Samples.page(1, total: 3721), number: 1)
    #expect(results.count == 1000)
    #expect(results.total == 3721)
  }
}
