import MoviesCore
import Testing
import Titles

@Suite("The page of a series", .timeLimit(.minutes(5)))
struct SeriesPageTests {
  @Test("It begins with the series itself, and goes on with the seasons, as many as are counted")
  func opened() throws {
    var state = try Samples.seriesPage()
    #expect(state.screen.focus == .about)
    #expect(try state.selectedTitle == Samples.series())
    let props = try #require(BrowseProps(state).series)
    #expect(props.tabs.map(\.part) == [.about, .season(1), .season(2), .season(3)])
    state.press(.seasonMoved(by: 1))
    #expect(state.screen.focus == .episodes)
    state.press(.seasonMoved(by: 9))
    #expect(state.seriesPage?.part == .season(3))
    state.press(.seasonMoved(by: -9))
    #expect(state.seriesPage?.part == .about)
    AppState.reduce(&state, ScreenAction.wentBack)
    #expect(state.seriesPage == nil)
  }

  @Test("A series that comes to be read as a title gets its page as soon as it is known to be one")
  func learnt() throws {
    var state = AppState()
    AppState.reduce(&state, ScreenAction.titleOpened(try Samples.series()))
    #expect(state.seriesPage == nil)
    AppState.reduce(&state, Samples.details(try Samples.seriesDetail(seasons: 3)))
    #expect(try state.seriesPage?.series == Samples.series())
  }

  @Test("An episode is selected by its number in every season, or the nearest one there is")
  func numbers() throws {
    var state = try Samples.seriesPage(
      Samples.season(1), Samples.season(2, [1, 2, 3, 9]), Samples.season(3))
    state.press(.seasonMoved(by: 1), .episodeMoved(by: 6))
    #expect(state.selectedCell == [1, 7])
    state.press(.seasonMoved(by: 1))
    #expect(state.selectedCell == [2, 9])
    state.press(.seasonMoved(by: 1))
    #expect(state.selectedCell == [3, 7])
    state.press(.episodeSelected(row: .max))
    #expect(state.selectedCell == [3, 10])
  }

  @Test("The place is found again when the season comes")
  func arrival() throws {
    var state = try Samples.seriesPage(Samples.season(1))
    state.press(.seasonMoved(by: 1), .episodeMoved(by: 4), .seasonMoved(by: 1))
    #expect(state.selectedCell == [2, nil])
    try Samples.bring(Samples.season(2), to: &state)
    #expect(state.selectedCell == [2, 5])
  }

  @Test(
    "A series that was begun goes on at the next episode, in the next season if there is one",
    arguments: [(4, [2, 5]), (9, [2, 10]), (10, [3, 1]), (12, [3, 1])])
  func goingOn(seen: Int, place: [Int?]) throws {
    var state = try begun(season: 2, episode: seen)
    try Samples.bring(Samples.season(2), to: &state)
    #expect(state.seriesPage?.part.season == place[0])
    try Samples.bring(Samples.season(3), to: &state)
    #expect(state.selectedCell == place)
  }

  @Test("Whoever goes to another season before that one has come stays there")
  func anotherSeason() throws {
    var state = try begun(season: 3, episode: 5)
    state.press(.seasonMoved(by: -1))
    try Samples.bring(Samples.season(2), to: &state)
    #expect(state.seriesPage?.part.season == 2)
  }

  @Test("After the last episode of the last season the series stays there")
  func seenToTheEnd() throws {
    var state = try begun(season: 3, episode: 10)
    try Samples.bring(Samples.season(3), to: &state)
    #expect(state.selectedCell == [3, 10])
  }

  /// A state with the page of a series of three seasons that was seen up to an episode.
  private func begun(season: Int, episode: Int) throws -> AppState {
    var state = AppState()
    let size = ScreenSize(columns: 80, rows: 24)
    AppState.reduce(&state, ScreenAction.resized(size, listRows: 20))
    AppState.reduce(&state, Samples.details(try Samples.seriesDetail(seasons: 3)))
    let facts = TitleDetail(
      id: try Samples.episode(episode, of: season), title: "Seen", kind: .episode,
      season: season, episode: episode, seriesID: try Samples.series())
    let mark = LibraryEntry(facts, viewings: [Viewing(day: nil)]).mark
    AppState.reduce(
      &state, LibraryEvent.came(LibraryReading(revision: 1, marks: [facts.id: mark])))
    AppState.reduce(&state, ScreenAction.titleOpened(try Samples.series()))
    return state
  }

  @Test("Of two answers about a season the better one counts, and of equal ones the later")
  func betterSeason() throws {
    func season(_ score: Double) throws -> Season {
      var season = try Samples.season(1)
      season.episodes[0].score = score
      return season
    }
    var state = try Samples.seriesPage(season(81))
    func score() throws -> Double? {
      try state.series.guide(of: Samples.series())[1]?.episodes[0].score
    }
    try Samples.bring(season(82), to: &state)
    #expect(try score() == 82)
    let outdated = Answer(try season(70), source: .omdb, quality: .stale)
    AppState.reduce(
      &state, SeriesAction.setSeason(outdated, number: 1, of: try Samples.series()))
    #expect(try score() == 82)
  }

