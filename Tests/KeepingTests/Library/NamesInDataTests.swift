import Keeping
import Search
import Synchronization
import Testing
import Titles
import TitlesTestSupport

@Suite("The title that a name means, over data that has all titles", .timeLimit(.minutes(1)))
struct NamesInDataTests {
  private let service = NameService([])

  /// The result for a name, where the data has these titles.
  private func outcome(
    of name: String, _ year: Int?, today: CalendarDate? = nil, among titles: TitleDetail...
  ) async -> MatchingResult {
    let data = MemoryIndex(titles, coverage: .everything)
    let local = LocalCatalogue(data) { .imdb(titles: $0.count, day: $0.day) }
    let catalogue = LayeredCatalogue(data, local: local, above: service) { 1_800_000_000 }
    var matching = NameMatching(catalogue, today: today)
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

  @Test("A name with a sign is that of a title without it only if the year is the very same")
  func signs() async {
    for (name, title) in [
      ("@ Harbour", "Harbour"), ("Harbour", "#Harbour"), ("Harbour +1", "Harbour 1"),
    ] {
      #expect(await outcome(of: name, 2001, among: film(1, title, 2001)) == .found(1))
      #expect(await outcome(of: title, 2002, among: film(1, title, 2001)) == .found(1))
      let off = await outcome(of: name, 2002, among: film(1, title, 2001))
      #expect(off == .open([1]))
    }
  }

  @Test("Of the very year, the day decides whether the only title of a name without a year is out")
  func yetToComeOut() async {
    var harbour = film(1, "Harbour", 2026)
    harbour.released = CalendarDate(year: 2026, month: 12, day: 18)
    for (month, result) in [(11, MatchingResult.open([1])), (12, .found(1))] {
      let today = CalendarDate(year: 2026, month: month, day: 20)
      #expect(await outcome(of: "Harbour", nil, today: today, among: harbour) == result)
    }
  }

  @Test("Nobody looks for misspelt words in a name whose beginning finds what may be meant")
  func noCorrections() async {
    let data = CountingIndex([film(1, "Harbour Night", 2001)])
    let local = LocalCatalogue(data) { .imdb(titles: $0.count, day: $0.day) }
    let catalogue = LayeredCatalogue(data, local: local, above: service) { 1_800_000_000 }
    var matching = NameMatching(catalogue)
    let begun = ImportedName(title: "Harbour Night Tales", year: 2001)
    #expect(await matching.result(of: begun) == .open([1]))
    #expect(data.corrections == 0)
    let misspelt = ImportedName(title: "Hrabour Nihgt", year: 2001)
    #expect(await matching.result(of: misspelt) == .open([1]))
    #expect(data.corrections > 0)
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

/// Data that counts how often somebody looks for misspelt words.
private final class CountingIndex: TitleIndex {
  private let index: MemoryIndex
  private let asked = Mutex(0)

  init(_ titles: [TitleDetail]) { index = MemoryIndex(titles, coverage: .everything) }

  var corrections: Int { asked.withLock(\.self) }
  var extent: IndexExtent { index.extent }

  func hits(for search: LocalSearch, in rows: Range<Int>) throws(CatalogueError) -> LocalHits {
    try index.hits(for: search, in: rows)
  }

  func facts(of ids: [TitleID]) -> [TitleID: SourcedFacts] { index.facts(of: ids) }
  func season(_ number: Int, of series: TitleID) -> Season? { nil }

  func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    asked.withLock { $0 += 1 }
    return try await index.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }
}
