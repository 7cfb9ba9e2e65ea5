import MoviesCore
import Redux
import Testing
import Titles

@Suite("Where episodes in lists are from", .timeLimit(.minutes(5)))
struct EpisodeOriginTests {
  private let whole = EpisodeOrigin(series: "A Series", season: 1, number: 3)

  private func id() throws -> TitleID { try Samples.episode(3, of: 1) }

  /// What OMDb tells of the episode: not the name of its series.
  private func detail(ofSeries series: TitleID?) throws -> TitleDetail {
    TitleDetail(
      id: try id(), title: "Episode 1.3", kind: .episode, season: series == nil ? nil : 1,
      episode: series == nil ? nil : 3, seriesID: series)
  }

  private func episodePage() throws -> AppState {
    var state = try Samples.seriesPage(Samples.season(1))
    state.press(.seasonMoved(by: 1), .episodeSelected(row: 2))
    return state
  }

  @Test("An episode on the page of its series has its name and its place")
  func onPage() throws {
    let state = try episodePage()
    #expect(try state.summary(of: id())?.episode == whole)
    let other = try Samples.episode(5, of: 1)
    #expect(state.summary(of: other)?.episode?.number == 5)
  }

  @Test("With its details it has them on every page, as soon as its series is known")
  func details() throws {
    var state = AppState()
    AppState.reduce(&state, Samples.details(try detail(ofSeries: Samples.series())))
    let origin = try state.titles.summary(of: id())?.episode
    #expect(origin == EpisodeOrigin(season: 1, number: 3))
    AppState.reduce(&state, Samples.details(try Samples.seriesDetail(seasons: 3)))
    #expect(try state.titles.summary(of: id())?.episode == whole)
    #expect(try state.listed(id())?.summary.episode == whole)
  }

  @Test(
    "What the library keeps names the series, and details that come later leave the name",
    arguments: [false, true])
  func kept(isListedBefore: Bool) throws {
    var state = AppState()
    if isListedBefore {
      let row = TitleDetail(id: try id(), title: "Episode 1.3", kind: .episode)
      AppState.reduce(&state, LibraryEvent.entriesCame([LibraryEntry(row)], revision: 1))
    }
    var facts = try detail(ofSeries: Samples.series())
    facts.seriesTitle = "A Series"
    AppState.reduce(&state, LibraryEvent.entriesCame([LibraryEntry(facts)], revision: 1))
    #expect(try state.titles.summary(of: id())?.episode == whole)
    AppState.reduce(&state, Samples.details(try detail(ofSeries: Samples.series())))
    #expect(try state.titles.summary(of: id())?.episode == whole)
    AppState.reduce(&state, ScreenAction.titleOpened(try id()))
    #expect(BrowseProps(state).seriesOfEpisode?.name == "A Series")
  }

  @Test("A series without a name gives its episodes none")
  func bareSeries() throws {
    var state = AppState()
    let series = try Samples.series()
    let bare = TitleDetail(id: series, title: nil, kind: .series)
    AppState.reduce(&state, LibraryEvent.entriesCame([LibraryEntry(bare)], revision: 1))
    AppState.reduce(&state, Samples.details(try detail(ofSeries: series)))
    #expect(try state.titles.summary(of: id())?.episode?.series == nil)
  }

  @Test("What is no episode is from nowhere")
  func film() throws {
    var state = AppState()
    let film = TitleDetail(id: try id(), title: "A Film", kind: .movie, season: 1)
    AppState.reduce(&state, Samples.details(film))
    #expect(try state.titles.summary(of: id())?.episode == nil)
  }
}
