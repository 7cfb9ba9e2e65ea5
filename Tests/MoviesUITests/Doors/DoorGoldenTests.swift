import MoviesUI
import Testing

@Suite("Golden screens: doors", .timeLimit(.minutes(5)))
struct DoorGoldenTests {
  @Test("In every size", arguments: Scene.doors, [(40, 12), (80, 24), (120, 40), (200, 50)])
  func golden(scene: Scene, size: (columns: Int, rows: Int)) async throws {
    let canvas = try await scene.frame(columns: size.columns, rows: size.rows)
    try Golden(screen: "\(scene.name)-\(size.columns)x\(size.rows)").expect(canvas.attributedText)
  }
}
