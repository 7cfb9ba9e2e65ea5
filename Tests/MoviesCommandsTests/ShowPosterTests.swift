import Foundation
import OMDBStandIn
import SessionTestSupport
import Testing

@MainActor
@Suite("movies-tui show, with posters", .timeLimit(.minutes(5)))
struct ShowPosterTests {
  private let film = "tt9000001"
  private let colors = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

  private func transport(_ faults: [Fault] = []) -> StandInTransport {
    var standIn = StandIn.sample
    standIn.faults = faults
    return StandInTransport(standIn, hasPosters: true)
  }

  /// A path at which there is no file yet.
  private func newPath() -> String {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg").path
  }

  @Test("The poster stands above the facts, in the colours of the terminal")
  func above() async throws {
    let result = try await run(
      "show", film, "--poster", environment: colors, columns: 80, transport: transport())
    let parts = result.output.components(separatedBy: "\n\n")
    #expect(parts[0].contains("\u{1B}[") && parts[0].contains("38;2;"))
    #expect(parts[0].split(separator: "\n").count > 12)
    #expect(parts[1].hasPrefix("The Moon, a"))
    #expect(result.exitCode == 0 && result.messages.isEmpty)
  }

  @Test("With 256 colours it uses the palette, and with `--no-color` it is left out")
  func depths() async throws {
    let indexed = try await run(
      "show", film, "--poster", environment: ["TERM": "xterm-256color"], columns: 80,
      transport: transport())
    #expect(indexed.output.contains("38;5;") && !indexed.output.contains("38;2;"))
    let plain = try await run(
      "show", film, "--poster", "--no-color", environment: colors, columns: 80,
      transport: transport())
    #expect(plain.output.hasPrefix("The Moon"))
    #expect(plain.messages.contains("256 colours"))
  }

  @Test("In a pipe there are the facts alone, and a word why")
  func pipe() async throws {
    let result = try await run(
      "show", film, "--poster", environment: colors, transport: transport())
    #expect(result.output.hasPrefix("The Moon"))
    #expect(result.messages.contains("The poster needs a terminal"))
    #expect(result.exitCode == 0)
  }

  @Test("The file is saved as it was sent")
  func saved() async throws {
    let path = newPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try await run("show", film, "--poster-file", path, transport: transport())
    #expect(result.exitCode == 0)
    let sent = StandIn.sample.reply(
      to: StandInRequest(path: "/posters/\(film)_SX1000.jpg", query: "")
    ).body
    #expect(try [UInt8](Data(contentsOf: URL(filePath: path))) == sent)
    #expect(sent.count > 1_000)
  }

  @Test("A poster that cannot be had is told in one line, and no file is made")
  func failing() async throws {
    let path = newPath()
    let result = try await run(
      "show", film, "--poster-file", path,
      transport: StandInTransport(.sample, hasPosters: false))
    #expect(result.exitCode == 1)
    #expect(result.messages.contains("No poster is known of The Moon"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("A file that cannot be written is named")
  func unwritable() async throws {
    let result = try await run(
      "show", film, "--poster-file", "/dev/null/poster.jpg", transport: transport())
    #expect(result.exitCode == 74)
    #expect(result.messages.contains("/dev/null/poster.jpg"))
  }
}
