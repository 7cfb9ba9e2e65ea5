import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("movies-tui episodes", .timeLimit(.minutes(5)))
struct EpisodesCommandTests {
  @Test("The heat map has colours on a terminal that has them, unless they are unwanted")
  func colors() async throws {
    let terminal = ["TERM": "xterm-256color"]
    func output(_ more: [String: String] = [:], _ options: String...) async throws -> String {
      let environment = terminal.merging(more) { $1 }
      return try await run(
        ["episodes", "tt9000002"] + options, environment: environment, columns: 80
      ).output
    }
    #expect(try await output().contains(";48;5;"))
    #expect(try await output(["COLORTERM": "truecolor"]).contains(";48;2;"))
    for plain in [
      try await output(["NO_COLOR": "1"]), try await output([:], "--no-color"),
      try await output(["TERM": "dumb"]), try await run("episodes", "tt9000002").output,
    ] {
      #expect(!plain.contains("\u{1B}"))
      #expect(plain.contains("▲ 8.1 ▼ 7.9"))
    }
  }

  @Test("In ASCII the heat map is as legible")
  func ascii() async throws {
    let result = try await run(["episodes", "tt9000002"], isUnicode: false)
    #expect(result.output.contains("1 ^ 8.1 v 7.9"))
    #expect(result.output.contains("^ best 1x1  v worst 2x1"))
  }

  @Test("On a narrow terminal nothing of the heat map is lost: seasons follow below")
  func narrow() async throws {
    let episodes = (1...9).flatMap { season in
      (1...9).map { "tt9000002\t\(season)\t\($0)\tPart \($0)\t2020-01-02\t7.\(season)\tN/A" }
    }
    let lines = try await guide(
      totalSeasons: "9", episodes: episodes.joined(separator: "\n"), columns: 40
    ).output.split(separator: "\n").map(String.init)
    let heads = lines.filter { $0.contains(" S") }
    #expect(
      heads.map { $0.split(separator: " ") } == [
        ["S1", "S2", "S3", "S4", "S5", "S6"], ["S7", "S8", "S9"],
      ])
    #expect(lines.filter { $0.hasPrefix("  avg") }.count == 2)
  }

  @Test("Case 26: The first season may be missing, and the number of seasons too")
  func gapsInSeasons() async throws {
    let late = "tt9000002\t2\t1\tSlack\t2020-01-02\t7.9\ttt9000021"
    let output = try await guide(totalSeasons: "2", episodes: late).output
    #expect(output.contains("\nQuay, season 2: 1 episode, average 7.9\n"))
    let uncounted = late.replacing("\t2\t1\t", with: "\t1\t1\t") + "\n" + late
    #expect(try await guide(totalSeasons: nil, episodes: uncounted).output.contains("season 2"))
  }

  @Test("Where no episode stands out, the tables follow the heat map after one empty line")
  func noLegend() async throws {
    let one = "tt9000002\t1\t1\tSlack\t2020-01-02\t7.9\ttt9000021"
    let output = try await guide(totalSeasons: "1", episodes: one).output
    #expect(output.contains("\n\nQuay, season 1: 1 episode, average 7.9\n"))
    #expect(!output.contains("\n\n\n"))
  }

  /// The guide of a series with only these episodes.
  private func guide(
    totalSeasons: String?, episodes: String, columns: Int? = nil
  ) async throws -> Run {
    let series = CatalogueEntry([
      .imdbID: "tt9000002", .title: "Quay", .type: "series", .totalSeasons: totalSeasons ?? "N/A",
    ])
    let standIn = StandIn(catalogue: StandInCatalogue(titles: [series], episodeTables: [episodes]))
    return try await run(
      "episodes", "tt9000002", columns: columns, transport: StandInTransport(standIn))
  }

  @Test("The seasons that came are printed, though a later one did not")
  func laterFailure() async throws {
    let transport = FailingTransport(StandInTransport(.sample), from: 2, with: .tooSlow)
    let result = try await run("episodes", "tt9000002", transport: transport)
    #expect(result.output.contains("season 1"))
    #expect(!result.output.contains("season 2"))
    #expect(result.exitCode == 69)
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
    #expect(try await run("episodes", "moon").output.hasPrefix("月 Moon Harbour: 2 seasons"))
  }
}
