import MoviesUI
import TerminalUI
import Testing

@Suite("Golden screens: what every state looks like", .timeLimit(.minutes(5)))
struct GoldenTests {
  /// Expects a frame of a scene, without header and footer, to be as in its file.
  private func expect(
    _ scene: Scene, columns: Int, rows: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let frame = try await scene.frame(columns: columns, rows: rows)
    try Golden(screen: "\(scene.name)-\(columns)x\(rows)")
      .expect(frame.body.attributedText, sourceLocation: sourceLocation)
  }

  /// Those of the help have a golden of their own, which is the only one that a key changes.
  private static let screens = Scene.all.filter { scene in
    !Scene.help.contains { $0.name == scene.name }
  }

  @Test("Narrow", arguments: screens)
  func narrow(scene: Scene) async throws {
    try await expect(scene, columns: 80, rows: 24)
  }

  @Test("Wide", arguments: Scene.wide)
  func wide(scene: Scene) async throws {
    try await expect(scene, columns: 200, rows: 50)
  }

  @Test("Small", arguments: Scene.small)
  func small(scene: Scene) async throws {
    try await expect(scene, columns: 40, rows: 12)
  }

  @Test(
    "One scene through all sizes",
    arguments: [(20, 3), (40, 12), (60, 20), (99, 30), (100, 30), (120, 40), (160, 50)])
  func sizes(columns: Int, rows: Int) async throws {
    try await expect(.list, columns: columns, rows: rows)
  }

  @Test("The help: its first screen, all of it, and what is found in it")
  func help() async throws {
    var texts: [String] = []
    for (scene, rows) in [(Scene.help[0], 24), (Scene.help[0], 120), (Scene.help[1], 24)] {
      texts.append(try await scene.frame(columns: 80, rows: rows).body.attributedText)
    }
    try Golden(screen: "help").expect(texts.joined(separator: "\n"))
  }

  @Test("Every theme in every colour depth", arguments: Theme.Name.allCases, ColorDepth.allCases)
  func themes(theme: Theme.Name, depth: ColorDepth) async throws {
    let frame = try await Scene.list.frame(columns: 100, rows: 16, theme: theme, depth: depth)
    try Golden(screen: "list-\(theme)-\(depth)").expect(frame.withoutFooter.attributedText)
  }

  @Test(
    "Fewer colours", arguments: Scene.colourful,
    [ColorDepth.mono, .ansi8, .ansi16, .indexed256])
  func depths(scene: Scene, depth: ColorDepth) async throws {
    let frame = try await scene.frame(columns: 80, rows: 24, depth: depth)
    try Golden(screen: "\(scene.name)-\(depth)").expect(frame.body.attributedText)
  }

  @Test("On a terminal without Unicode", arguments: Scene.colourful)
  func ascii(scene: Scene) async throws {
    let frame = try await scene.frame(columns: 80, rows: 24, glyphs: .ascii).transliterated
    #expect(frame.lines.allSatisfy { $0.utf8.count == 80 })
    try Golden(screen: "\(scene.name)-ascii").expect(frame.body.attributedText)
  }

  @Test("A chart of blocks, for a console that has no Braille")
  func blocks() async throws {
    let frame = try await Scene.chart.frame(columns: 120, rows: 40, glyphs: .blocks)
    try Golden(screen: "chart-blocks").expect(frame.body.attributedText)
  }

  /// The scenes that the README shows, and the names of their pictures.
  private static let readmePictures = [
    "list": "browse", "help": "help", "heat-map": "series", "comparing-films": "compare",
    "library-watchlist": "library", "library-tonight": "tonight", "diary": "diary",
    "expression": "language", "own-files": "files",
  ]

  @Test("The pictures of the README are of this program", arguments: readmePictures)
  func pictures(name: String, picture: String) async throws {
    let scene = try #require(Scene.named(name).first)
    let frame = try await scene.frame(columns: 120, rows: 34)
    try Golden(picture: picture).expect(frame.svg())
  }
}
