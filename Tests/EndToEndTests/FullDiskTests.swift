import Foundation
import IMDbTestSupport
import TestSupport
import Testing

/// The system lets no file become larger than 64 KB, as if the disk were full.
@Suite("Writing to a named file where there is no more space", .timeLimit(.minutes(5)))
struct FullDiskTests {
  private let home: PrivateHome
  private let folder: TemporaryFolder

  init() async throws {
    home = try PrivateHome()
    folder = try TemporaryFolder()
    let name = "A film with a name so long that every list of a thousand is too large"
    let rows = (1...1_000).map { "tt\(1_000_000 + $0),8,2020-01-02,\(name) \($0)\n" }
    let ratings = try folder.write(
      "Const,Your Rating,Date Rated,Title\n" + rows.joined(), to: "ratings.csv")
    let result = try await ChildProcess.run(
      Program.path, ["library", "import", ratings, "--offline"], environment: home.environment())
    try #require(result.exitCode == 0)
    try FileManager.default.removeItem(atPath: ratings)
  }

  /// Runs the program with the limit.
  private func run(_ arguments: [String]) async throws -> ChildProcess.Result {
    // In units of 512 bytes.
    try await ChildProcess.run(
      "sh", ["-c", #"ulimit -f 128 && exec "$0" "$@""#, Program.path] + arguments,
      environment: home.environment())
  }

  /// All files in the folder.
  private var files: [String] {
    get throws {
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      return try names.map { "\(folder.path)/\($0)" }.filter { path in
        try URL(filePath: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      }
    }
  }

  @Test("An import of IMDb's data leaves the data from before, and ends with 73 after one line")
  func imdb() async throws {
    let dumps = folder.path + "/dumps"
    try FileManager.default.createDirectory(atPath: dumps, withIntermediateDirectories: true)
    func runWithoutLimit(_ arguments: String...) async throws -> ChildProcess.Result {
      try await ChildProcess.run(Program.path, arguments, environment: home.environment())
    }
    try GeneratedDumps(titles: 300).write(into: dumps)
    #expect(try await runWithoutLimit("imdb", "import", dumps).exitCode == 0)
    let before = try await runWithoutLimit("imdb", "status").output
    try GeneratedDumps(titles: 9_000).write(into: dumps)

    let result = try await run(["imdb", "import", dumps])

    #expect(result.exitCode == 73)
    #expect(result.errors.split(separator: "\n").last?.hasPrefix("movies-tui: ") == true)
    #expect(try await runWithoutLimit("imdb", "status").output == before)
  }

  @Test(
    "An export leaves the last one whole, says so in one line and ends with 74",
    arguments: ["json", "imdb", "letterboxd", "trakt"])
  func export(format: String) async throws {
    let output = folder.path + (format == "json" ? "/export.json" : "/export")
    let arguments = ["library", "export", "--to", format, "--output", output]
    _ = try await ChildProcess.run(Program.path, arguments, environment: home.environment())
    let files = try files
    for file in files { try Data("the last export".utf8).write(to: URL(filePath: file)) }
    let result = try await run(arguments)
    #expect(result.exitCode == 74)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("cannot be written: File too large."))
    #expect(try self.files == files)
    // Those before the one that is too large may be new.
    let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(texts.contains("the last export"))
    #expect(texts.allSatisfy { $0 == "the last export" || $0.utf8.count < 65_536 })
  }

  @Test("A copy of the library leaves nothing, says so in one line and ends with 74")
  func backup() async throws {
    let result = try await run(["library", "backup", folder.path + "/copy.sqlite"])
    #expect(result.exitCode == 74)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("copy.sqlite cannot be written: disk I/O error."))
    #expect(try files.isEmpty)
  }
}
