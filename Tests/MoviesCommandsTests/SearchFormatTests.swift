import OMDBStandIn
import SessionTestSupport
import Testing

@MainActor
@Suite("What movies-tui search prints", .timeLimit(.minutes(5)))
struct SearchFormatTests {
  @Test(
    "Types have the words that people use, in any case",
    arguments: [("film", "movie"), ("show", "series"), ("TV", "series"), ("Movie", "movie")])
  func types(_ word: String, type: String) async throws {
    let transport = StandInTransport(.sample)
    _ = try await run("search", "moon", "--type", word, transport: transport)
    #expect(transport.paths.first == "/?s=moon&type=\(type)&page=1")
  }

  @Test("--json is --format json wherever there is a format, and a word where only words are")
  func shortFormat() async throws {
    for arguments in [
      ["search", "moon"], ["show", "tt0000001"], ["library", "list"], ["doctor"],
    ] {
      let short = try await run(arguments + ["--json"])
      let long = try await run(arguments + ["--format", "json"])
      #expect(short.output == long.output)
      #expect(short.exitCode == long.exitCode)
    }
    let word = try await run("search", "--", "--json")
    #expect(word.output.contains("\"query\"") == false)
  }

  @Test("JSON shows what could surprise a terminal as an escape")
  func harmlessJSON() async throws {
    let search = try await run("search", "moon\u{202E}\u{9B}", "--format", "json")
    #expect(search.output.contains(#""query": "moon\u202e\u009b""#))
    let doctor = try await run(
      "doctor", "--format", "json", environment: ["TERM": "a\u{200B}\u{7F}"])
    #expect(doctor.output.contains(#""type": "a\u200b\u007f""#))
  }
}
