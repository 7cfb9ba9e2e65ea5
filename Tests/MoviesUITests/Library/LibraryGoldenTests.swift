import MoviesUI
import Testing

@Suite("Golden screens: the library", .timeLimit(.minutes(5)))
struct LibraryGoldenTests {
  @Test("Narrow", arguments: Scene.library)
  func narrow(scene: Scene) async throws {
    let canvas = try await scene.frame(columns: 80, rows: 24)
    try Golden(screen: "\(scene.name)-80x24").expect(canvas.attributedText)
  }

  @Test("Wide", arguments: Scene.library)
  func wide(scene: Scene) async throws {
    let canvas = try await scene.frame(columns: 200, rows: 50)
    try Golden(screen: "\(scene.name)-200x50").expect(canvas.attributedText)
  }
}
