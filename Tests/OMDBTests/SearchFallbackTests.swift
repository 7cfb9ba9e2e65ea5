import OMDB
import Synchronization
import Testing
import Titles

@Suite("Searches whose own words find nothing", .timeLimit(.minutes(5)))
struct SearchFallbackTests {
  @Test(
    "Case 22: too many results for a short title lead to the title itself, filters kept",
    arguments: ["9", "It", "Ma", "24"])
  func tooManyResults(text: String) async throws {
    let service = try ScriptedService([("s=", ScriptedService.tooMany, 200)])
    let query = TitleQuery(text, kind: .movie, years: Years(2009))
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
      ("his kids lamp", "his%20kid%27s%20lamp"),
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
    let answer = try await search(TitleQuery("lamps", years: Years(2001)), service)
    #expect(answer.fallback == .words("lamps*", .wordBeginning))
    #expect(answer.value.query == TitleQuery("lamps*", years: Years(2001)))
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

  @Test("A year at the end of words that find nothing is taken for the year, before anything else")
  func year() async throws {
    let list = ScriptedService.list("Lamps", "Lamp", total: 30)
    let service = try ScriptedService([("s=lamp&type=movie&y=2001", list, 200)])
    let answer = try await search(TitleQuery("lamp 2001", kind: .movie), service)
    #expect(
      service.queries == ["s=lamp%202001&type=movie&page=1", "s=lamp&type=movie&y=2001&page=1"])
    #expect(answer.fallback == .words("lamp", .withoutYear, year: 2001))
    #expect(answer.value.query == TitleQuery("lamp", kind: .movie, years: Years(2001)))
    #expect(answer.value.titles.map(\.title) == ["Lamp", "Lamps"])
  }

  @Test("A year at the end of words that find something is a word")
  func yearInTitle() async throws {
    let service = try ScriptedService([("s=lamp%201984", ScriptedService.list("Lamp 1984"), 200)])
    let answer = try await search(TitleQuery("lamp 1984"), service)
    #expect(answer.fallback == nil)
    #expect(service.queries.count == 1)
  }

  @Test("A short title is found by its name and the year behind it")
  func yearOfShortTitle() async throws {
    let service = try ScriptedService([
      ("s=", ScriptedService.tooMany, 200),
      ("t=it&y=2017", #"{"Title":"It","imdbID":"tt7654321","Response":"True"}"#, 200),
    ])
    let answer = try await search(TitleQuery("it 2017"), service)
    #expect(answer.fallback == .title(named: "it"))
    #expect(
      service.queries == [
        "s=it%202017&page=1", "s=it&y=2017&page=1", "t=it&y=2017&plot=full",
      ])
  }

  @Test("Other spellings are tried of the words before the year, with the year")
  func spellingsOfYear() async throws {
    let list = ScriptedService.list("Keeper's Lamp")
    let service = try ScriptedService([("s=keeper%27s%20lamp&y=2001", list, 200)])
    let answer = try await search(TitleQuery("keepers lamp 2001"), service)
    #expect(answer.fallback == .words("keeper's lamp", .withApostrophe, year: 2001))
    #expect(Set(service.queries).count == service.queries.count)
  }

  @Test(
    "What is no year, or has a year as its filter, is not taken apart",
    arguments: [
      TitleQuery("lamp 1500"), TitleQuery("lamp 20011"), TitleQuery("2001"), TitleQuery("- 2001"),
      TitleQuery("lamp 2001", years: Years(2001)),
    ])
  func noYear(query: TitleQuery) async throws {
    let service = try ScriptedService()
    await #expect(throws: CatalogueError.notFound) { try await search(query, service) }
    #expect(!service.queries.contains { $0.hasPrefix("s=lamp&") })
  }

  @Test("Where the day's limit is reached, the year is not tried any more")
  func limitBeforeYear() async throws {
    let service = try ScriptedService([("y=2001", ScriptedService.limit, 401)])
    await #expect(throws: CatalogueError.limitReached) {
      try await search(TitleQuery("lamp 2001"), service)
    }
    #expect(service.queries.count == 2)
  }

  @Test("Several years are refused before anything is sent")
  func severalYears() async throws {
    let service = try ScriptedService()
    let nineties = TitleQuery("lamp", years: Years(1990...1999))
    await #expect(throws: CatalogueError.oneYearOnly) { try await search(nineties, service) }
    await #expect(throws: CatalogueError.oneYearOnly) {
      try await service.catalogue.title(.name(nineties), plot: .short, reach: .anywhere)
    }
    #expect(service.queries.isEmpty)
  }

  @Test("A name that finds no title and ends in a year is asked for without it")
  func namedYear() async throws {
    let service = try ScriptedService([("t=lamp&y=2001", ScriptedService.lamp, 200)])
    let key = TitleKey.name(TitleQuery("lamp 2001"))
    let answer = try await service.catalogue.title(key, plot: .short, reach: .anywhere)
    #expect(answer.value.title == "The Lamp")
    #expect(service.queries == ["t=lamp%202001&plot=short", "t=lamp&y=2001&plot=short"])
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
