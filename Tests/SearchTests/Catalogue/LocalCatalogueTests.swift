import Search
import Storage
import Testing
import Titles
import TitlesTestSupport

@Suite("Searches that are answered on this machine", .timeLimit(.minutes(5)))
struct LocalCatalogueTests {
  private let catalogue = LocalCatalogue(
    MemoryIndex(KnownTitles.all), source: { .local(titles: $0.count) })

  private func answer(
    _ typed: String, kind: TitleKind? = nil, years: Years? = nil, page: Int = 1
  ) async throws -> Answer<TitlePage> {
    let query = try #require(TitleQuery(typed: typed, kind: kind, years: years))
    return try await catalogue.titles(matching: query, page: page)
  }

  private func names(_ typed: String, kind: TitleKind? = nil, years: Years? = nil) async throws
    -> [String]
  {
    try await answer(typed, kind: kind, years: years).value.titles.map(\.title)
  }

  @Test("An answer has the rows, what is known of them, and where they are from")
  func answer() async throws {
    let answer = try await answer("amelie")
    #expect(answer.value.titles == [TitleSummary(KnownTitles.amelie)])
    #expect(answer.value.known == [KnownTitles.amelie])
    #expect(answer.value.total == 1)
    #expect(answer.source == .local(titles: 6))
    #expect(answer.quality == .partial)
    #expect(answer.reach == .here)
    #expect(answer.fallback == nil)
  }

  @Test("Only titles of the wanted kind and years are found")
  func filters() async throws {
    #expect(try await names("s", kind: .series) == ["Sherlock"])
    #expect(try await names("godfather", years: Years(1974)) == ["The Godfather: Part II"])
    #expect(try await names("godfather (1974)") == ["The Godfather: Part II"])
    #expect(try await names("godfather", years: Years(1970...1979)).count == 2)
  }

  @Test("Conditions on the library are answered from what the user keeps")
  func library() async throws {
    let library = try await madeUpLibrary(
      keeping: [LibraryEntry(KnownTitles.amelie, viewings: [Viewing(day: nil)], rating: 9)])
    let catalogue = LocalCatalogue(
      LibraryIndex(MemoryIndex(KnownTitles.all), and: library), source: { .local(titles: $0.count) }
    )
    func names(_ typed: String) async throws -> [String] {
      let query = try #require(TitleQuery(typed: typed))
      return try await catalogue.titles(matching: query, page: 1).value.titles.map(\.title)
    }
    #expect(try await names("mine>8") == ["Amélie"])
    #expect(try await names("seen:yes amel") == ["Amélie"])
    #expect(try await names("seen:no").count == KnownTitles.all.count - 1)
    await #expect(throws: CatalogueError.notFound) { try await names("mine<9") }
  }

