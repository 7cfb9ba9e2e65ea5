import Foundation
import MoviesCore
import TestSupport
import Testing
import Titles

@Suite("Results hold rows in their order, page by page", .timeLimit(.minutes(5)))
struct ResultsTests {
  @Test("The length is known from the first page on, whatever is held")
  func length() throws {
    var results = Results()
    #expect(results.count == 0)
    results.hold(ListPart(try Samples.page(1, total: 25)), number: 1)
    #expect(results.count == 25)
    #expect(try results[9] == Samples.id(10))
    #expect(results[10] == nil)
  }

  @Test("Any page may be missing")
  func sparse() throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: 405)), number: 1)
    results.hold(ListPart(try Samples.page(41, total: 405)), number: 41)
    #expect(try results[404] == Samples.id(405))
    #expect(results[200] == nil)
    #expect(results.pages(ofRows: 395..<405) == 40...41)
    #expect(results.row(of: try Samples.id(405)) == 404)
  }

  @Test("A page that no list has is left aside", arguments: [-999_999_999_999, -1, 0, 101, .max])
  func impossiblePage(number: Int) throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: 1)), number: number)
    results.hold(ListPart(try Samples.page(1, total: 8)), number: 1)
    #expect(results.pages(ofRows: 0..<8) == 1...1)
    #expect(results.pages.count == 1)
  }

  @Test("A title that stands again vanishes, and the rows behind it move up")
  func duplicates() throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: 20)), number: 1)
    var second = try Samples.page(2, total: 20)
    second.titles[0] = try Samples.title(3)
    results.hold(ListPart(second), number: 2)
    #expect(results.count == 19)
    #expect(try results[10] == Samples.id(12))
    #expect(try results[18] == Samples.id(20))
    #expect(results.row(of: try Samples.id(20)) == 18)
  }

  @Test("Of two places the earlier one keeps the title, whichever page came first")
  func duplicatesInAnyOrder() throws {
    var results = Results()
    var second = try Samples.page(2, total: 20)
    second.titles[0] = try Samples.title(3)
    results.hold(ListPart(second), number: 2)
    results.hold(ListPart(try Samples.page(1, total: 20)), number: 1)
    #expect(results.count == 19)
    #expect(try results[2] == Samples.id(3))
    #expect(try results[10] == Samples.id(12))
  }

  @Test("Rows that came stay, though the service counts fewer meanwhile")
  func shrinkingTotal() throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: 30)), number: 1)
    var third = try Samples.page(3, total: 30)
    third.titles[8] = try Samples.title(1)
    third.titles[9] = try Samples.title(2)
    results.hold(ListPart(third), number: 3)
    #expect(results.count == 28)
    results.hold(ListPart(try Samples.page(2, total: 25)), number: 2)
    #expect(results.count == 28)
    #expect(try results[27] == Samples.id(28))
  }

  @Test(
    "A page may have any size, and every row that it brings is one", arguments: [1, 7, 100, 1_500])
  func anyPageSize(size: Int) throws {
    var results = Results()
    let total = size * 4 - size / 2
    for number in [1, 4, 2, 3] {
      results.hold(ListPart(try Samples.page(number, total: total, size: size)), number: number)
      #expect(results.count == total)
    }
    for row in 0..<total { #expect(try results[row] == Samples.id(row + 1)) }
    #expect(results.pages(ofRows: 0..<total) == 1...4)
  }

  @Test("A service that ignores the page has as many rows as titles")
  func samePageAgain() throws {
    var results = Results()
    let page = Samples.page(try (1...20).map(Samples.title), total: 100)
    for number in 1...5 { results.hold(ListPart(page), number: number) }
    #expect(results.count == 20)
    #expect(try (0..<20).allSatisfy { try results[$0] == Samples.id($0 + 1) })
  }

  @Test("More rows than the service counts are all rows")
  func moreThanCounted() throws {
    var results = Results()
    results.hold(
      ListPart(Samples.page(try (1...1_500).map(Samples.title), total: 3)), number: 1)
    #expect(results.count == 1_500)
    #expect(try results[1_499] == Samples.id(1500))
  }

  @Test("However pages come, every title held is one row, and no row is twice")
  func anyPages() throws {
    var random = SplitMix(seed: 20_261_121)
    for _ in 1...300 {
      var results = Results()
      for _ in 1...Int.random(in: 1...8, using: &random) {
        let titles = try (0..<Int.random(in: 0...30, using: &random)).map { _ in
          try Samples.title(Int.random(in: 1...60, using: &random))
        }
        let total = Bool.random(using: &random) ? Int.random(in: 0...2_000, using: &random) : nil
        let sent = Int.random(in: 0...40, using: &random)
        results.hold(
          ListPart(Samples.page(titles, total: total, sent: sent)),
          number: Int.random(in: -1...102, using: &random))
      }
      let held = Set(results.pages.values.joined())
      let shown = (0..<results.count).compactMap { results[$0] }
      #expect(shown.count == held.count)
      #expect(Set(shown) == held)
      for id in held {
        let row = try #require(results.row(of: id))
        #expect(results[row] == id)
      }
      #expect(results[-1] == nil && results[results.count] == nil)
    }
  }

  @Test("Written down and read again, the rows are the same")
  func coding() throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: 90, size: 20)), number: 1)
    results.hold(ListPart(try Samples.page(3, total: 90, size: 20)), number: 3)
    let data = try JSONEncoder().encode(results)
    #expect(try JSONDecoder().decode(Results.self, from: data) == results)
  }

  @Test("A page with fewer titles than it should have leaves no empty rows")
  func shortPage() throws {
    var results = Results()
    var first = try Samples.page(1, total: 15)
    first.titles.removeLast(2)
    results.hold(ListPart(first), number: 1)
    results.hold(ListPart(try Samples.page(2, total: 15)), number: 2)
    #expect(results.count == 13)
    #expect((0..<13).allSatisfy { results[$0] != nil })
  }

  @Test(
    "A list has as many pages as its rows fill, and the last one may be full", arguments: 9...31)
  func lastPage(total: Int) throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: total)), number: 1)
    let pages = (total + 9) / 10
    #expect(results.missingPages == (pages < 2 ? [] : Array(2...pages)))
    #expect(results.pages(ofRows: 0..<total) == 1...pages)
    #expect(results.count == total)
    #expect(results.pages(ofRows: total..<(total + 5)) == nil)
  }

  @Test("The last page that a source serves is held, and none behind it")
  func lastServedPage() throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: 3_721)), number: 1)
    results.hold(ListPart(try Samples.page(100, total: 3_721)), number: 100)
    results.hold(ListPart(try Samples.page(101, total: 3_721)), number: 101)
    #expect(results.pages.keys.sorted() == [1, 100])
    #expect(try results[999] == Samples.id(1_000))
    #expect(results.missingPages == Array(2...99))
  }

  @Test("The newest total counts")
  func changingTotal() throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: 25)), number: 1)
    results.hold(ListPart(try Samples.page(2, total: 22)), number: 2)
    #expect(results.count == 22)
  }

  @Test("A page past the end ends the list before it")
  func pastTheEnd() throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: 25)), number: 1)
    results.hold(ListPart(try Samples.page(2, total: 25)), number: 2)
    results.hold(ListPart(Samples.page([], total: nil)), number: 3)
    #expect(results.count == 20)
  }

  @Test("The same page again changes nothing")
  func again() throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: 25)), number: 1)
    let before = results
    results.hold(ListPart(try Samples.page(1, total: 25)), number: 1)
    #expect(results == before)
  }

  @Test("No more rows are promised than OMDb serves, though it counts more")
  func reachable() throws {
    var results = Results()
    results.hold(ListPart(try Samples.page(1, total: 3721)), number: 1)
    #expect(results.count == 1000)
    #expect(results.total == 3721)
  }
}
