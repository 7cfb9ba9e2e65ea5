import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Which seasons are asked for", .timeLimit(.minutes(5)))
struct SeasonRequestTests {
  /// An app with the page of a series open, whose details are known.
  private func open(
    _ catalogue: MemoryCatalogue = MemoryCatalogue(), seasons: Int? = 8, columns: Int = 80
  ) throws -> App {
    let app = App(columns: columns, listRows: 20, catalogue: catalogue)
    app.press(
      Samples.details(try Samples.seriesDetail(seasons: seasons)),
      ScreenAction.titleOpened(try Samples.series()))
    return app
  }

  /// Lets seasons come that are asked for anywhere.
  private func answer(_ numbers: Int..., from catalogue: MemoryCatalogue) async throws {
    for number in numbers {
      await catalogue.answer(
        season: number, of: try Samples.series(), .success(try Samples.season(number)))
    }
  }

  private func expectAsked(_ numbers: [Int], _ catalogue: MemoryCatalogue) async throws {
    try await waitUntil("seasons \(numbers)") { await catalogue.askedSeasons == numbers }
  }

  @Test("The first one is asked for ahead, and one more with every step")
  func ahead() async throws {
    let catalogue = MemoryCatalogue()
    let app = try open(catalogue)
    try await expectAsked([1], catalogue)
    try await answer(1, from: catalogue)
    try await app.until("season 1") { $0.series.guide(of: try! Samples.series())[1] != nil }
    await app.clock.advance(by: .seconds(5))
    try await expectAsked([1], catalogue)
    app.press(SeriesAction.seasonMoved(by: 1))
    try await expectAsked([1, 2], catalogue)
    try await answer(2, from: catalogue)
    try await app.until("season 2") { $0.series.guide(of: try! Samples.series())[2] != nil }
    #expect(app.state.loading.inFlight.isEmpty)
  }

