import Testing

@MainActor
@Suite("movies-tui episodes")
struct EpisodesCommandTests {
  @Test("Text has a table for each season")
  func text() async throws {
    let result = try await run("episodes", "tt9000002")
    #expect(
      result.output == """
        月 Moon Harbour, season 1
        1  2019-01-02  81  tt9000011  Ebb
        3                             Flood

        月 Moon Harbour, season 2
        1  2020-01-02  79  tt9000021  Slack

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

  @Test("A season that does not exist is code 1, an id that is none is 64")
  func failures() async throws {
    #expect(try await run("episodes", "tt9000002", "--season", "9").exitCode == 1)
    #expect(try await run("episodes", "moon").exitCode == 64)
    #expect(try await run("episodes", "tt9000002", "--season", "x").exitCode == 64)
  }
}
