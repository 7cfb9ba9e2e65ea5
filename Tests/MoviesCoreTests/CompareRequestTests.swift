import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("What is asked for to compare titles", .timeLimit(.minutes(5)))
struct CompareRequestTests {
  private func detail(_ number: Int) throws -> TitleDetail {
    TitleDetail(try Samples.title(number))
  }

  /// Compares titles with these numbers.
  private func compare(_ numbers: Int...) throws -> CompareAction {
    .opened(try numbers.map(Samples.id))
  }

  private func comparison(_ app: App) throws -> CompareProps {
    try #require(BrowseProps(app.state).comparison)
  }

  @Test("What is here is there without asking anybody; the rest is asked for")
  func here() async throws {
    let here = try Samples.id(1)
    let catalogue = MemoryCatalogue(details: [
      here: Answer(try detail(1), source: .omdb),
      try Samples.id(2):
        Answer(try detail(2), source: .omdb, quality: .partial),
    ])
    let app = App(catalogue: catalogue)
    app.press(try compare(1, 2, 3))
    let questions = try [2, 3].map { MoviesRequestID.title(try Samples.id($0)) }
    try await waitUntil("the questions") {
      await Set(questions).isSubset(of: catalogue.asked)
    }
    #expect(await !catalogue.asked.contains(.title(here)))
    #expect(try comparison(app).titles.map(\.isAwaited) == [false, true, true])
    #expect(try comparison(app).titles[1].detail != nil)
    for number in [2, 3] {
      await catalogue.answer(
        try Samples.id(number), .success(Answer(try detail(number), source: .omdb)))
    }
    try await app.until("all") { state in
      BrowseProps(state).comparison?.titles.contains { $0.isAwaited } == false
    }
    #expect(app.state.loading.inFlight.isEmpty)
  }

  @Test("Known details are not asked for again")
  func known() throws {
    let app = App()
    app.press(Samples.details(try detail(1)), Samples.details(try detail(2)), try compare(1, 2))
    #expect(app.requests.isEmpty)
    #expect(try comparison(app).titles.allSatisfy { $0.detail != nil && !$0.isAwaited })
  }

  @Test("A title whose details are on their way in the pane of the list is still asked for")
  func fromPane() async throws {
    let app = App(columns: 120)
    try await app.search("batman", total: 3)
    await app.clock.sleepers(reach: 1)
    await app.clock.advance(by: .seconds(1))
    try await waitUntil("the details in the pane") { await app.waiting == 1 }
    app.press(try compare(1, 2))
    try await app.answer(title: 2)
    try await app.answer(title: 1)
    try await app.until("both") { state in
      BrowseProps(state).comparison?.titles.contains { $0.detail == nil } == false
    }
  }

  @Test("Who leaves stops what is on its way, but not what they open")
  func leaving() async throws {
    let app = App()
    try await app.search("batman", total: 3)
    app.press(try compare(1, 2), ScreenAction.titleOpened(try Samples.id(1)))
    #expect(app.state.loading.contains(.title(try Samples.id(1))))
    #expect(!app.state.loading.contains(.title(try Samples.id(2))))
    app.press(ScreenAction.wentBack)
    #expect(app.state.loading.contains(.title(try Samples.id(2))))
    app.press(ScreenAction.wentBack)
    #expect(app.state.loading.inFlight.isEmpty)
  }

  @Test("What failed waits for a retry, which asks for it alone; without failures, for all afresh")
  func retrying() async throws {
    let error = CatalogueError.timedOut(milliseconds: 15_000)
    let catalogue = MemoryCatalogue()
    let app = App(catalogue: catalogue)
    let (first, second) = (try Samples.id(1), try Samples.id(2))
    app.press(try compare(1, 2))
    await catalogue.answer(first, .success(Answer(try detail(1), source: .omdb)))
    await catalogue.answer(second, .failure(error))
    try await app.until("the failure") { BrowseProps($0).comparison?.titles[1].error == error }
    #expect(try comparison(app).titles.map(\.isAwaited) == [false, false])
    app.press(MoviesAction.retried)
    #expect(try comparison(app).titles.map(\.isAwaited) == [false, true])
    #expect(try comparison(app).titles[1].error == nil)
    await catalogue.answer(second, .success(Answer(try detail(2), source: .omdb)))
    try await app.until("the second title") { BrowseProps($0).comparison?.titles[1].detail != nil }
    app.press(MoviesAction.retried)
    try await waitUntil("the questions") {
      await catalogue.reaches.filter { $0 == .afresh }.count == 2
    }
    #expect(app.state.loading.contains(.title(first)) && app.state.loading.contains(.title(second)))
  }

  @Test("All seasons of a series are asked for, a few at a time, and none of a film")
  func seasons() async throws {
    let series = try Samples.series()
    let catalogue = MemoryCatalogue()
    let app = App(catalogue: catalogue)
    app.press(
      Samples.details(try Samples.seriesDetail(seasons: 6)), Samples.details(try detail(1)),
      CompareAction.opened([series, try Samples.id(1)]))
    try await waitUntil("four of them") { await Set(catalogue.askedSeasons) == [1, 2, 3, 4] }
    #expect(
      try comparison(app).titles.map(\.seasons) == [Array(repeating: .awaited, count: 6), []])
    for number in 1...5 {
      await catalogue.answer(season: number, of: series, .success(try Samples.season(number)))
    }
    await catalogue.answer(season: 6, of: series, .failure(.timedOut(milliseconds: 15_000)))
    try await app.until("all that come") { state in
      BrowseProps(state).comparison?.titles[0].seasons.contains(.awaited) == false
    }
    let figures = SeasonFigures(try Samples.season(1))
    #expect(
      try comparison(app).titles[0].seasons
        == Array(repeating: .known(figures), count: 5) + [.unknown])
    app.press(MoviesAction.retried)
    #expect(try comparison(app).titles[0].seasons.last == .awaited)
  }

  @Test("Esc stops the seasons, and a retry goes on with them")
  func stopping() async throws {
    let series = try Samples.series()
    let catalogue = MemoryCatalogue()
    let app = App(catalogue: catalogue)
    app.press(
      Samples.details(try Samples.seriesDetail(seasons: 6)), Samples.details(try detail(1)),
      CompareAction.opened([series, try Samples.id(1)]))
    try await waitUntil("four of them") { await catalogue.askedSeasons.count == 4 }
    app.press(LoadingAction.cancelled)
    try await app.until("quiet") { $0.loading.inFlight.isEmpty }
    #expect(try comparison(app).titles[0].seasons == Array(repeating: .unknown, count: 6))
    app.press(MoviesAction.retried)
    try await waitUntil("them again") { await catalogue.askedSeasons.count > 4 }
  }

  @Test("Two to four titles can be compared", arguments: [0, 1, 5])
  func counts(count: Int) throws {
    var state = AppState()
    AppState.reduce(&state, CompareAction.opened(try (0..<count).map(Samples.id)))
    #expect(state.comparison == nil)
  }
}
