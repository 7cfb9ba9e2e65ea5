import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("movies-tui compare", .timeLimit(.minutes(5)))
struct CompareCommandTests {
  @Test("Text has the facts of titles side by side, aligned by row, in the words of the screen")
  func text() async throws {
    let result = try await run("compare", "tt9000001", "moon harbour")
    #expect(
      result.output == """
                         The Moon, a "Lantern"           月 Moon Harbour

        Year             1989                            2019–
        Type             film                            series
        Rated            PG-13                           –
        Runtime          126 min                         –
        Genres           Drama, Mystery                  –

        IMDb             ━━━━━━━━━━━━━━━━━━━──────  7.5  –
        Metacritic       ━━━━━━━━━━━━━━━━━╸───────   69  –
        Votes            383,000                         12

        Director         Ann Alder                       –
        Writers          Ann Alder, Ben Birch            –
        Cast             Cleo Cedar, Dan Dogwood         –

        Released         23 June 1989                    –
        Country          Ireland                         –
        Language         English                         –
        Awards           1 win                           –

        Seasons          –                               2
        Season 1         –                               ━━━━━━━━━━━━━━━━━━━━╸────  8.1
        Season 2         –                               ━━━━━━━━━━━━━━━━━━━━─────  7.9

        """)
    #expect(result.exitCode == 0)
    #expect(result.messages.isEmpty)
  }

  @Test("On a terminal lines fit its width, and titles without room follow below")
  func narrow() async throws {
    let result = try await run("compare", "tt9000001", "tt9000003", "tt9000002", columns: 74)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 74 })
    let headings = lines.indices.filter {
      lines[$0].hasPrefix("     ") && lines[$0].contains("oon")
    }
    #expect(headings.map { lines[$0].split(separator: "  ").count } == [1, 1, 1])
    #expect(lines.filter { $0.hasPrefix("Year") }.count == 3)
    // What a title lacks is no row of its own where no other title has it next to it.
    #expect(lines.filter { $0.hasPrefix("Rated") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("Season 1") }.count == 1)
  }

  @Test("People in common are named once, across the titles")
  func inCommon() async throws {
    let result = try await run(
      "compare", "tt9000005", "tt9000006", transport: StandInTransport(related))
    #expect(
      result.output.contains(
        "\n\nIn common        Ann Alder (director), Cleo Cedar (writer or cast), Dan Dogwood\n"))
  }

  @Test("JSON has the titles as show prints them, with their seasons, and people in common")
  func json() async throws {
    let result = try await run("compare", "tt9000001", "tt9000002", "--format", "json")
    let shown = try await run("show", "tt9000001", "--format", "json").output
    // Similar titles are on a title's own page alone.
    let lines = shown.split(separator: "\n").dropFirst().dropLast()
    for line in lines where !line.contains("similar") { #expect(result.output.contains(line)) }
    #expect(
      result.output.hasSuffix(
        """
              "seasons": [
                {
                  "number": 1,
                  "episodes": 2,
                  "average": 81
                },
                {
                  "number": 2,
                  "episodes": 1,
                  "average": 79
                }
              ]
            }
          ],
          "inCommon": []
        }

        """))
    #expect(result.output.contains("\"seasons\": []"))
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

  @Test("A title that does not exist is named; an invalid id is wrong usage")
  func unknownTitles() async throws {
    let missing = try await run("compare", "tt9000001", "no such thing")
    #expect(missing.exitCode == 1)
    #expect(missing.messages.hasPrefix("movies-tui: Nothing matches “no such thing”."))
    #expect(missing.output.isEmpty)
    #expect(try await run("compare", "tt9000001", "tt12").exitCode == 64)
    #expect(try await run("compare", "tt9000001", " ").exitCode == 64)
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
