import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("movies-tui episodes")
struct EpisodesCommandTests {
  @Test("Text has a table for each season, in the words of the screen")
  func text() async throws {
    let result = try await run("episodes", "tt9000002")
    #expect(
      result.output == """
        月 Moon Harbour, season 1
        1  2 January 2019  8.1  tt9000011  Ebb
        3                                  Flood

        月 Moon Harbour, season 2
        1  2 January 2020  7.9  tt9000021  Slack

        """)
  }

  @Test("JSON has one season where one was asked for")
  func json() async throws {
    let result = try await run("episodes", "tt9000002", "--season", "2", "--format", "json")
    #expect(
      result.output == """
        {
          "series": "tt9000002",
          "title": "月 Moon Harbour",
          "totalSeasons": 2,
          "seasons": [
            {
              "number": 2,
              "episodes": [
                {
                  "number": 1,
                  "title": "Slack",
                  "released": "2020-01-02",
                  "score": 79,
                  "id": "tt9000021"
                }
              ]
            }
          ]
        }

        """)
  }

  @Test("Case 26: The first season may be missing, and the number of seasons too")
  func gapsInSeasons() async throws {
    let late = "tt9000002\t2\t1\tSlack\t2020-01-02\t7.9\ttt9000021"
    let output = try await guide(totalSeasons: "2", episodes: late).output
    #expect(output.hasPrefix("Quay, season 2\n"))
    let uncounted = late.replacing("\t2\t1\t", with: "\t1\t1\t") + "\n" + late
    #expect(try await guide(totalSeasons: nil, episodes: uncounted).output.contains("season 2"))
  }

  /// The guide of a series with only these episodes.
  private func guide(totalSeasons: String?, episodes: String) async throws -> Run {
    let series = CatalogueEntry([
      .imdbID: "tt9000002", .title: "Quay", .type: "series", .totalSeasons: totalSeasons ?? "N/A",
    ])
    let standIn = StandIn(catalogue: StandInCatalogue(titles: [series], episodeTables: [episodes]))
    return try await run("episodes", "tt9000002", transport: StandInTransport(standIn))
  }

  @Test("The seasons that came are printed, though a later one did not")
  func laterFailure() async throws {
    let transport = FailingTransport(StandInTransport(.sample), from: 2, with: .tooSlow)
    let result = try await run("episodes", "tt9000002", transport: transport)
    #expect(result.output.contains("season 1"))
    #expect(!result.output.contains("season 2"))
    #expect(result.exitCode == 69)
  }

  @Test("A title without episodes is named")
  func film() async throws {
    let result = try await run("episodes", "tt9000001")
    #expect(result.messages.contains("OMDb lists no episodes of “The Moon, a \"Lantern\"”."))
    #expect(result.exitCode == 1)
  }

  @Test("A name finds the series that has it, films of that name aside")
  func byName() async throws {
    let transport = StandInTransport(.sample)
    let named = try await run("episodes", "moon", "harbour", "--season", "2", transport: transport)
    #expect(named.output == (try await run("episodes", "tt9000002", "--season", "2").output))
    #expect(named.exitCode == 0)
    #expect(
      transport.paths == [
        "/?t=moon%20harbour&type=series&plot=short", "/?i=tt9000002&Season=2",
      ])
    #expect(try await run("episodes", "moon").output.hasPrefix("月 Moon Harbour, season 1"))
  }

  @Test("A name that no series has is code 1, and named; so is a season that a series lacks")
  func unknownNames() async throws {
    let name = try await run("episodes", "lantern")
    #expect(name.messages.hasPrefix("movies-tui: Nothing matches “lantern”."))
    #expect(name.exitCode == 1)
    let season = try await run("episodes", "moon", "--season", "9")
    #expect(season.messages.hasPrefix("movies-tui: Nothing matches season 9 of tt9000002."))
    #expect(season.exitCode == 1)
  }

  @Test("A season that does not exist is code 1, an id that is not valid is 64")
  func failures() async throws {
    #expect(try await run("episodes", "tt9000002", "--season", "9").exitCode == 1)
    #expect(try await run("episodes", "tt12").exitCode == 64)
    #expect(try await run("episodes", "tt9000002", "--season", "x").exitCode == 64)
  }
}
