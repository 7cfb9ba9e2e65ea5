import Testing
import Titles
import TitlesTestSupport

@Suite("Titles collected over pages", .timeLimit(.minutes(5)))
struct TitleListTests {
  private static let query = TitleQuery("lamp")

  @Test("Pages are asked for until there are enough titles")
  func enough() async {
    let catalogue = ScriptedCatalogue(pages: [page(1...10), page(11...20), .failure(.blocked)])
    let list = await catalogue.titles(matching: Self.query, limit: 15)
    #expect(list.titles.map(\.id) == (1...15).map(id))
    #expect(list.total == 100)
    #expect(list.missingPages == 8)
    #expect(list.error == nil)
  }

  @Test("The last page ends the list")
  func lastPage() async {
    let catalogue = ScriptedCatalogue(pages: [page(1...10, total: 14), page(11...14, total: 14)])
    let list = await catalogue.titles(matching: Self.query, limit: 50)
    #expect(list.titles.count == 14)
    #expect(list.missingPages == 0)
    #expect(list.error == nil)
  }

  @Test("A page with nothing new ends the list, whatever is counted")
  func repetitions() async {
    let catalogue = ScriptedCatalogue(pages: [page(1...10), page(1...10), .failure(.blocked)])
    let list = await catalogue.titles(matching: Self.query, limit: 50)
    #expect(list.titles.count == 10)
    #expect(list.error == nil)
  }

  @Test("What came before an error is kept beside it")
  func error() async {
    let catalogue = ScriptedCatalogue(pages: [page(1...10), .failure(.limitReached)])
    let list = await catalogue.titles(matching: Self.query, limit: 50)
    #expect(list.titles.count == 10)
    #expect(list.error == .limitReached)
  }

  @Test("Without any title there is an error")
  func nothing() async {
    let list = await ScriptedCatalogue(pages: [page([])]).titles(matching: Self.query, limit: 5)
    #expect(list.titles.isEmpty)
    #expect(list.error == .notFound)
  }

  @Test("Where nothing matches there are none, where nobody says how many there are is not known")
  func total() async {
    let none = ScriptedCatalogue(pages: [.failure(.notFound)])
    #expect(await none.titles(matching: Self.query, limit: 5).total == 0)
    let refused = ScriptedCatalogue(pages: [.failure(.tooManyResults)])
    #expect(await refused.titles(matching: Self.query, limit: 5).total == nil)
  }

  @Test("How the titles were found is kept, and further pages are asked by what found them")
  func fallback() async {
    let catalogue = ScriptedCatalogue(
      pages: [page(1...10, further: "lamp*"), page(11...20)], furtherQuery: TitleQuery("lamp*"),
      fallback: .words("lamp*", .wordBeginning))
    let list = await catalogue.titles(matching: Self.query, limit: 20)
    #expect(list.fallback == .words("lamp*", .wordBeginning))
    #expect(list.titles.count == 20)
  }

  private func page(
    _ numbers: some Sequence<Int>, total: Int = 100, further: String = "lamp"
  ) -> Result<TitlePage, CatalogueError> {
    let titles = numbers.map { TitleSummary(id: id($0), title: "Lamp \($0)") }
    return .success(
      TitlePage(titles, total: total, size: 10, last: 100, query: TitleQuery(further)))
  }
}
