import Foundation
import MoviesCommands
import Testing

@Suite("The command report")
struct ReportCommandTests {
  @Test("Without a recording it holds doctor's findings; a place that cannot be written is code 74")
  func withoutRecording() async throws {
    let folder = try TemporaryFolder()
    let environment = ["HOME": folder.path, "OMDB_API_KEY": "12345678"]
    let result = try await run("report", "--output", folder.path, environment: environment)
    #expect(result.exitCode == 0)
    let path = try #require(result.output.split(separator: "\n").first.map(String.init))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["doctor.json"])
    let file = try folder.write("", to: "file")
    let refused = try await run("report", "--output", file, environment: environment)
    #expect(refused.exitCode == 74)
    #expect(
      refused.messages
        == "movies-tui: The report cannot be written to \(file): Not a directory.\n")
  }
}
