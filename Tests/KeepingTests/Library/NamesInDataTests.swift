import Keeping
import Search
import Testing
import Titles
import TitlesTestSupport

@Suite("The title that a name means, over data that has all titles", .timeLimit(.minutes(1)))
struct NamesInDataTests {
  private let service = NameService([])

  /// The result for a name, where the data has these titles.
  private func outcome(
    of name: String, _ year: Int, among titles: TitleDetail...
  ) async -> MatchingResult {
    let data = MemoryIndex(titles, coverage: .everything)
    let local = LocalCatalogue(data) { .imdb(titles: $0.count, day: $0.day) }
    let catalogue = LayeredCatalogue(data, local: local, above: service) { 1_800_000_000 }
    var matching = NameMatching(catalogue)
    return await matching.result(of: ImportedName(title: name, year: year, kind: nil))
  }

  @Test(
    "One year off is certain, without a request, where no other title has the name",
    arguments: [2000, 2001, 2002])
  func oneYearOff(year: Int) async {
    #expect(await outcome(of: "Harbour", year, among: film(1, "Harbour", 2001)) == .found(1))
    #expect(service.requests.isEmpty)
  }

  @Test("A namesake within two years leaves the name open", arguments: [1999, 2000, 2002, 2003])
  func namesake(year: Int) async {
    let titles = (film(1, "Harbour", 2002), film(2, "Harbour", year == 2002 ? 2003 : year))
    let outcome = await outcome(of: "Harbour", 2001, among: titles.0, titles.1)
    guard case .open = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test("A namesake of three years before or after does not", arguments: [1998, 2005])
  func farNamesake(year: Int) async {
    let (near, far) = (film(1, "Harbour", 2002), film(2, "Harbour", year))
    #expect(await outcome(of: "Harbour", 2001, among: near, far) == .found(1))
  }

  @Test("Of two from the very year, the name stays open")
  func sameYear() async {
    let titles = (film(1, "Quay", 2003), film(2, "Quay", 2003))
    guard case .open = await outcome(of: "Quay", 2003, among: titles.0, titles.1) else {
      Issue.record("It is not open")
      return
    }
  }
}
