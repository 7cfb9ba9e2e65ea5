import Keeping
import MoviesCore
import Redux
import TerminalUI
import Testing
import Titles

@MainActor
@Suite("Golden screens with posters", .timeLimit(.minutes(5)))
struct PosterGoldenTests {
  @Test(
    "Beside the facts, above them, or nowhere, as the pane has room",
    arguments: [(80, 24), (80, 14), (100, 30), (120, 40), (160, 50)])
  func placeholders(columns: Int, rows: Int) async throws {
    let reading = ScreenAction.titleOpened(try Samples.id("tt0096895"))
    let scene = PosterScene(actions: [reading], hasPictures: false)
    let canvas = try await scene.frame(columns: columns, rows: rows)
    try Golden(screen: "poster-place-\(columns)x\(rows)").expect(canvas.body.attributedText)
  }

  @Test("A picture as cells", arguments: [ColorDepth.trueColor, .indexed256])
  func picture(depth: ColorDepth) async throws {
    let canvas = try await PosterScene(depth: depth).frame(columns: 160, rows: 30)
    try Golden(screen: "poster-\(depth)").expect(canvas.body.attributedText)
  }

  @Test("A wall, before any picture has come", arguments: [(80, 24), (200, 50)])
  func wall(columns: Int, rows: Int) async throws {
    let actions: [any Action] = [PosterAction.wallToggled, MoviesAction.selected(row: 4)]
    let scene = PosterScene(actions: actions, hasPictures: false)
    let canvas = try await scene.frame(columns: columns, rows: rows)
    try Golden(screen: "wall-\(columns)x\(rows)").expect(canvas.body.attributedText)
  }

  /// A page that has more pictures, or more beside them, the larger the screen is.
  enum LargePage: String, CaseIterable {
    case tonight, comparison, episodes
    case heatMap = "heat-map"

    func actions() throws -> [any Action] {
      switch self {
      case .tonight:
        let wish = TonightScene.wish
        return [
          TonightAction.opened(wish, seed: 1),
          TonightAction.offered(try TonightScene.offer(), TonightDraw(wish, seed: 1)),
        ]
      case .comparison:
        let ids = try ["tt0096895", "tt0103776", "tt0112462"].map(Samples.id)
        return [CompareAction.opened(ids)]
      case .episodes, .heatMap:
        let series = try Samples.id("tt0903747")
        let place = SeriesAction.placeSelected(EpisodePlace(season: 2, row: 11))
        let turning: [any Action] = self == .heatMap ? [SeriesAction.viewSwitched] : []
        return [SeriesAction.opened(series, at: nil, season: 2)] + turning + [place]
      }
    }
  }

  @Test(
    "Large pages, before any picture has come", arguments: LargePage.allCases,
    [(120, 40), (200, 50)])
  func pages(page: LargePage, size: (columns: Int, rows: Int)) async throws {
    let scene = PosterScene(actions: try page.actions(), hasPictures: false)
    let canvas = try await scene.frame(columns: size.columns, rows: size.rows)
    try Golden(screen: "large-\(page.rawValue)-\(size.columns)x\(size.rows)")
      .expect(canvas.body.attributedText)
  }

  @Test("What lies over a picture covers it")
  func covered() async throws {
    let help = ScreenAction.overlayOpened(.help(HelpState()))
    let covered = try await PosterScene(actions: [help], hasPictures: true)
      .frame(columns: 120, rows: 40)
    let bare = try await PosterScene(actions: [help], hasPictures: false)
      .frame(columns: 120, rows: 40)
    let row = bare.lines.firstIndex { $0.contains("Keys here") }
    let middle = try #require(row) + 3
    let box = 20..<80
    #expect(box.allSatisfy { covered[$0, middle] == bare[$0, middle] })
  }

  @Test(
    "The pictures of the README with posters are of this program", arguments: ["poster", "wall"])
  func readme(name: String) async throws {
    let actions: [any Action] =
      name == "wall" ? [PosterAction.wallToggled, MoviesAction.selected(row: 6)] : []
    let canvas = try await PosterScene(actions: actions)
      .frame(columns: 120, rows: 34)
    try Golden(picture: name).expect(canvas.svg())
  }
}
