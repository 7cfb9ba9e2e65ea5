import TerminalUI
import Testing

@MainActor
@Suite("Golden hints: what the footer offers in every scene", .timeLimit(.minutes(5)))
struct HintGoldenTests {
  private static let scenes =
    Scene.all + Scene.inEveryLook + Scene.series + Scene.library + Scene.openNames + Scene.steps
    + Scene.nextUp + Scene.diary

  /// The footers one below the other, each below the name of its scene.
  @Test("Narrow and wide", arguments: [(80, 24), (200, 50)])
  func footers(columns: Int, rows: Int) async throws {
    var footers = Canvas(size: TerminalSize(columns: columns, rows: 2 * Self.scenes.count))
    for (index, scene) in Self.scenes.enumerated() {
      let frame = try await scene.frame(columns: columns, rows: rows, showsHints: true)
      footers.write("\(scene.name):", at: Point(column: 0, row: 2 * index))
      let place = Rect(column: 0, row: 2 * index + 1, columns: columns, rows: 1)
      footers.place(frame, in: place, firstRow: rows - 1)
    }
    try Golden(screen: "hints-\(columns)").expect(footers.attributedText)
  }
}
