import OMDB
import Synchronization
import TestSupport
import Testing
import Titles
import Transport

@Suite("OMDb as a catalogue", .timeLimit(.minutes(5)))
struct OMDBCatalogueTests {
  private static let lamp = TitleQuery("lamp")

  @Test("A first page ranks exact titles first, and the others keep their order")
  func ranking() async throws {
    let list = ScriptedService.list(
      "Lamplight", "The Lamp", "Lámp!", "Lamp Road", "LAMP", total: 90)
    let service = try ScriptedService([("s=lamp", list, 200)])
    let page = try await titles(from: service).value
    #expect(page.titles.map(\.title) == ["Lámp!", "LAMP", "Lamplight", "The Lamp", "Lamp Road"])
    #expect(page.total == 90)
    #expect(page.query == Self.lamp)
  }

  @Test("A further page is asked for as it is, and where OMDb finds none, the list has ended")
  func furtherPages() async throws {
    let list = ScriptedService.list("The Lamp", "Lamp")
    let service = try ScriptedService([("page=2", list, 200)])
    #expect(
      try await titles(page: 2, from: service).value.titles.map(\.title) == ["The Lamp", "Lamp"])
    let end = try await titles(page: 3, from: service).value
    #expect(end.titles.isEmpty)
    #expect(end.total == nil)
    #expect(service.queries == ["s=lamp&page=2", "s=lamp&page=3"])
  }

  @Test("An answer says who gave it")
  func source() async throws {
    let service = try ScriptedService([("s=lamp", ScriptedService.list("Lamp"), 200)])
    let answer = try await titles(from: service)
    #expect(answer.source == .omdb)
    #expect(answer.quality == .complete)
    #expect(answer.fallback == nil)
    let other = HTTPService(
      url: try ServiceURL("http://localhost:8080/"), transport: service.transport)
    #expect(OMDBCatalogue(other).source == .custom(host: "localhost"))
  }

  @Test("Only a name that is not found is asked for again, with its last word as the year")
  func datedName() async throws {
    func queries(_ status: Int, _ body: String) async throws -> [String] {
      let service = try ScriptedService([("t=", body, status)])
      await #expect(throws: CatalogueError.self) {
        try await service.catalogue.title(
          .name(TitleQuery("Alien 1979")), plot: .short, reach: .anywhere)
      }
      return service.queries
    }
    #expect(try await queries(200, ScriptedService.notFound).count == 2)
    #expect(try await queries(503, "busy").count == 1)
    #expect(try await queries(401, ScriptedService.limit).count == 1)
  }

  @Test(
    "An id or the address of a title's page is answered with that title and all its facts",
    arguments: ["tt7654321", "https://www.imdb.com/title/tt7654321/?ref_=nv"])
  func reference(text: String) async throws {
    let service = try ScriptedService([("i=tt7654321", ScriptedService.lamp, 200)])
    let answer = try await titles(matching: TitleQuery(text), from: service)
    #expect(answer.value.titles.map(\.title) == ["The Lamp"])
    #expect(answer.value.details.map(\.id) == answer.value.titles.map(\.id))
    #expect(answer.fallback == nil)
    #expect(service.queries == ["i=tt7654321&plot=full"])
  }

  @Test("What stays on this machine never reaches the service")
  func here() async throws {
    let service = try ScriptedService()
    await #expect(throws: CatalogueError.notHere) {
      try await service.catalogue.titles(matching: Self.lamp, page: 1, reach: .here)
    }
    await #expect(throws: CatalogueError.notHere) {
      try await service.catalogue.title(.id(Fixtures.seriesID), plot: .short, reach: .here)
    }
    await #expect(throws: CatalogueError.notHere) {
      try await service.catalogue.season(1, of: Fixtures.seriesID, reach: .here)
    }
    #expect(service.queries.isEmpty)
  }

  @Test(
    "A question of which nothing is left is not asked",
    arguments: [("", []), (" ", []), ("' or '1'='1", [QueryOmission.databaseCommand])])
  func nothingToAsk(text: String, leftOut: [QueryOmission]) async throws {
    let service = try ScriptedService()
    await #expect(throws: CatalogueError.nothingToAsk(leftOut: leftOut)) {
      try await titles(matching: TitleQuery(text), from: service)
    }
    await #expect(throws: CatalogueError.nothingToAsk(leftOut: leftOut)) {
      try await service.catalogue.title(
        .name(TitleQuery(text)), plot: .short, reach: .anywhere)
    }
    #expect(service.queries.isEmpty)
  }

  @Test("What is left out of a question is told before it is asked")
  func omissions() async throws {
    let told = Mutex<[SearchProgress]>([])
    let service = try ScriptedService([("s=", ScriptedService.list("Lamp"), 200)]) { progress, _ in
      told.withLock { $0.append(progress) }
    }
    _ = try await titles(matching: TitleQuery("<lamp>"), from: service)
    #expect(told.withLock { $0 } == [.leftOut([.markup])])
  }

  @Test("A key that is refused is asked once more, since the refusal may come from a cache")
  func refusedKey() async throws {
    let service = try ScriptedService([("/", ScriptedService.refusal, 401)])
    await #expect(throws: CatalogueError.keyRefused) { try await titles(from: service) }
    #expect(service.queries.count == 2)
    await #expect(throws: CatalogueError.keyRefused) {
      try await service.catalogue.season(1, of: Fixtures.seriesID, reach: .anywhere)
    }
    #expect(service.queries.count == 4)
  }

  @Test(
    "Whatever keeps a reply from coming is one error",
    arguments: [
      (TransportError.invalidURL(reason: "x"), CatalogueError.invalidAddress(reason: "x")),
      (.cannotResolve(host: "h"), .cannotResolve(host: "h")),
      (.cannotConnect(host: "h"), .cannotConnect(host: "h")),
      (.tls(reason: "x"), .insecure(reason: "x")),
      (.timedOut(milliseconds: 5), .timedOut(milliseconds: 5)), (.tooSlow, .tooSlow),
      (.tooLarge(limit: 9), .tooLarge(limit: 9)),
      (.connectionLost(reason: "x"), .connectionLost(reason: "x")), (.cancelled, .cancelled),
      (.failed(reason: "x"), .failed(reason: "x")),
    ])
  func transportErrors(error: TransportError, expected: CatalogueError) async throws {
    let transport = StubTransport { _ in .failure(error) }
    let catalogue = OMDBCatalogue(
      HTTPService(url: try ServiceURL("https://www.omdbapi.com"), transport: transport))
    await #expect(throws: expected) {
      try await catalogue.titles(matching: Self.lamp, page: 1, reach: .anywhere)
    }
    #expect(transport.sent.count == 1)
  }

  private func titles(
    matching query: TitleQuery = lamp, page: Int = 1, from service: ScriptedService
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    try await service.catalogue.titles(matching: query, page: page, reach: .anywhere)
  }
}
