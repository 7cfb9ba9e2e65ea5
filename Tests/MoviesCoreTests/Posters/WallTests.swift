import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@MainActor
@Suite("A wall of posters", .timeLimit(.minutes(5)))
struct WallTests {
  private let shelf = TestShelf()

  /// An app on a screen of 120 columns and 36 rows for the list, with so many posters.
  private func app(titles count: Int = 60) throws -> App {
    let app = App(columns: 120, listRows: 36, shelf: shelf)
    app.press(PosterAction.meansKnown(.blocks))
    try app.list(posters: count)
    return app
  }

  @Test(
    "A screen is divided into tiles that fit",
    arguments: [
      (80, 20, 3, 1), (120, 36, 5, 2), (200, 46, 11, 3), (40, 11, 2, 1), (300, 80, 21, 6),
    ])
  func grid(width: Int, height: Int, columns: Int, rows: Int) throws {
    let grid = try #require(WallGrid(width: width, height: height, titles: 300))
    #expect((grid.columns, grid.rows) == (columns, rows))
    #expect(grid.columns * grid.tileColumns <= width - 2)
    #expect(grid.rows * grid.tileRows <= height)
    #expect(grid.tileColumns >= 14 && grid.tileRows >= 11)
  }

  @Test("A screen without room for a single tile has no wall", arguments: [(12, 40), (80, 10)])
  func tooSmall(width: Int, height: Int) {
    #expect(WallGrid(width: width, height: height, titles: 300) == nil)
  }

  @Test("At 200×50, the wall shows at least 30 posters")
  func thirty() throws {
    #expect(try #require(WallGrid(width: 200, height: 46, titles: 300)).count >= 30)
  }

  @Test("Eleven titles fill a large screen in two rows of large tiles")
  func eleven() throws {
    let grid = try #require(WallGrid(width: 200, height: 46, titles: 11))
    #expect(grid.rows == 2 && grid.tileRows == 23 && grid.count >= 11)
  }

  @Test("The tiles are as large as all titles allow, and never smaller than for many")
  func largest() {
    for (width, height) in [(80, 20), (120, 36), (160, 46), (200, 46), (300, 80)] {
      let least = WallGrid(width: width, height: height, titles: .max)?.tileRows ?? 0
      var before = Int.max
      for count in 0...120 {
        guard let grid = WallGrid(width: width, height: height, titles: count) else {
          Issue.record("\(count) titles do not fit")
          continue
        }
        #expect(grid.tileRows <= before && grid.tileRows >= min(least, 20))
        #expect(grid.rows * grid.tileRows <= height)
        #expect(grid.columns * grid.tileColumns <= width - 2)
        before = grid.tileRows
      }
    }
  }

  @Test("It offers to look up the titles without a picture, with the price, once it is shown")
  func offer() throws {
    var state = AppState()
    state.posters.means = .blocks
    AppState.reduce(
      &state, ScreenAction.resized(ScreenSize(columns: 120, rows: 40), listRows: 36))
    let query = TitleQuery("bare")
    for action: any Action in [
      SearchAction.edited(TextInput(text: query.text)), GetMovies(query),
      MoviesAction.setMovies(try Samples.found(query, [1, 2, 3]), number: 1, query: query),
      PosterAction.wallToggled,
    ] {
      AppState.reduce(&state, action)
    }
    let expected = FactsOffer(need: .posters, lacking: 3, count: 3, requests: 3)
    #expect(state.list.offer == .facts(expected))
    var left = state
    AppState.reduce(&left, PosterAction.wallToggled)
    #expect(left.list.offer == nil, "nobody is asked about a wall that is not there")
    AppState.reduce(&state, MoviesAction.factsRequested)
    #expect(state.list.lookUp?.count == 3)
  }

  @Test("It keeps the selection of the list, and gives it back")
  func keepsSelection() throws {
    let app = try app()
    app.press(MoviesAction.selected(row: 41), PosterAction.wallToggled)
    let wall = try #require(BrowseProps(app.state).wall)
    #expect(wall.tiles[wall.selection].summary?.title == "Title 42")
    #expect(wall.top.isMultiple(of: wall.grid.columns))
    #expect(app.state.screen.focus == .wall)
    app.press(PosterAction.wallToggled)
    #expect(app.state.list.cursor.selection == 41)
    #expect(app.state.screen.wall == nil)
    #expect(app.state.list.visible.contains(41))
  }

  @Test("Lines are moved in the same column, as far as there are titles")
  func lines() throws {
    let app = try app(titles: 20)
    app.press(PosterAction.wallToggled, MoviesAction.selected(row: 7))
    let cursor = app.state.list.cursor
    #expect(cursor.columns == 5)
    #expect(cursor.step(byLines: 1, of: 20) == 5)
    #expect(cursor.step(byLines: -1, of: 20) == -5)
    #expect(cursor.step(byLines: -2, of: 20) == -5, "there is only one line above")
    #expect(cursor.step(byLines: 9, of: 20) == 10)
    #expect(cursor.step(byLines: 9, of: 17) == 9, "the last line has two titles")
    #expect(cursor.step(byLines: 1, of: 9) == 0, "there is no further line")
  }

  @Test("Pictures are fetched for what is visible and for one more row")
  func fetched() async throws {
    let app = try app()
    app.press(PosterAction.wallToggled)
    let wanted = 10 + 5
    await app.clock.sleepers(reach: wanted)
    await app.clock.advance(by: .milliseconds(120))
    try await waitUntil("the requests") { await shelf.asked.count == wanted }
    #expect(Set(await shelf.asked.map(\.title)) == Set(try (1...wanted).map(Samples.id)))
  }

  @Test("Pictures that are flown over are cancelled")
  func flownOver() async throws {
    let app = try app()
    app.press(PosterAction.wallToggled)
    await app.clock.sleepers(reach: 15)
    await app.clock.advance(by: .milliseconds(120))
    try await waitUntil("the requests") { await shelf.asked.count == 15 }
    app.press(MoviesAction.selected(row: 59))
    // The last two lines, from title 51 on, are on the screen then.
    let left = Set(try (1...15).map(Samples.id))
    try await waitUntil("the ends") { Set(await shelf.cancelled) == left }
  }

  @Test("A smaller screen shows the list instead, and the wall again when there is room")
  func resized() throws {
    let app = try app()
    app.press(PosterAction.wallToggled)
    app.press(ScreenAction.resized(ScreenSize(columns: 120, rows: 12), listRows: 8))
    #expect(BrowseProps(app.state).wall == nil)
    #expect(app.state.list.cursor.columns == 1)
    app.press(ScreenAction.resized(ScreenSize(columns: 120, rows: 40), listRows: 36))
    #expect(BrowseProps(app.state).wall?.tiles.count == 10)
  }

  @Test("An opened title has the screen to itself, and the wall comes back as it was")
  func opened() throws {
    let app = try app()
    app.press(PosterAction.wallToggled, MoviesAction.selected(row: 5))
    app.press(ScreenAction.titleOpened(try Samples.id(6)))
    #expect(BrowseProps(app.state).isTitlePage)
    #expect(BrowseProps(app.state).wall == nil)
    app.press(ScreenAction.wentBack)
    #expect(BrowseProps(app.state).wall?.selection == 5)
  }
}
