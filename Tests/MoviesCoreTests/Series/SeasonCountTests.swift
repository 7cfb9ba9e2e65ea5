import MoviesCore
import Testing
import Titles

@Suite("How many seasons there are", .timeLimit(.minutes(5)))
struct SeasonCountTests {
  /// The parts of the page, without `About`, and whether there may be more.
  private func seasons(_ state: AppState) -> ([Int], isOpen: Bool) {
    guard let props = BrowseProps(state).series else { return ([], false) }
    return (props.tabs.compactMap(\.part.season), props.isOpenEnded)
  }

  private func miss(_ number: Int, in state: inout AppState) throws {
    state.press(.notListed(number: number, of: try Samples.series()))
  }

  @Test("Where nobody counts them, there may be one more than have come, until it is missing")
  func uncounted() throws {
    var state = try Samples.seriesPage(seasons: nil)
    #expect(seasons(state) == ([1], isOpen: true))
    try Samples.bring(Samples.season(1), to: &state)
    #expect(seasons(state) == ([1, 2], isOpen: true))
    try Samples.bring(Samples.season(2), to: &state)
    try miss(3, in: &state)
    #expect(seasons(state) == ([1, 2], isOpen: false))
  }

  @Test("What a season says of their number counts where the series says nothing, or less")
  func countedBySeason() throws {
    var state = try Samples.seriesPage(seasons: nil, Samples.season(1, of: 4))
    #expect(seasons(state) == ([1, 2, 3, 4], isOpen: false))
    state = try Samples.seriesPage(seasons: 2, Samples.season(1, of: 4))
    #expect(seasons(state) == ([1, 2, 3, 4], isOpen: false))
  }

  @Test("A count that is too small grows with the seasons that are found beyond it")
  func countTooSmall() throws {
    var state = try Samples.seriesPage(seasons: 2, Samples.season(1), Samples.season(2))
    state.press(.partChosen(.season(2)))
    try Samples.bring(Samples.season(3), to: &state)
    #expect(seasons(state) == ([1, 2, 3], isOpen: false))
    #expect(state.selectedCell == [2, 1])
  }

  @Test("A season that is counted and not listed says so, and is no error; season 2 may come first")
  func unlisted() throws {
    var state = try Samples.seriesPage(seasons: 3, Samples.season(2))
    try miss(1, in: &state)
    state.press(.seasonMoved(by: 1))
    let props = try #require(BrowseProps(state).series)
    #expect(props.tabs.map(\.isEmpty) == [false, true, false, false])
    guard case .episodes(let list) = props.content else {
      Issue.record("no list")
      return
    }
    #expect(list.absence == .unlisted(by: .omdb))
    #expect(BrowseProps(state).status == nil)
    state.press(.seasonMoved(by: 1))
    #expect(state.selectedCell == [2, 1])
  }

  @Test("A number of more than a hundred is no count")
  func absurdCount() throws {
    let state = try Samples.seriesPage(seasons: 999_999)
    #expect(seasons(state) == ([1], isOpen: true))
  }

  /// The page of a series whose seasons are years, with a gap.
  private func years(_ known: Season...) throws -> AppState {
    var state = AppState()
    let size = ScreenSize(columns: 80, rows: 24)
    AppState.reduce(&state, ScreenAction.resized(size, listRows: 20))
    var detail = try Samples.seriesDetail(seasons: 3)
    detail.seasonNumbers = [2_009, 2_010, 2_015]
    AppState.reduce(&state, Samples.details(detail))
    AppState.reduce(&state, ScreenAction.titleOpened(try Samples.series()))
    for season in known { try Samples.bring(season, to: &state) }
    return state
  }

  @Test("Seasons are those that are listed, and are walked one after the other")
  func listed() throws {
    var state = try years()
    #expect(seasons(state) == ([2_009, 2_010, 2_015], isOpen: false))
    #expect(state.missingSeasons(of: try Samples.series()) == [2_009, 2_010, 2_015])
    state.press(.seasonMoved(by: 2))
    #expect(state.seriesPage?.part == .season(2_010))
    state.press(.seasonMoved(by: 1))
    #expect(state.seriesPage?.part == .season(2_015))
    #expect(BrowseProps(state).series?.selectedTab == 3)
    state.press(.seasonMoved(by: 1))
    #expect(state.seriesPage?.part == .season(2_015))
    state.press(.seasonMoved(by: -9))
    #expect(state.seriesPage?.part == .about)
    state.press(.viewSwitched)
    #expect(state.seriesPage?.part == .season(2_009))
    guard case .heatMap(let map) = BrowseProps(state).series?.content else { throw NoHeatMap() }
    #expect(map.seasons.map(\.number) == [2_009, 2_010, 2_015])
  }

  private struct NoHeatMap: Error {}

  @Test("A season tells which there are, where the series does not")
  func listedBySeason() throws {
    var season = try Samples.season(2_010, 1...2)
    season.totalSeasons = 2
    season.seasonNumbers = [2_010, 2_012]
    let state = try Samples.seriesPage(seasons: nil, season)
    #expect(seasons(state) == ([2_010, 2_012], isOpen: false))
  }

  @Test("After the last episode of a year comes the next year that is listed")
  func next() throws {
    var season = try Samples.season(2_010, 1...2)
    season.seasonNumbers = [2_009, 2_010, 2_015]
    var guide = EpisodeGuide(try Samples.series())
    guide.seasons = [season]
    let known = SeasonGuide(guide, source: .omdb)
    let last = EpisodeNumber(series: try Samples.series(), season: 2_010, episode: 2)
    #expect(known.next(after: last, told: nil).unknownSeason == 2_015)
  }
}
