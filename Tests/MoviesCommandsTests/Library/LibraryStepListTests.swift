import MoviesSession
import SessionTestSupport
import Testing

@MainActor
@Suite("movies-tui library steps", .timeLimit(.minutes(5)))
struct LibraryStepListTests {
  @Test("Before anything was done, it says so and ends with 1")
  func nothing() async throws {
    let home = try await LibraryHome()
    let result = await home.library("steps")
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(result.messages == "movies-tui: Nothing was done to your library yet.\n")
    await home.leave()
  }

  @Test("A line for each step, the latest first; one that was taken back is marked")
  func lines() async throws {
    let home = try await LibraryHome()
    await home.succeed("add", "alien (1979)")
    await home.succeed("rate", "9", "alien", "tt0096895")
    await home.succeed("undo")
    let lines = await home.succeed("steps").lines
    #expect(
      lines.map { String($0.dropFirst(18)) } == [
        "2 titles  Undone: Rated 2 titles 9.", "1 title   Put Alien on the watchlist.",
      ])
    let pattern = #/\d{4}-\d\d-\d\d \d\d:\d\d  /#
    #expect(lines.allSatisfy { $0.prefixMatch(of: pattern) != nil })
    #expect(await home.succeed("steps", "--limit", "1").lines == Array(lines.prefix(1)))
    await home.leave()
  }

  @Test("As JSON it says the same of each")
  func json() async throws {
    let home = try await LibraryHome()
    await home.succeed("add", "alien (1979)")
    await home.succeed("undo")
    let object = try await home.succeed("steps", "--format", "json").object()
    let step = try #require((object["steps"] as? [[String: Any]])?.first)
    #expect(step["kind"] as? String == "watchlist")
    #expect(step["count"] as? Int == 1)
    #expect(step["title"] as? String == "Alien")
    #expect(step["undone"] as? Bool == true)
    await home.leave()
  }
}
