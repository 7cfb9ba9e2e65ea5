import Foundation
import Testing

@MainActor
@Suite("The moving picture of the README", .timeLimit(.minutes(5)))
struct TourTests {
  @Test("It is what this program makes of the recording, and no larger than a megabyte")
  func tour() async throws {
    let picture = FileManager.default.temporaryDirectory
      .appending(path: "tour-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: picture) }
    let recording = GeneratedPage.root.appending(path: "Tests/Recordings/tour.jsonl").path
    let result = try await run("--replay", recording, "--animation", picture.path)
    #expect(result.messages == "")
    #expect(result.exitCode == 0)
    let text = try String(contentsOf: picture, encoding: .utf8)
    #expect(text.utf8.count <= 1_000_000)
    try GeneratedPage("tour.svg").expect(text)
  }
}
