import Foundation
import MoviesCommands
import Testing

@Suite("Recordings of the past can be replayed", .timeLimit(.minutes(5)))
struct RecordingGoldenTests {
  static let names = ["browsing", "failing", "killed"]

  @Test("A recording of an earlier version leads to the frame that it led to", arguments: names)
  func replay(_ name: String) async throws {
    let file = Self.folder.appending(path: name)
    let recording = file.appendingPathExtension("jsonl").path
    let last = try Self.actions(in: recording) - 1
    let result = try await run(
      "--replay", recording, "--until", "\(last)", "--format", "text")
    #expect(result.messages == "")
    #expect(result.exitCode == 0)
    let golden = file.appendingPathExtension("txt")
    if ProcessInfo.processInfo.environment["MOVIES_TUI_WRITE_GOLDENS"] != nil {
      return try Data(result.output.utf8).write(to: golden)
    }
    #expect(
      try String(contentsOf: golden, encoding: .utf8) == result.output,
      "\(name) looks different; make goldens takes it over")
  }

  /// The number of lines with an action.
  private static func actions(in path: String) throws -> Int {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .count { $0.hasPrefix(#"{"action":"#) }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Recordings").standardizedFileURL
}
