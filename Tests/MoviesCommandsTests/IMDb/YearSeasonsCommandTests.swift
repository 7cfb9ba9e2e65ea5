import Foundation
import IMDbTestSupport
import SessionTestSupport
import Storage
import TestSupport
import Testing

@MainActor
@Suite("Series of IMDb's data whose seasons are years", .serialized, .timeLimit(.minutes(5)))
struct YearSeasonsCommandTests {
  private let home: IMDbHome

  /// A series with two seasons, one episode of which has a high number.
  init() async throws {
    home = try IMDbHome(titles: 10)
    try write(
      .basics,
      ["tt0000001|tvSeries|Daily Lamp|Daily Lamp|0|2009|2015|\\N|News"]
        + (2...5).map { "tt000000\($0)|tvEpisode|Part \($0)|Part \($0)|0|2009|\\N|30|News" })
    try write(.ratings, ["tt0000001|7.0|900", "tt0000002|8.5|90", "tt0000005|6.5|90"])
    try write(
      .episodes,
      [
        "tt0000002|tt0000001|2009|1", "tt0000003|tt0000001|2015|1", "tt0000004|tt0000001|2015|4000",
        "tt0000005|tt0000001|2015|9999",
      ])
    let result = try await home.run("import", home.dumps)
    try #require(result.exitCode == 0, "\(result.messages)")
  }

  private func write(_ dump: IMDbDump, _ lines: [String]) throws {
    let lines =
      [dump.columns.joined(separator: "\t")] + lines.map { $0.replacing("|", with: "\t") }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    try PackedFile.write("\(home.dumps)/\(dump.fileName)", members: [bytes])
  }

  private func run(_ arguments: String...) async throws -> Run {
    try await home.run(whole: ["--source", "imdb", "--offline"] + arguments)
  }

  @Test("All seasons are printed, and long holes in their numbers are one line")
  func all() async throws {
    let result = try await run("episodes", "tt0000001")
    #expect(result.exitCode == 0, "\(result.messages)")
    #expect(result.output.contains("2 – 3,999 ·") && result.output.contains("4,001 – 9,998 ·"))
    #expect(result.output.contains("2 seasons, 4 episodes"))
    #expect(result.output.split(separator: "\n").count < 30)
    let json = try await run("episodes", "tt0000001", "--format", "json").output
    #expect(json.contains(#""totalSeasons": 2"#) && json.contains(#""number": 2015"#))
    let csv = try await run("episodes", "tt0000001", "--format", "csv").output
    #expect(csv.split(whereSeparator: \.isNewline).count == 5)
  }

  @Test("A season is asked for by its year, and their number is a count")
  func one() async throws {
    let season = try await run("episodes", "tt0000001", "--season", "2015")
    #expect(season.exitCode == 0, "\(season.messages)")
    #expect(season.output.contains("Part 5") && !season.output.contains("Part 2"))
    #expect(try await run("episodes", "tt0000001", "--season", "2010").exitCode == 1)
    let show = try await run("show", "tt0000001", "--format", "json").output
    #expect(show.contains(#""totalSeasons": 2,"#))
  }
}
