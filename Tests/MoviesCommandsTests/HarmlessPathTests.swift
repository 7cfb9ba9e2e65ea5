import Foundation
import IMDbTestSupport
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Paths with characters that a terminal acts on", .timeLimit(.minutes(5)))
struct HarmlessPathTests {
  private let folder: TemporaryFolder
  private let home: String

  init() throws {
    folder = try TemporaryFolder()
    home = folder.path + "/a\u{1B}]0;owned\u{7}\u{9B}31m b"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
  }

  private func run(_ arguments: String...) async throws -> Run {
    try await MoviesCommandsTests.run(
      arguments, environment: ["HOME": home, "OMDB_API_KEY": "12345678"])
  }

  /// Expects that something names the folder, and has nothing in it that a terminal acts on.
  private func expectHarmless(_ text: String) {
    #expect(text.contains(folder.path + "/a"))
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      }, "\(text.debugDescription)")
  }

  @Test("cache status prints them harmless")
  func cache() async throws {
    expectHarmless(try await run("cache", "status").output)
  }

  @Test("imdb status prints them harmless")
  func imdb() async throws {
    let dumps = folder.path + "/dumps"
    try FileManager.default.createDirectory(atPath: dumps, withIntermediateDirectories: true)
    try GeneratedDumps(titles: 100).write(into: dumps)
    #expect(try await run("imdb", "import", dumps).exitCode == 0)
    expectHarmless(try await run("imdb", "status").output)
  }

  @Test("library check prints them harmless, also in commands")
  func library() async throws {
    let ratings = try folder.write("Const,Your Rating\ntt0041959,8\n", to: "ratings.csv")
    let more = try folder.write("Const,Your Rating\ntt0041960,8\n", to: "more.csv")
    for file in [ratings, more] {
      #expect(try await run("library", "import", file, "--offline").exitCode == 0)
    }
    expectHarmless(try await run("library", "check").output)

    let file = home + "/.local/share/movies-tui/library.sqlite"
    try Data(repeating: 0x2A, count: 10_000).write(to: URL(filePath: file))
    expectHarmless(try await run("library", "check").output)
  }
}