  @Test("A selected episode is the one that is opened, and going back finds it again")
  func reading() throws {
    var state = try Samples.seriesPage(Samples.season(1))
    state.press(.seasonMoved(by: 1), .episodeMoved(by: 2))
    let id = try #require(state.selectedTitle)
    #expect(try id == Samples.episode(3, of: 1))
    AppState.reduce(&state, ScreenAction.titleOpened(id))
    #expect(BrowseProps(state).isTitlePage)
    guard case .title(let summary) = BrowseProps(state).detail?.row else {
      Issue.record("no details")
      return
    }
    #expect(summary.title == "Episode 1.3")
    AppState.reduce(&state, ScreenAction.wentBack)
    #expect(state.selectedCell == [1, 3])
  }

  @Test("From an episode one turns to its neighbours, across seasons and over those without an id")
  func neighbours() throws {
    var second = try Samples.season(2)
    second.episodes[0].id = nil
    var state = try Samples.seriesPage(Samples.season(1), second)
    state.press(.seasonMoved(by: 1), .episodeSelected(row: 9))
    AppState.reduce(&state, ScreenAction.titleOpened(try Samples.episode(10, of: 1)))
    #expect(try BrowseProps(state).seriesOfEpisode?.id == Samples.series())
    state.press(.turned(by: 1))
    #expect(try state.screen.pages.title == Samples.episode(2, of: 2))
    state.press(.turned(by: -1))
    #expect(try state.screen.pages.title == Samples.episode(10, of: 1))
    state.press(.turned(by: 1))
    AppState.reduce(&state, ScreenAction.wentBack)
    #expect(state.selectedCell == [2, 2])
  }

  @Test("The first and the last episode have no neighbours beyond them")
  func ends() throws {
    var state = try Samples.seriesPage(seasons: 1, Samples.season(1, 1...2))
    state.press(.seasonMoved(by: 1))
    AppState.reduce(&state, ScreenAction.titleOpened(try Samples.episode(1, of: 1)))
    state.press(.turned(by: -1))
    #expect(try state.screen.pages.title == Samples.episode(1, of: 1))
    state.press(.turned(by: 1), .turned(by: 1))
    #expect(try state.screen.pages.title == Samples.episode(2, of: 1))
  }

  @Test("An episode found by itself leads to the page of its series, at its place")
  func fromEpisode() throws {
    var state = AppState()
    let size = ScreenSize(columns: 80, rows: 24)
    AppState.reduce(&state, ScreenAction.resized(size, listRows: 20))
    let id = try Samples.episode(4, of: 2)
    let detail = TitleDetail(
      id: id, title: "Episode 2.4", kind: .episode, season: 2, episode: 4,
      seriesID: try Samples.series())
    AppState.reduce(&state, Samples.details(detail))
    AppState.reduce(&state, ScreenAction.titleOpened(id))
    #expect(try BrowseProps(state).seriesOfEpisode?.id == Samples.series())
    state.press(.opened(try Samples.series(), at: id, season: 2))
    #expect(try state.seriesPage?.series == Samples.series())
    try Samples.bring(Samples.season(2), to: &state)
    #expect(state.selectedCell == [2, 4])
    AppState.reduce(&state, ScreenAction.titleOpened(id))
    state.press(.opened(try Samples.series(), at: id, season: 2))
    #expect(state.selectedCell == [2, 4])
    AppState.reduce(&state, ScreenAction.wentBack)
    #expect(state.screen.pages.title == id)
  }

  @Test("An orphaned episode, which names no series, leads nowhere")
  func orphan() throws {
    var state = AppState()
    let id = try Samples.episode(4, of: 2)
    AppState.reduce(
      &state, Samples.details(TitleDetail(id: id, title: "Alone", kind: .episode)))
    AppState.reduce(&state, ScreenAction.titleOpened(id))
    #expect(BrowseProps(state).seriesOfEpisode == nil)
    state.press(.turned(by: 1))
    #expect(state.screen.pages.title == id)
  }

  @Test("The list keeps the selected episode on the screen, whatever the size of that")
  func scrolling() throws {
    var state = try Samples.seriesPage(rows: 8, Samples.season(1, 1...40))
    state.press(.seasonMoved(by: 1), .episodeSelected(row: 30))
    func shown(_ state: AppState) -> [Int?] {
      guard case .episodes(let list) = BrowseProps(state).series?.content else { return [] }
      return [list.rows.first?.episode.number, list.rows.last?.episode.number]
    }
    #expect(shown(state) == [26, 31])
    AppState.reduce(
      &state, ScreenAction.resized(ScreenSize(columns: 120, rows: 7), listRows: 3))
    #expect(shown(state) == [31, 31])
  }
}
