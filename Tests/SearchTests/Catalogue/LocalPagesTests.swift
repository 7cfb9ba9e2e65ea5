import Search
import Testing
import Titles
import TitlesTestSupport

@Suite("The pages of searches that are answered on this machine", .timeLimit(.minutes(5)))
struct LocalPagesTests {
  @Test("Pages follow each other, and after the last one there is nothing")
  func pages() async throws {
    let titles = (1...120).map { TitleDetail(id: TitlesTestSupport.id($0), title: "Film \($0)") }
    let catalogue = LocalCatalogue(MemoryIndex(titles), source: { .local(titles: $0.count) })
    let query = TitleQuery("film")
    var found: [TitleID] = []
    for page in 1...3 {
      let page = try await catalogue.titles(matching: query, page: page).value
      #expect(page.total == 120)
      found += page.titles.map(\.id)
    }
    #expect(Set(found) == Set(titles.map(\.id)) && found.count == 120)
    for page in [4, 201, Int.max] {
      #expect(try await catalogue.titles(matching: query, page: page).value.titles.isEmpty)
    }
  }

  @Test("The last page that is served is the 200th")
  func lastPage() async throws {
    let catalogue = LocalCatalogue(EndlessIndex(), source: { .local(titles: $0.count) })
    func page(_ number: Int) async throws -> TitlePage {
      try await catalogue.titles(matching: TitleQuery("film"), page: number).value
    }
    #expect(try await page(1).titles.map(\.title).first == "Film 0")
    #expect(try await page(200).titles.map(\.title).last == "Film 9999")
    #expect(try await page(200).last == 200)
    #expect(try await page(201).titles.isEmpty)
  }

  @Test("Hits beyond a thousand are not counted to the end")
  func manyHits() async throws {
    let catalogue = LocalCatalogue(EndlessIndex(), source: { .local(titles: $0.count) })
    let page = try await catalogue.titles(matching: TitleQuery("film"), page: 1).value
    #expect(page.total == nil && page.leastTotal == 1_000)
  }

  @Test("An index that has everything of its source answers completely")
  func everything() async throws {
    let index = MemoryIndex(KnownTitles.all, coverage: .everything)
    let catalogue = LocalCatalogue(index, source: { .local(titles: $0.count) })
    let answer = try await catalogue.titles(matching: TitleQuery("amelie"), page: 1)
    #expect(answer.quality == .complete && answer.reach == .here)
    #expect(try await catalogue.title(.id(KnownTitles.amelie.id)).quality == .complete)
  }

  @Test("Of a title without facts nothing more is known, where everything is")
  func withoutFacts() async throws {
    let title = KnownTitles.unknown
    for (coverage, known) in [(IndexExtent.Coverage.everything, [title]), (.seen, [])] {
      let index = MemoryIndex([title], coverage: coverage)
      let catalogue = LocalCatalogue(index, source: { .local(titles: $0.count) })
      let answer = try await catalogue.titles(matching: TitleQuery("spider"), page: 1)
      #expect(answer.value.titles == [TitleSummary(title)])
      #expect(answer.value.known == known)
    }
  }
}
