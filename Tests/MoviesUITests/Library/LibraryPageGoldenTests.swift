import MoviesUI
import Testing

@Suite("Golden screens: open names and steps", .timeLimit(.minutes(5)))
struct LibraryPageGoldenTests {
  private static let scenes = Scene.openNames + Scene.steps

  @Test("On the smallest screen", arguments: scenes)
  func smallest(scene: Scene) async throws {
    let canvas = try await scene.frame(columns: 40, rows: 12)
    try Golden(screen: "\(scene.name)-40x12").expect(canvas.attributedText)
  }

  @Test("Narrow", arguments: scenes)
  func narrow(scene: Scene) async throws {
    let canvas = try await scene.frame(columns: 80, rows: 24)
    try Golden(screen: "\(scene.name)-80x24").expect(canvas.attributedText)
  }

  @Test("Wide", arguments: scenes)
  func wide(scene: Scene) async throws {
    let canvas = try await scene.frame(columns: 200, rows: 50)
    try Golden(screen: "\(scene.name)-200x50").expect(canvas.attributedText)
  }

  @Test("On a large screen", arguments: Scene.steps.filter { $0.name == "steps-back" })
  func large(scene: Scene) async throws {
    let canvas = try await scene.frame(columns: 200, rows: 50)
    try Golden(screen: "\(scene.name)-200x50").expect(canvas.attributedText)
  }
}
