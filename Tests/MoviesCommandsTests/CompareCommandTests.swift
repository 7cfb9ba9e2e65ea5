import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("movies-tui compare", .timeLimit(.minutes(5)))
struct CompareCommandTests {
  @Test("People in common are named once, across the titles")
  func inCommon() async throws {
    let result = try await run(
      "compare", "tt9000005", "tt9000006", transport: StandInTransport(related))
    #expect(
      result.output.contains(
        "\n\nIn common        Ann Alder (director), Cleo Cedar (writer or cast), Dan Dogwood\n"))
  }

  @Test("JSON says what people did in all of the titles, if anything")
  func jsonInCommon() async throws {
    let result = try await run(
      "compare", "tt9000005", "tt9000006", "--format", "json",
      transport: StandInTransport(related))
    #expect(
      result.output.hasSuffix(
        """
          "inCommon": [
            {
              "name": "Ann Alder",
              "roles": [
                "director"
              ]
            },
            {
              "name": "Cleo Cedar",
              "roles": []
            },
            {
              "name": "Dan Dogwood",
              "roles": [
                "actor"
              ]
            }
          ]
        }

        """))
  }

  /// Two films with the same director, an actress who wrote the other one, and an actor in both.
  private var related: StandIn {
    StandIn(
      catalogue: StandInCatalogue(titles: [
        CatalogueEntry([
          .imdbID: "tt9000005", .title: "Ebb", .type: "movie", .director: "Ann Alder",
          .actors: "Cleo Cedar, Dan Dogwood",
        ]),
        CatalogueEntry([
          .imdbID: "tt9000006", .title: "Flow", .type: "movie", .director: "Ann Alder",
          .writer: "Cleo Cedar (story)", .actors: "Dan Dogwood",
        ]),
      ]))
  }

  @Test("An id, an address and a name with a year are each one word")
  func keys() async throws {
    let result = try await run(
      "compare", "https://www.imdb.com/title/tt9000001/", "moon harbour (2019)", "tt9000003",
      "--format", "json")
    let ids = result.output.matches(of: #/"id": "(tt\d+)"/#).map { String($0.1) }
    #expect(ids == ["tt9000001", "tt9000002", "tt9000003"])
  }

  @Test(
    "Fewer than two titles or more than four are wrong usage, which says so", arguments: [1, 5])
  func wrongCount(_ count: Int) async throws {
    let transport = StandInTransport(.sample)
    let titles = Array(repeating: "tt9000001", count: count)
    let result = try await run(["compare"] + titles, transport: transport)
    #expect(result.exitCode == 64)
    #expect(result.messages.hasPrefix("movies-tui: Give 2 to 4 titles to compare, not \(count)."))
    #expect(result.output.isEmpty)
    #expect(transport.paths.isEmpty)
  }

  @Test("What is known is printed though a season is missing, and the failure is told")
  func missingSeason() async throws {
    // Two titles and the first season come, the second one does not.
    let transport = FailingTransport(StandInTransport(.sample), from: 4, with: .tooSlow)
    let result = try await run("compare", "tt9000001", "tt9000002", transport: transport)
    #expect(result.output.contains("Season 1"))
    #expect(!result.output.contains("Season 2"))
    #expect(result.exitCode == 69)
  }
}
