import MoviesUI
import Testing

@Suite("Golden screens: next up", .timeLimit(.minutes(5)))
struct NextUpGoldenTests {
  @Test("Smallest, narrow and wide", arguments: Scene.nextUp, [(40, 12), (80, 24), (200, 50)])
  func golden(scene: Scene, size: (columns: Int, rows: Int)) async throws {
    let canvas = try await scene.frame(columns: size.columns, rows: size.rows)
    try Golden(screen: "\(scene.name)-\(size.columns)x\(size.rows)").expect(canvas.attributedText)
  }
}
