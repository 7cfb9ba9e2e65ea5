import OMDB
import Synchronization
import Testing
import Titles

@Suite("Searches whose own words find nothing")
struct SearchFallbackTests {
  @Test(
    "Case 22: too many results for a short title lead to the title itself, filters kept",
    arguments: ["9", "It", "Ma", "24"])
  func tooManyResults(text: String) async throws {
    let service = try ScriptedService([("s=", ScriptedService.tooMany, 200)])
    let query = TitleQuery(text, kind: .movie, year: 2009)
    await #expect(throws: CatalogueError.tooManyResults) { try await search(query, service) }
    #expect(
      service.queries == [
        "s=\(text)&type=movie&y=2009&page=1", "t=\(text)&type=movie&y=2009&plot=full",
      ])
  }

  @Test("Case 23: a word that is not whole leads to words that begin like it")
  func beginningOfWord() async throws {
    #expect(try await texts(after: "the cast") == ["the%20cast%2A", "the-cast"])
    #expect(try await texts(after: "cast*") == [])
  }

  @Test("Case 38: the title by name comes only after a search that failed, and first")
  func exactTitleFirst() async throws {
    let service = try ScriptedService()
    await #expect(throws: CatalogueError.notFound) { try await search(TitleQuery("cast"), service) }
    #expect(service.queries.prefix(2) == ["s=cast&page=1", "t=cast&plot=full"])
  }

  @Test(
    "Other spellings are tried: apostrophe, ampersand and “and”, hyphen, accents",
    arguments: [
      ("keeper's lamp", "keepers%20lamp"), ("keepers lamp", "keeper%27s%20lamp"),
      ("salt & light", "salt%20and%20light"), ("salt and light", "salt%20%26%20light"),
      ("lamp-light", "lamp%20light"), ("lamp light", "lamp-light"), ("zoé", "zoe"),
    ])
  func spellings(typed: String, tried: String) async throws {
    #expect(try await texts(after: typed).contains(tried))
  }

  @Test("No question is asked twice, and each is told before it is asked")
  func noRepetitions() async throws {
    for text in ["keepers' salt & lamp-light", "zoé", "a b", "salt and lamps"] {
      let told = Mutex<[SearchProgress]>([])
      let service = try ScriptedService { progress, _ in told.withLock { $0.append(progress) } }
      await #expect(throws: CatalogueError.notFound) {
        try await search(TitleQuery(text), service)
      }
      #expect(Set(service.queries).count == service.queries.count)
      #expect(told.withLock { Set($0).count } == service.queries.count - 1)
    }
  }

  @Test("What answers is told, and further pages are asked by its words")
  func answered() async throws {
    let list = ScriptedService.list("The Lamp", total: 30)
    let service = try ScriptedService([("s=lamps%2A", list, 200)])
    let answer = try await search(TitleQuery("lamps", year: 2001), service)
    #expect(answer.fallback == .words("lamps*", .wordBeginning))
    #expect(answer.value.query == TitleQuery("lamps*", year: 2001))
    #expect(answer.value.total == 30)
  }

  @Test(
    "A name is answered with the title that has it, or with the best match",
    arguments: [
      ("the lamp", Fallback.title(named: "the lamp")), ("lamp", .bestMatch(for: "lamp")),
    ])
  func named(text: String, fallback: Fallback) async throws {
    let service = try ScriptedService([("t=", ScriptedService.lamp, 200)])
    let answer = try await search(TitleQuery(text), service)
    #expect(answer.fallback == fallback)
    #expect(answer.value.titles.map(\.title) == ["The Lamp"])
    #expect(answer.value.details.count == 1)
  }

  @Test("A game is not looked for by its title, since OMDb cannot")
  func games() async throws {
    let service = try ScriptedService([("s=", ScriptedService.tooMany, 200)])
    await #expect(throws: CatalogueError.tooManyResults) {
      try await search(TitleQuery("9", kind: .game), service)
    }
    #expect(service.queries.count == 1)
  }

  @Test(
    "An error that every further question would meet as well ends the search",
    arguments: [
      (ScriptedService.limit, 401, CatalogueError.limitReached),
      ("<html>", 503, .serviceFailing(status: 503)), ("<html>", 403, .blocked),
    ])
  func endOfFallback(body: String, status: Int, error: CatalogueError) async throws {
    let service = try ScriptedService([
      ("s=lamp%20light&", ScriptedService.notFound, 200), ("t=", body, status),
    ])
    await #expect(throws: error) { try await search(TitleQuery("lamp light"), service) }
    #expect(service.queries.count == 2)
  }

  @Test("Other errors are not searched around")
  func otherErrors() async throws {
    let service = try ScriptedService([("s=", ScriptedService.limit, 401)])
    await #expect(throws: CatalogueError.limitReached) {
      try await search(TitleQuery("lamp"), service)
    }
    #expect(service.queries.count == 1)
  }

  @Test("A name that OMDb takes for a wrong id is a title that does not exist")
  func nameWithoutLetters() {
    let refusal = Fixtures.reply(#"{"Response":"False","Error":"Incorrect IMDb ID."}"#)
    #expect(throws: CatalogueError.notFound) {
      try FindTitle(.name(TitleQuery("🎬"))).response(in: refusal)
    }
    #expect(throws: CatalogueError.incorrectID) {
      try FindTitle(.id(Fixtures.id(7_000_001))).response(in: refusal)
    }
  }

  @discardableResult
  private func search(
    _ query: TitleQuery, _ service: ScriptedService
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    try await service.catalogue.titles(matching: query, page: 1, reach: .anywhere)
  }

  /// The words searched for after those of the question itself.
  private func texts(after text: String) async throws -> [String] {
    let service = try ScriptedService()
    await #expect(throws: CatalogueError.notFound) { try await search(TitleQuery(text), service) }
    return service.queries.dropFirst().compactMap { query in
      query.hasPrefix("s=") ? query.dropFirst(2).prefix { $0 != "&" }.description : nil
    }
  }
}