  @Test("Conditions on a library that cannot be read are an error, and not without a match")
  func unreadableLibrary() async throws {
    let library = LibraryStore(folder: "/dev/null")
    let catalogue = LocalCatalogue(
      LibraryIndex(MemoryIndex(KnownTitles.all), and: library), source: { .local(titles: $0.count) }
    )
    let query = try #require(TitleQuery(typed: "seen:no"))
    let error = await #expect(throws: CatalogueError.self) {
      try await catalogue.titles(matching: query, page: 1)
    }
    guard case .library = error else {
      Issue.record("it is not about the library")
      return
    }
  }

  @Test("Titles that only the library has are found as all others are, in their places")
  func onlyInLibrary() async throws {
    let others = KnownTitles.all.filter { $0.id != KnownTitles.amelie.id }
    let kept = [KnownTitles.amelie, others[0]].map {
      LibraryEntry($0, viewings: [Viewing(day: nil)])
    }
    let library = try await madeUpLibrary(keeping: kept)
    func titles(
      _ typed: String, in index: [TitleDetail], page: Int = 1
    ) async throws -> TitlePage {
      let catalogue = LocalCatalogue(
        LibraryIndex(MemoryIndex(index), and: library), source: { .local(titles: $0.count) })
      let query = try #require(TitleQuery(typed: typed))
      return try await catalogue.titles(matching: query, page: page).value
    }
    for typed in [
      "seen:yes", "seen:no or seen:yes", "seen:yes sort:title", "seen:yes a", "amelie", "amelei",
    ] {
      let whole = try await titles(typed, in: KnownTitles.all)
      let part = try await titles(typed, in: others)
      #expect(part.titles.map(\.id) == whole.titles.map(\.id))
      #expect(part.total == whole.total)
    }
    #expect(try await titles("amelie or seen:yes", in: others).titles.count == 2)
  }

  @Test("A second page has what follows, also if the library has titles that the index lacks")
  func secondPage() async throws {
    // Each far better known than the next one: there are no ties.
    var votes = 100_000_000
    let titles = (1...130).map { number in
      var title = TitleDetail(id: TitlesTestSupport.id(number), title: "Film \(number)")
      title.votes = votes
      votes = votes * 15 / 16
      return title
    }
    let library = try await madeUpLibrary(
      keeping: titles.map { LibraryEntry($0, viewings: [Viewing(day: nil)]) })
    let part = MemoryIndex(titles.filter { !$0.id.rawValue.hasSuffix("5") })
    let catalogue = LocalCatalogue(
      LibraryIndex(part, and: library), source: { .local(titles: $0.count) })
    let whole = LocalCatalogue(
      LibraryIndex(MemoryIndex(titles), and: library), source: { .local(titles: $0.count) })
    let query = try #require(TitleQuery(typed: "seen:yes sort:title"))
    for query in [query, try #require(TitleQuery(typed: "seen:yes"))] {
      for page in 1...3 {
        let found = try await catalogue.titles(matching: query, page: page).value
        let expected = try await whole.titles(matching: query, page: page).value
        #expect(found.titles.map(\.id) == expected.titles.map(\.id), "page \(page)")
        #expect(found.titles.count == [50, 50, 30][page - 1])
      }
    }
  }

  @Test("A library that cannot be read adds nothing to searches that ask nothing of it")
  func noLibrary() async throws {
    let unreadable = LibraryStore(folder: "/dev/null")
    let catalogue = LocalCatalogue(
      LibraryIndex(MemoryIndex(KnownTitles.all), and: unreadable),
      source: { .local(titles: $0.count) })
    for typed in ["amelie", "godfahter", "godfather sort:year", "tt7000003"] {
      let query = try #require(TitleQuery(typed: typed))
      _ = try await catalogue.titles(matching: query, page: 1)
    }
  }

  @Test("An id finds its title")
  func id() async throws {
    #expect(try await names("tt7000003") == ["Amélie"])
    await #expect(throws: CatalogueError.notFound) { try await answer("tt7000099") }
  }

  @Test(
    "Misspelt words are taken for what was probably meant, and the answer says so",
    arguments: [
      ("godfahter", "godfather"), ("teh godfather", "the godfather"),
      ("thegodfahter", "the godfather"), ("spidreman", "spider-man"), ("gofda", "godfather"),
      ("copolla godfather", "coppola godfather"), ("amelie polain", "amelie poulain"),
      ("SHERLOK", "sherlock"), ("god fahter", "godfather"),
    ])
  func misspelt(typed: String, meant: String) async throws {
    let answer = try await answer(typed)
    #expect(answer.fallback == .spelling(meant))
    #expect(answer.value.query.text == meant)
    let intended = try await self.answer(meant)
    #expect(answer.value.titles == intended.value.titles)
  }

  @Test("The filters hold for what was meant, too")
  func misspeltAndFiltered() async throws {
    #expect(try await names("godfahter (1974)") == ["The Godfather: Part II"])
    await #expect(throws: CatalogueError.notFound) { try await answer("godfahter (1999)") }
  }

  @Test(
    "A misspelt name with its year is corrected, whether the year stands in brackets or not",
    arguments: ["godfahter (1974)", "godfahter 1974", "godfahter year:1974"])
  func misspeltWithYear(typed: String) async throws {
    let line = try #require(TitleQuery(typed: typed))
    for query in [line, TitleQuery(try TitleExpression(parsing: typed))] {
      let answer = try await catalogue.titles(matching: query, page: 1)
      // The year that a query has apart from its words is not told again.
      let meant = query.years == nil ? "godfather (1974)" : "godfather"
      #expect(answer.fallback == .spelling(meant))
      #expect(answer.value.titles.map(\.title) == ["The Godfather: Part II"])
      let again = try await catalogue.titles(matching: answer.value.query, page: 1)
      #expect(again.value.titles == answer.value.titles)
    }
    for absent in ["godfahter (1999)", "godfahter 1999", "koyaanisqatsi 1974"] {
      let query = TitleQuery(try TitleExpression(parsing: absent))
      await #expect(throws: CatalogueError.notFound) {
        try await catalogue.titles(matching: query, page: 1)
      }
    }
  }

  @Test("Where nothing matches, the last word may be the year")
  func lastWordAsYear() async throws {
    let query = TitleQuery(try TitleExpression(parsing: "godfather 1974"))
    let answer = try await catalogue.titles(matching: query, page: 1)
    #expect(answer.fallback == .words("godfather", .withoutYear, year: 1974))
    #expect(answer.value.titles.map(\.title) == ["The Godfather: Part II"])
    var literal = TitleQuery("godfather 1974")
    literal.isLiteral = true
    await #expect(throws: CatalogueError.notFound) {
      try await catalogue.titles(matching: literal, page: 1)
    }
    await #expect(throws: CatalogueError.notFound) {
      try await self.answer("godfather 1974", years: Years(1972))
    }
  }

  @Test(
    "Words that find something are taken as they are",
    arguments: ["godfather", "spider", "patriarch", "raimi", "ame", "god father"])
  func asTyped(typed: String) async throws {
    #expect(try await answer(typed).fallback == nil)
  }

  @Test(
    "Words that are like nothing find nothing",
    arguments: ["koyaanisqatsi", "zz", "batman", "godfather koyaanisqatsi", "coppel"])
  func nothing(typed: String) async {
    await #expect(throws: CatalogueError.notFound) { try await answer(typed) }
  }

  @Test(
    "A search that fails is an error, asks no more, and corrects nothing",
    arguments: ["amleie", "title:nothing", "godfather 1979"])
  func failing(typed: String) async throws {
    let index = FailingIndex(.unsearchable)
    let catalogue = LocalCatalogue(index, source: { .local(titles: $0.count) })
    let query = try #require(TitleQuery(typed: typed))
    await #expect(throws: CatalogueError.unsearchable) {
      try await catalogue.titles(matching: query, page: 1)
    }
    #expect(index.questions == 1)
  }

  @Test("A title is known by its id and by its whole name, if there is more than a row shows")
  func title() async throws {
    for key in [TitleKey.id(KnownTitles.amelie.id), .name(TitleQuery("Amelie"))] {
      let answer = try await catalogue.title(key)
      #expect(answer.value == KnownTitles.amelie && answer.quality == .partial)
    }
    for key in [TitleKey.id(KnownTitles.unknown.id), .name(TitleQuery("Amel"))] {
      await #expect(throws: CatalogueError.notHere) { try await catalogue.title(key) }
    }
  }
}
