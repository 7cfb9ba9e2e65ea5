import Testing

@MainActor
@Suite("Wrong usage of the command line", .timeLimit(.minutes(5)))
struct WrongUsageTests {
  @Test("A rating of 1 and of 10 is one, and so is a leap day")
  func expectedBounds() async throws {
    for arguments in [
      ["library", "rate", "1", "x", "--demo"], ["library", "rate", "10", "x", "--demo"],
      ["library", "rate", "none", "x", "--demo"],
      ["library", "seen", "x", "--on", "2024-02-29", "--demo"],
    ] {
      #expect(try await run(arguments).exitCode != 64, "\(arguments)")
    }
  }

  @Test("However many values there are to choose from, they are said in one wording")
  func choices() async throws {
    for (option, choices) in [
      ("--source", "'imdb' or 'omdb'"), ("--format", "'table', 'json', 'ndjson' or 'csv'"),
      ("--sort", "'rating', 'votes', 'year', 'title', 'runtime' or 'disagreement'"),
    ] {
      let result = try await run("search", "x", option, "opera")
      #expect(result.messages.contains("Please provide one of \(choices). See"))
    }
  }

  @Test("A message quotes a wrong command line without what would harm a terminal")
  func harmless() async throws {
    let result = try await run("show", "tt\u{1B}[31m0\u{7}9", "--\u{1B}]0;x\u{7}")
    #expect(result.exitCode == 64)
    #expect(result.messages.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 })
    let long = try await run("help", String(repeating: "x", count: 100_000))
    #expect(long.messages.count < 2_000)
  }
}
