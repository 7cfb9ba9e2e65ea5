import Search
import Testing
import Titles
import TitlesTestSupport

@Suite("A catalogue, and what is on this machine", .timeLimit(.minutes(5)))
struct SearchableCatalogueTests {
  private let local = LocalCatalogue(
    MemoryIndex(KnownTitles.all), source: { .local(titles: $0.count) })

  private func catalogue(
    _ pages: [Result<TitlePage, CatalogueError>]
  ) -> SearchableCatalogue {
    SearchableCatalogue(ScriptedCatalogue(pages: pages), local: local)
  }

  private func page(_ titles: [TitleDetail], details: [TitleDetail] = []) -> TitlePage {
    TitlePage(
      titles.map { TitleSummary($0) }, total: titles.count, size: 10, last: 100,
      query: TitleQuery("amelie"), details: details)
  }

  @Test("Without going further, titles on this machine answer, in part")
  func here() async throws {
    let catalogue = catalogue([])
    let answer = try await catalogue.titles(
      matching: TitleQuery("amelie"), page: 1, reach: .here)
    #expect(answer.value.titles == [TitleSummary(KnownTitles.amelie)])
    #expect(answer.quality == .partial)
    #expect(answer.source == .local(titles: 6))
  }

  @Test("The other catalogue's answer is preferred where it has kept one")
  func kept() async throws {
    let catalogue = catalogue([.success(page([KnownTitles.sherlock]))])
    let answer = try await catalogue.titles(
      matching: TitleQuery("amelie"), page: 1, reach: .here)
    #expect(answer.value.titles == [TitleSummary(KnownTitles.sherlock)])
    #expect(answer.source == .custom(host: "test"))
  }

  @Test(
    "Further, the other catalogue is asked, and its errors are the answer",
    arguments: [CachePolicy.anywhere, .afresh])
  func further(reach: CachePolicy) async throws {
    let query = TitleQuery("amelie")
    await #expect(throws: CatalogueError.notFound) {
      try await catalogue([]).titles(matching: query, page: 1, reach: reach)
    }
    let answer = try await catalogue([.success(page([KnownTitles.sherlock]))])
      .titles(matching: query, page: 1, reach: reach)
    #expect(answer.source == .custom(host: "test"))
  }

  @Test("A further page of the other catalogue's list is never made of titles on this machine")
  func furtherPage() async throws {
    await #expect(throws: CatalogueError.notFound) {
      try await catalogue([]).titles(matching: TitleQuery("amelie"), page: 2, reach: .here)
    }
  }

  @Test("What is known of titles comes with them, unless they come with all their facts")
  func known() async throws {
    let titles = [KnownTitles.sherlock, KnownTitles.amelie]
    let catalogue = catalogue([.success(page(titles, details: [KnownTitles.amelie]))])
    let answer = try await catalogue.titles(
      matching: TitleQuery("amelie"), page: 1, reach: .anywhere)
    #expect(answer.value.known == [KnownTitles.sherlock])
  }

  @Test("An expression is answered on this machine alone, and completely")
  func expression() async throws {
    let query = TitleQuery(try TitleExpression(parsing: "amelie"))
    let catalogue = catalogue([.success(page([KnownTitles.sherlock]))])
    for reach in [CachePolicy.here, .anywhere, .afresh] {
      let answer = try await catalogue.titles(matching: query, page: 1, reach: reach)
      #expect(answer.value.titles == [TitleSummary(KnownTitles.amelie)])
      #expect(answer.quality == .complete)
    }
  }
}
