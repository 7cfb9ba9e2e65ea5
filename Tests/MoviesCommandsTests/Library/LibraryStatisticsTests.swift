import SessionTestSupport
import Testing

@MainActor
@Suite("movies-tui library stats", .timeLimit(.minutes(5)))
struct LibraryStatisticsTests {
  private let home: LibraryHome

  init() async throws {
    home = try await LibraryHome()
    await home.succeed("seen", "alien", "--on", "2025-12-24", "--cinema")
    await home.succeed("seen", "tt0096895", "--on", "2026-01-30")
    await home.succeed("rate", "9", "alien")
  }

  @Test("The charts are printed as wide as the terminal, in colours that it has")
  func text() async throws {
    let lines = await home.succeed("stats").lines
    #expect(lines[0] == "Your library: 2 titles · 2 seen · 1 rated")
    #expect(lines[1].hasPrefix(" In all ───"))
    #expect(lines.contains { $0.contains("Films        2") })
    #expect(lines.allSatisfy { $0.count <= 80 })
    let wide = await home.home.run("library", "stats", columns: 120).lines
    #expect(wide.contains { $0.count > 80 })
    await home.leave()
  }

  @Test("As JSON every bar has its count, and the query that finds what is behind it")
  func json() async throws {
    let json = try await home.succeed("stats", "--format", "json").object()
    #expect((json["seen"] as? [String: Any])?["films"] as? Int == 2)
    #expect(json["cinema"] as? Int == 1)
    #expect(json["mean"] as? Double == 9)
    #expect((json["currentStreak"] as? [String: Any])?["last"] as? String == "2026-01-30")
    let months = try #require(json["months"] as? [[String: Any]])
    #expect(months.map { $0["month"] as? String } == ["2026-01", "2025-12"])
    #expect(months.map { $0["count"] as? Int } == [1, 1])
    #expect(months[0]["query"] as? String == "seen:2026-01 type:movie")
    let comparison = try #require(json["comparison"] as? [String: Any])
    let pairs = try #require(comparison["pairs"] as? [[String: Any]])
    #expect(pairs.map { $0["rating"] as? Int } == [9])
    await home.leave()
  }

  @Test("Without anything seen or rated it says so, and ends with 1")
  func empty() async throws {
    for _ in 0..<3 { await home.succeed("undo") }
    let run = await home.library("stats")
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("Nothing in your library is seen or rated yet."))
    let json = await home.library("stats", "--format", "json")
    #expect(try json.object()["titles"] as? Int == 0)
    await home.leave()
  }
}
