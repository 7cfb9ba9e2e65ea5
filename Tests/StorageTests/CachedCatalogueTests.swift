import Storage
import Testing
import Titles

@Suite("A catalogue that remembers", .timeLimit(.minutes(5)))
struct CachedCatalogueTests {
  let shelf = Shelf()

  @Test("Never seen is not here, and nobody is asked")
  func notHere() async throws {
    await #expect(throws: CatalogueError.notHere) { try await shelf.title(reach: .here) }
    await #expect(throws: CatalogueError.notHere) { try await shelf.page("lamp", 1, .here) }
    await #expect(throws: CatalogueError.notHere) { try await shelf.season(1, .here) }
    #expect(shelf.base.questions == 0)
  }

  @Test("What was asked once is here, as it came, and complete")
  func remembered() async throws {
    shelf.base.answers(with: .lamp)
    let first = try await shelf.title()

    let second = try await shelf.title(reach: .here)

    #expect(second.value == first.value)
    #expect(second.quality == .complete)
    #expect(second.source == .custom(host: "test"))
    #expect(second.reach == .here)
    #expect(shelf.base.questions == 1)
  }

  @Test("A complete answer is not asked for again")
  func onlyOnce() async throws {
    shelf.base.answers(with: .lamp)
    shelf.base.answers(with: .lamps)
    for _ in 0..<3 {
      _ = try await shelf.title()
      _ = try await shelf.page()
    }
    #expect(shelf.base.questions == 2)
  }

  @Test("Asked afresh, it is asked again, and the new answer takes the place of the old one")
  func afresh() async throws {
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    shelf.base.answers(with: .lamp.with { $0.votes = 7 })

    let fresh = try await shelf.title(reach: .afresh)

    #expect(fresh.value.votes == 7)
    #expect(try await shelf.title(reach: .here).value.votes == 7)
  }

  @Test("How a search was found is remembered")
  func fallback() async throws {
    shelf.base.answers(with: .lamps, .bestMatch(for: "lmap"))
    _ = try await shelf.page("lmap")
    #expect(try await shelf.page("lmap", 1, .here).fallback == .bestMatch(for: "lmap"))
  }

  @Test("Case and spaces make no other question; words, pages, kinds and years do")
  func questions() async throws {
    shelf.base.answers(with: .lamps)
    _ = try await shelf.page("Red  Lamp ")

    _ = try await shelf.page("red lamp", 1, .here)
    await #expect(throws: CatalogueError.notHere) { try await shelf.page("lamp", 1, .here) }
    await #expect(throws: CatalogueError.notHere) { try await shelf.page("red lamp", 2, .here) }
    for query in [
      TitleQuery("red lamp", kind: .movie), TitleQuery("red lamp", years: Years(1999)),
    ] {
      await #expect(throws: CatalogueError.notHere) {
        try await shelf.catalogue.titles(matching: query, page: 1, reach: .here)
      }
    }
  }

  @Test("A short plot and a full one are two answers")
  func plots() async throws {
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title(plot: .short)
    await #expect(throws: CatalogueError.notHere) { try await shelf.title(reach: .here) }
  }

  @Test("A name leads to the title, which is then here by its id as well")
  func names() async throws {
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title(.name(TitleQuery("The Lamp")))

    #expect(try await shelf.title(.name(TitleQuery("the lamp")), .here).value == .lamp)
    #expect(try await shelf.title(reach: .here).value == .lamp)
    #expect(shelf.base.questions == 1)
  }

  @Test("A page that comes with a title's facts makes the title be here")
  func detailsOfPages() async throws {
    var page = TitlePage.lamps
    page.details = [.lamp]
    shelf.base.answers(with: page)
    _ = try await shelf.page(TitleID.lamp.rawValue)

    #expect(try await shelf.title(reach: .here).value == .lamp)
  }

  @Test("A partial answer stays partial, and the rest is asked for")
  func partial() async throws {
    shelf.base.answers(with: .lamp, .partial)
    _ = try await shelf.title()

    #expect(try await shelf.title(reach: .here).quality == .partial)
    _ = try await shelf.title()
    #expect(shelf.base.questions == 2)
  }

  @Test("Each source has its own answers")
  func scopes() async throws {
    let database = CacheDatabase()
    let one = Shelf(database, scope: "https://a.example")
    let other = Shelf(database, scope: "https://b.example")
    one.base.answers(with: .lamp)
    _ = try await one.title()

    await #expect(throws: CatalogueError.notHere) { try await other.title(reach: .here) }
  }

  @Test("Seasons are remembered one by one")
  func seasons() async throws {
    let season = Season(title: "Lamps", number: 1, totalSeasons: 2, episodes: [])
    shelf.base.answers(with: season)
    _ = try await shelf.season(1)

    #expect(try await shelf.season(1, .here).value == season)
    await #expect(throws: CatalogueError.notHere) { try await shelf.season(2, .here) }
  }

  @Test("A question that contains a secret is asked, and not kept")
  func secrets() async throws {
    let shelf = Shelf(isSecret: { $0.contains("k3y") })
    shelf.base.answers(with: .lamps)
    shelf.base.answers(with: .lamp)
    for _ in 0..<2 {
      _ = try await shelf.page("my k3y")
      _ = try await shelf.title(.name(TitleQuery("my k3y")))
    }
    #expect(shelf.base.questions == 4)
  }
}

extension Shelf {
  fileprivate func title(
    reach: CachePolicy, plot: PlotLength = .full
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try await title(.id(.lamp), reach, plot: plot)
  }
}
