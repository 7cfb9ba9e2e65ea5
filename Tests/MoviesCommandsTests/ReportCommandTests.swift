import Foundation
import MoviesCommands
import TestSupport
import Testing

@Suite("The command report", .timeLimit(.minutes(5)))
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

  @Test(
    "A key that became known after the session is taken out of its recording, which can be replayed",
    arguments: [("batman", "Batman"), ("movie", "Lego Batman Movie"), ("a", "batman")])
  func youngerKey(_ key: String, hidden: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(try Self.recording(), to: "state/movies-tui/recordings/last.jsonl")
    let report = try await report(in: folder, key: key)
    let recording = report.path + "/last.jsonl"
    let text = try String(contentsOfFile: recording, encoding: .utf8)
    #expect(try Self.recording().contains(hidden) && !text.contains(hidden))
    let replay = try await run("--replay", recording, "--hash")
    #expect(replay.exitCode == 0)
    #expect(
      text.split(separator: "\n").last?.contains(replay.output.dropFirst().dropLast(2)) == true)
  }

  @Test("The key is taken out where the configuration is wrong, too")
  func wrongConfiguration() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: ".config/movies-tui/config.json")
    try folder.write(try Self.recording(), to: "state/movies-tui/recordings/last.jsonl")
    let report = try await report(in: folder, key: "batman")
    let text = try String(contentsOfFile: report.path + "/last.jsonl", encoding: .utf8)
    #expect(!text.contains("batman") && text.contains("xxxxxx"))
  }

  @Test("Findings lose what is secret in their values, and stay JSON whatever the key is")
  func findings() async throws {
    let folder = try TemporaryFolder()
    let report = try await report(in: folder, key: "true")
    let findings = try Data(contentsOf: URL(filePath: report.path + "/doctor.json"))
    let sections = try #require(
      try JSONSerialization.jsonObject(with: findings) as? [String: [String: Any]])
    #expect(sections["key"]?["set"] as? Bool == true)
    let state = try #require(sections["directories"]?["state"] as? String)
    #expect(sections["library"] != nil && sections["cache"] != nil)
    #expect(state.hasPrefix("~") && state.hasSuffix("/state/movies-tui"))
  }

  @Test("A recording that cannot be read is left out, and the report says so")
  func damaged() async throws {
    let folder = try TemporaryFolder()
    let damaged = try folder.write("{}", to: "state/movies-tui/recordings/previous.jsonl")
    try folder.write(try Self.recording(), to: "state/movies-tui/recordings/last.jsonl")
    let report = try await report(in: folder, key: "12345678")
    #expect(
      report.messages == "movies-tui: \(damaged), line 1: this is not a recording of movies-tui. "
        + "The report leaves it out.\n")
    let files = try FileManager.default.contentsOfDirectory(atPath: report.path)
    #expect(files.sorted() == ["doctor.json", "last.jsonl"])
  }

  /// Makes a report of the contents of a folder.
  private func report(
    in folder: TemporaryFolder, key: String
  ) async throws -> (path: String, messages: String) {
    let environment = [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state", "OMDB_API_KEY": key,
    ]
    let result = try await run(
      "report", "--output", folder.path + "/reports", environment: environment)
    #expect(result.exitCode == 0)
    return (result.output.trimmingCharacters(in: .newlines), result.messages)
  }

  private static func recording() throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../Recordings/browsing.jsonl")
    return try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
  }
}