  @Test("Seasons that are only passed over cost nothing")
  func passing() async throws {
    let catalogue = MemoryCatalogue()
    let app = try open(catalogue)
    try await expectAsked([1], catalogue)
    try await answer(1, from: catalogue)
    try await app.until("season 1") { $0.series.guide(of: try! Samples.series())[1] != nil }
    for _ in 0..<5 { app.press(SeriesAction.seasonMoved(by: 1)) }
    try await app.until("what is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.sleepers(reach: 1)
    await app.clock.advance(by: .milliseconds(100))
    try await waitUntil("season 5") { await catalogue.askedSeasons.last == 5 }
    #expect(await catalogue.askedSeasons.filter { $0 > 2 } == [5])
  }

  @Test("What is here is shown without asking anybody")
  func here() async throws {
    let seasons = Dictionary(
      uniqueKeysWithValues: try (1...3).map {
        ($0, Answer(try Samples.season($0), source: .omdb))
      })
    let catalogue = MemoryCatalogue(seasons: seasons)
    let app = try open(catalogue, seasons: 3)
    app.press(SeriesAction.seasonMoved(by: 1), SeriesAction.viewSwitched)
    try await app.until("all seasons") { BrowseProps($0).series?.totals.known == 3 }
    #expect(await catalogue.askedSeasons.isEmpty)
  }

  @Test(
    "Those at hand are all asked for at once, and without a request, also while these are saved")
  func atHand() async throws {
    let seasons = Dictionary(
      uniqueKeysWithValues: try (1...20).map {
        ($0, Answer(try Samples.season($0), source: .imdb(titles: 7, day: nil)))
      })
    let catalogue = MemoryCatalogue(seasons: seasons)
    let app = try open(catalogue, seasons: 20)
    let series = try Samples.series()
    try await app.until("season 1") { $0.series.guide(of: series)[1] != nil }
    app.press(
      ServiceAction.counted(RequestCount(used: 905, limit: 1_000, reserve: 100)),
      SeriesAction.viewSwitched)
    #expect(app.state.series.guide(of: series).onTheWay == Set(2...20))
    try await app.until("all seasons") { BrowseProps($0).series?.totals.known == 20 }
    #expect(await catalogue.askedSeasons.isEmpty)
  }

  @Test("A heat map asks for all of them, a few at a time, and paints each as it comes")
  func all() async throws {
    let catalogue = MemoryCatalogue()
    let app = try open(catalogue, seasons: 6)
    app.press(SeriesAction.viewSwitched)
    try await waitUntil("four of them") { await Set(catalogue.askedSeasons) == [1, 2, 3, 4] }
    #expect(app.state.isLoadingSeasons)
    try await answer(2, from: catalogue)
    try await waitUntil("the next one") { await Set(catalogue.askedSeasons) == [1, 2, 3, 4, 5] }
    #expect(BrowseProps(app.state).series?.totals.known == 1)
    try await answer(1, 3, 4, 5, 6, from: catalogue)
    try await app.until("all") { BrowseProps($0).series?.totals.known == 6 }
    #expect(!app.state.isLoadingSeasons)
  }

  @Test("Esc stops the rest, and a retry goes on")
  func stopping() async throws {
    let catalogue = MemoryCatalogue()
    let app = try open(catalogue, seasons: 6)
    app.press(SeriesAction.viewSwitched)
    try await waitUntil("four of them") { await catalogue.askedSeasons.count == 4 }
    app.press(LoadingAction.cancelled)
    try await app.until("quiet") { $0.loading.inFlight.isEmpty }
    #expect(!app.state.isLoadingSeasons)
    await app.clock.advance(by: .seconds(5))
    #expect(await catalogue.askedSeasons.count == 4)
    app.press(MoviesAction.retried)
    try await waitUntil("them again") { await catalogue.askedSeasons.count > 4 }
    for number in 1...6 { try await answer(number, from: catalogue) }
    try await app.until("all") { BrowseProps($0).series?.totals.known == 6 }
  }

  @Test("A season that fails waits for a retry, and the others come")
  func failing() async throws {
    let catalogue = MemoryCatalogue()
    let app = try open(catalogue, seasons: 2)
    app.press(SeriesAction.viewSwitched)
    await catalogue.answer(
      season: 1, of: try Samples.series(), .failure(.timedOut(milliseconds: 15_000)))
    try await answer(2, from: catalogue)
    try await app.until("season 2") { BrowseProps($0).series?.totals.known == 1 }
    #expect(!app.state.isLoadingSeasons)
    app.press(SeriesAction.viewSwitched, SeriesAction.viewSwitched)
    guard case .episodes(let list) = BrowseProps(app.state).series?.content else {
      Issue.record("no list")
      return
    }
    #expect(list.absence == .failed(.timedOut(milliseconds: 15_000)))
    app.press(MoviesAction.retried)
    try await answer(1, from: catalogue)
    try await app.until("season 1") { BrowseProps($0).series?.totals.known == 2 }
  }

  @Test("At the first and the last episode of a season its neighbours are fetched, in any season")
  func aroundEpisode() async throws {
    for (number, asked) in [(1, [2]), (5, []), (10, [4])] {
      let catalogue = MemoryCatalogue(
        seasons: [3: Answer(try Samples.season(3), source: .omdb)])
      let app = App(columns: 80, listRows: 20, catalogue: catalogue)
      let id = try Samples.episode(number, of: 3)
      let detail = TitleDetail(
        id: id, title: "Episode 3.\(number)", kind: .episode, season: 3, episode: number,
        seriesID: try Samples.series())
      app.press(Samples.details(detail), ScreenAction.titleOpened(id))
      try await expectAsked(asked, catalogue)
      try await app.until("what is here") {
        $0.series.guide(of: try! Samples.series())[3] != nil
      }
      await app.clock.advance(by: .seconds(5))
      try await expectAsked(asked, catalogue)
    }
  }

  @Test("Beyond the last season one more is looked for, once")
  func beyond() async throws {
    let seasons = [1: Answer(try Samples.season(1), source: DataSource.omdb)]
    let catalogue = MemoryCatalogue(seasons: seasons)
    let app = try open(catalogue, seasons: 1)
    app.press(SeriesAction.seasonMoved(by: 1))
    try await app.until("season 1") { $0.selectedEpisode != nil }
    app.press(SeriesAction.seasonMoved(by: 1))
    try await expectAsked([2], catalogue)
    await catalogue.answer(season: 2, of: try Samples.series(), .failure(.notFound))
    try await app.until("the notice") { $0.screen.notice == .noFurtherSeason(2) }
    app.press(SeriesAction.seasonMoved(by: 1))
    #expect(await catalogue.askedSeasons == [2])
    #expect(app.state.seriesPage?.part == .season(1))
  }

  @Test("While requests are saved, only the season that is looked at is worth one")
  func saving() async throws {
    let catalogue = MemoryCatalogue()
    let app = App(listRows: 20, catalogue: catalogue)
    app.press(
      ServiceAction.counted(RequestCount(used: 950, limit: 1_000, reserve: 100)),
      Samples.details(try Samples.seriesDetail(seasons: 4)),
      ScreenAction.titleOpened(try Samples.series()), SeriesAction.viewSwitched)
    #expect(!app.state.isLoadingSeasons)
    try await app.until("what is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.sleepers(reach: 1)
    await app.clock.advance(by: .milliseconds(100))
    try await expectAsked([1], catalogue)
    try await answer(1, from: catalogue)
    try await app.until("season 1") { $0.selectedEpisode != nil }
    await app.clock.advance(by: .seconds(5))
    #expect(await catalogue.askedSeasons == [1])
  }
}
