import MoviesCore
import Testing
import Titles

@MainActor
@Suite("Episodes without ids", .timeLimit(.minutes(5)))
struct EpisodePlaceTests {
  private let test: LibraryApp
  private let series: TitleID

  init() async throws {
    test = try await LibraryApp()
    series = try Samples.series()
  }

  private func place(_ episode: Int) -> TitleID {
    TitleID(EpisodeNumber(series: series, season: 1, episode: episode))
  }

  /// Brings the first season, with the ids of its episodes or without.
  private func bring(withIDs: Bool) throws {
    var season = try Samples.season(1, 1...4, of: 1)
    if !withIDs { for row in season.episodes.indices { season.episodes[row].id = nil } }
    test.app.press(
      SeriesAction.setSeason(Answer(season, source: .omdb), number: 1, of: series))
  }

  private func openSecondEpisode() {
    test.app.press(SeriesAction.opened(series, at: nil, season: 1))
    test.app.press(SeriesAction.episodeSelected(row: 1))
  }

  @Test("The selected one is seen, the next one is next up, and nobody is asked about either")
  func kept() async throws {
    try bring(withIDs: false)
    openSecondEpisode()
    #expect(test.state.chosenTitles == [place(2)])
    try await test.keep(KeepingAction.seen([place(2)]))
    #expect(test.state.library.marks[place(2)]?.viewings == 1)
    #expect(test.state.library.entries[place(2)]?.facts.episodeNumber == place(2).place)
    test.app.press(NextUpAction.opened)
    try await test.app.until("the series") { $0.screen.pages.nextUp?.series != nil }
    #expect(test.state.selectedNext?.next.episode?.number == 3)
    #expect(test.state.selectedTitle == place(3))
    #expect(await !test.app.asked.contains(.title(place(2))))
    #expect(await !test.app.asked.contains(.title(place(3))))
  }

  @Test("All of a series that were shown are kept in one step, counted by season, and all seen")
  func allOfSeries() async throws {
    for number in 1...2 {
      let season = Answer(try Samples.season(number, 1...4, of: 2), source: DataSource.omdb)
      test.app.press(SeriesAction.setSeason(season, number: number, of: series))
    }
    try await test.keep(KeepingAction.allEpisodesSeen(of: series))
    #expect(test.state.library.seenEpisodes[series]?.seasons == [1: 4, 2: 4])
    #expect(try await test.library.stepToUndo()?.count == 8)
    test.app.press(NextUpAction.opened)
    try await test.app.until("the series") { $0.screen.pages.nextUp?.series != nil }
    #expect(test.state.selectedNext?.next == .allSeen)
  }

  @Test("Seasons that are lacking for that are loaded only if the user wants it")
  func lackingSeasons() async throws {
    test.app.press(
      SeriesAction.setSeason(
        Answer(try Samples.season(1, 1...4, of: 2), source: .omdb), number: 1, of: series))
    for loads in [false, true] {
      let prompt = LibraryPrompt(.seenSeries(series, loads: loads))
      test.app.press(ScreenAction.overlayOpened(.prompt(prompt)))
      let isLoading = test.state.loading.inFlight.contains {
        $0.ticket.id?.question == .season(series, 2)
      }
      #expect(isLoading == loads)
    }
  }

  @Test("Once its season comes with ids, what was kept is kept about the title")
  func identified() async throws {
    try bring(withIDs: false)
    openSecondEpisode()
    try await test.keep(KeepingAction.seen([place(2)]))
    try bring(withIDs: true)
    let id = try Samples.episode(2, of: 1)
    try await test.app.until("the id") { $0.library.marks[id]?.viewings == 1 }
    #expect(test.state.library.marks[place(2)] == nil)
    #expect(test.state.chosenTitles == [id])
  }

  @Test("In a list of the library it opens the page of its series")
  func opened() async throws {
    try bring(withIDs: false)
    openSecondEpisode()
    try await test.keep(KeepingAction.seen([place(2)]))
    test.app.press(ScreenAction.wentBack)
    try await test.open(.list(.seen))
    test.app.press(ScreenAction.titleOpened(place(2)))
    #expect(test.state.seriesPage?.series == series)
    #expect(test.state.selectedEpisode?.number == 2)
  }
}
