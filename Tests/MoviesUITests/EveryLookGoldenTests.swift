import TerminalUI
import Testing

@Suite("Golden screens in every look", .timeLimit(.minutes(5)))
struct EveryLookGoldenTests {
  @Test("Narrow and wide", arguments: Scene.inEveryLook, [(80, 24), (200, 50)])
  func sizes(scene: Scene, size: (columns: Int, rows: Int)) async throws {
    let canvas = try await scene.frame(columns: size.columns, rows: size.rows)
    try Golden(screen: "\(scene.name)-\(size.columns)x\(size.rows)").expect(canvas.attributedText)
  }

  @Test(
    "Fewer colours", arguments: Scene.inEveryLook,
    [ColorDepth.mono, .ansi8, .ansi16, .indexed256])
  func depths(scene: Scene, depth: ColorDepth) async throws {
    let canvas = try await scene.frame(columns: 120, rows: 40, depth: depth)
    try Golden(screen: "\(scene.name)-\(depth)").expect(canvas.attributedText)
  }

  @Test("On a terminal without Unicode", arguments: Scene.inEveryLook)
  func ascii(scene: Scene) async throws {
    let canvas = try await scene.frame(columns: 120, rows: 40, glyphs: .ascii).transliterated
    #expect(canvas.lines.allSatisfy { $0.utf8.count == 120 })
    try Golden(screen: "\(scene.name)-ascii").expect(canvas.attributedText)
  }
}
