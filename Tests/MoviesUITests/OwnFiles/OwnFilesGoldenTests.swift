import MoviesUI
import TerminalUI
import Testing

@Suite("The user's own files on a screen of medium width", .timeLimit(.minutes(5)))
struct OwnFilesGoldenTests {
  @Test("The page, with the details of the selected title beside it", arguments: [0, 1])
  func page(number: Int) async throws {
    let scene = Scene.ownFiles[number]
    let frame = try await scene.frame(columns: 120, rows: 40)
    try Golden(screen: "\(scene.name)-120x40").expect(frame.body.attributedText)
  }

  @Test("Without Unicode, the signs in a list are ASCII characters of one cell")
  func ascii() async throws {
    let scene = try #require(Scene.named("own-files-in-lists").first)
    let frame = try await scene.frame(columns: 80, rows: 24, glyphs: .ascii).transliterated
    #expect(frame.lines.allSatisfy { $0.utf8.count == 80 })
    #expect(frame.lines.contains { $0.contains("# Batman ") })
  }
}
