import TerminalUI
import Testing

@Suite("Golden screens of heat maps and charts", .timeLimit(.minutes(5)))
struct SeriesGoldenTests {
  @Test("Narrow and wide", arguments: Scene.series, [(80, 24), (200, 50)])
  func sizes(scene: Scene, size: (columns: Int, rows: Int)) async throws {
    let canvas = try await scene.frame(columns: size.columns, rows: size.rows)
    try Golden(screen: "\(scene.name)-\(size.columns)x\(size.rows)").expect(canvas.attributedText)
  }

  @Test("A chart of blocks, for a console that has no Braille")
  func blocks() async throws {
    let canvas = try await Scene.chart.frame(columns: 120, rows: 40, glyphs: .blocks)
    try Golden(screen: "chart-blocks").expect(canvas.attributedText)
  }
}
