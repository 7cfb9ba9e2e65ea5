import MoviesUI
import TerminalUI
import Testing

@Suite("Golden screens: what every state looks like", .timeLimit(.minutes(5)))
struct GoldenTests {
  @Test("Narrow", arguments: Scene.all)
  func narrow(scene: Scene) async throws {
    let canvas = try await scene.frame(columns: 80, rows: 24)
    try Golden(screen: "\(scene.name)-80x24").expect(canvas.attributedText)
  }

  @Test("Wide", arguments: Scene.all)
  func wide(scene: Scene) async throws {
    let canvas = try await scene.frame(columns: 200, rows: 50)
    try Golden(screen: "\(scene.name)-200x50").expect(canvas.attributedText)
  }

  @Test("Other sizes", arguments: [(20, 3), (40, 10), (60, 20), (99, 30), (100, 30), (120, 40)])
  func sizes(columns: Int, rows: Int) async throws {
    let names = ["help", "mistake-unfinished"]
    for scene in [Scene.list] + Scene.all.filter({ names.contains($0.name) }) {
      let canvas = try await scene.frame(columns: columns, rows: rows)
      try Golden(screen: "\(scene.name)-\(columns)x\(rows)").expect(canvas.attributedText)
    }
  }

  @Test("Over IMDb's data", arguments: Scene.imdb, [(80, 24), (200, 50)])
  func imdb(scene: Scene, size: (columns: Int, rows: Int)) async throws {
    let canvas = try await scene.frame(columns: size.columns, rows: size.rows)
    try Golden(screen: "\(scene.name)-\(size.columns)x\(size.rows)").expect(canvas.attributedText)
  }

  @Test("Every theme in every colour depth", arguments: Theme.Name.allCases, ColorDepth.allCases)
  func looks(theme: Theme.Name, depth: ColorDepth) async throws {
    let canvas = try await Scene.list.frame(columns: 100, rows: 16, theme: theme, depth: depth)
    try Golden(screen: "list-\(theme)-\(depth)").expect(canvas.attributedText)
  }

  /// The scenes that the README shows, and the names of their pictures.
  private static let readmePictures = [
    "list": "browse", "help": "help", "heat-map": "series", "comparing-films": "compare",
    "library-watchlist": "library", "library-tonight": "tonight", "diary": "diary",
    "expression": "language",
  ]

  @Test("The pictures of the README are of this program", arguments: readmePictures)
  func pictures(name: String, picture: String) async throws {
    let scenes = Scene.all + Scene.inEveryLook + Scene.library + Scene.diary
    let scene = try #require(scenes.first { $0.name == name })
    let canvas = try await scene.frame(columns: 120, rows: 34, showsHints: true)
    try Golden(picture: picture).expect(canvas.svg())
  }
}
