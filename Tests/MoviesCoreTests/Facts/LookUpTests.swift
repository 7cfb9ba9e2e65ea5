import Keeping
import MoviesCore
import Redux
import ReduxRecording
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Looking up the facts that a list lacks", .timeLimit(.minutes(1)))
struct LookUpTests {
  private let budget = ServiceAction.counted(RequestCount(used: 1, limit: 1_000, reserve: 100))

  /// The details of a title with its rating; title 7 has 1.7, and so on.
  private func rated(_ number: Int) throws -> TitleDetail {
    var detail = try Samples.detail(number)
    detail.ratings = [Rating(imdb: Double(10 + number))]
    return detail
  }

  /// A list of so many titles of which only the rows are known, sorted by their ratings.
  private func sorted(_ total: Int) async throws -> App {
    let app = App()
    try await app.search("batman", total: total)
    app.press(budget, MoviesAction.sortChosen(.rating))
    return app
  }

  @Test("A list sorted by a fact that its rows lack offers to look it up, and asks for nothing")
  func offered() async throws {
    let app = try await sorted(7)
    let offer = FactsOffer(need: .order(.rating), lacking: 7, count: 7, requests: 7)
    #expect(BrowseProps(app.state).footer.question == .factsPrice(offer))
    await app.clock.advance(by: .seconds(9))
    #expect(await app.asked.count == 1)
    for action in [MoviesAction.restDeclined, .moved(by: 1), .selected(row: 2)] {
      app.press(MoviesAction.sortChosen(.rating), action)
      #expect(app.state.list.offer == nil, "\(action) is a no")
    }
    let pages: [any Action] = [TonightAction.opened(TonightWish(), seed: 1), DiaryAction.opened]
    for action in pages {
      app.press(MoviesAction.sortChosen(.rating), action)
      #expect(BrowseProps(app.state).footer.question == nil, "the list is hidden")
      app.press(ScreenAction.wentBack)
      #expect(BrowseProps(app.state).footer.question == nil, "nobody has asked again")
    }
    app.press(MoviesAction.sortChosen(.year), MoviesAction.sortChosen(.title))
    #expect(app.state.list.offer == nil, "every row tells that")
  }

  @Test("The titles are looked up four at a time, and in the end the list is sorted by them")
  func lookedUp() async throws {
    let app = try await sorted(7)
    app.press(MoviesAction.factsRequested)
    for number in 1...7 {
      try await waitUntil("the requests") { await app.waiting == min(4, 8 - number) }
      let status = StatusProps.loading(.facts(done: number - 1, of: 7), frame: 0)
      if number == 1 { #expect(BrowseProps(app.state).status == status) }
      #expect(app.state.name(inRow: 0) == "Title 1", "no row moves before the end")
      try await app.answer(try rated(number))
    }
    try await app.until("the end") { $0.list.lookUp == nil }
    #expect(await app.asked.count == 8)
    #expect((0..<7).map { app.state.name(inRow: $0) } == (1...7).reversed().map { "Title \($0)" })
    #expect(app.state.screen.notice == .lookedUp(7, of: 7, nil, at: .omdb))
    #expect(app.state.list.cursor.selection == 0)
    #expect(app.state.factsOffer == nil)
  }

  @Test("Esc stops it: nothing more is asked, and what has come sorts the list")
  func stopped() async throws {
    let app = try await sorted(7)
    app.press(MoviesAction.factsRequested)
    try await waitUntil("the requests") { await app.waiting == 4 }
    try await app.answer(try rated(3))
    try await waitUntil("the next request") { await app.asked.count == 6 }
    app.press(LoadingAction.cancelled)
    try await waitUntil("the end of the requests") { await app.cancelled == 4 }
    #expect(app.state.list.lookUp == nil)
    #expect(app.state.name(inRow: 0) == "Title 3")
    #expect(app.state.screen.notice == .lookedUp(1, of: 7, nil, at: .omdb))
    await app.clock.advance(by: .seconds(9))
    #expect(await app.asked.count == 6)
    #expect(app.state.errors.byRequest.isEmpty, "what the list asked for has not failed")
  }

  @Test("No more is offered than leaves the day's reserve, and what others use meanwhile ends it")
  func reserve() async throws {
    let app = try await sorted(7)
    app.press(
      ServiceAction.counted(RequestCount(used: 895, limit: 1_000, reserve: 100)),
      MoviesAction.sortChosen(.rating))
    let offer = FactsOffer(need: .order(.rating), lacking: 7, count: 7, requests: 5)
    #expect(app.state.list.offer == .facts(offer))
    app.press(MoviesAction.factsRequested)
    #expect(app.state.list.lookUp?.count == 5)
    app.press(ServiceAction.counted(RequestCount(used: 900, limit: 1_000, reserve: 100)))
    #expect(app.state.list.lookUp == nil)
    app.press(MoviesAction.sortChosen(.rating))
    #expect(app.state.list.offer == nil)
    app.press(MoviesAction.restRequested)
    let nothing = FactsOffer(need: .order(.rating), lacking: 7, count: 7, requests: 0)
    #expect(app.state.screen.notice == .factsPrice(nothing))
  }

  @Test("A title that is not found is passed over; what every request would meet ends it")
  func failures() async throws {
    let app = try await sorted(7)
    app.press(MoviesAction.factsRequested)
    try await waitUntil("the requests") { await app.waiting == 4 }
    try await app.fail(title: 1, .incorrectID)
    try await waitUntil("the next request") { await app.asked.count == 6 }
    try await app.fail(title: 2, .limitReached)
    try await app.until("the end") { $0.list.lookUp == nil }
    #expect(app.state.screen.notice == .lookedUp(1, of: 7, .limitReached, at: .omdb))
  }

  @Test("Walking over a title that is looked up does not stop that")
  func walking() async throws {
    let app = App(columns: 120)
    try await app.search("batman", total: 7)
    app.press(budget, MoviesAction.sortChosen(.rating), MoviesAction.factsRequested)
    try await waitUntil("the requests") { await app.waiting == 4 }
    for _ in 1...3 { app.press(MoviesAction.moved(by: 1)) }
    #expect(await app.cancelled == 0)
    #expect(app.state.list.lookUp?.titles.count == 7)
  }

  @Test("Nobody waits for a selected title that has failed and is wished for all the time")
  func failedSelection() async throws {
    let app = App()
    try await app.search("batman", total: 3)
    app.press(ScreenAction.resized(ScreenSize(columns: 120, rows: 40), listRows: 30))
    try await waitUntil("the selected title") {
      await app.clock.advance(by: .seconds(1))
      return await app.waiting == 1
    }
    try await app.fail(title: 1, .cannotResolve(host: "example.org"))
    let first = try Samples.id(1)
    try await app.until("the failure") { $0.errors.byRequest[.title(first)] != nil }
    app.press(budget, MoviesAction.sortChosen(.rating), MoviesAction.factsRequested)
    #expect(app.state.list.lookUp?.count == 2)
    for number in 2...3 { try await app.answer(try rated(number)) }
    try await app.until("the end") { $0.list.lookUp == nil }
    #expect(app.state.name(inRow: 0) == "Title 3")
  }

  @Test("It ends with the list that it is for")
  func left() async throws {
    let app = try await sorted(7)
    app.press(MoviesAction.factsRequested)
    try await waitUntil("the requests") { await app.waiting == 4 }
    app.ask("alien")
    try await waitUntil("the end of the requests") { await app.cancelled == 4 }
    #expect(app.state.screen.notice == nil)
  }

  @Test("Loading all of a list that is loaded offers to look up what is known by name only")
  func rows() async throws {
    let app = App()
    try await app.search("batman", total: 3)
    let known = TitleDetail(id: try Samples.id(2), title: "Title 2", minutes: 90)
    app.press(budget, Samples.details(known), MoviesAction.restRequested)
    let offer = FactsOffer(need: .rows, lacking: 2, count: 3, requests: 2)
    #expect(app.state.list.offer == .facts(offer))
  }

  @Test("At most a hundred titles are looked up at one word")
  func steps() throws {
    var state = try Samples.listing(total: 0)
    var page = try Samples.page(1, total: 240, size: 240)
    page.size = 240
    let come = MoviesAction.setMovies(Samples.answer(page), number: 1, query: Samples.batman)
    for action in [come, .sortChosen(.votes), .factsRequested] { AppState.reduce(&state, action) }
    #expect(state.list.lookUp?.count == 100)
  }

  @Test(
    "In the demo and with IMDb's data alone, this machine knows everything that there is to know",
    arguments: [DataSource.demo(titles: 749), .imdb(titles: 749, day: nil)])
  func allThereIs(source: DataSource) throws {
    var state = try Samples.listing(1, total: 3)
    AppState.reduce(&state, ScreenAction.sourceOpened(source, CatalogueAbilities()))
    var page = try Samples.page(1, total: 3)
    page.known = try (1...3).map { number in
      TitleDetail(id: try Samples.id(number), title: "Title \(number)", minutes: 90)
    }
    let answer = Answer(page, source: source)
    for action in [
      MoviesAction.setMovies(answer, number: 1, query: Samples.batman), .sortChosen(.rating),
    ] {
      AppState.reduce(&state, action)
    }
    #expect(state.list.offer == nil)
    #expect(state.factsOffer == nil)
  }

  @Test(
    "Of titles from IMDb's data nothing is looked up that the data would have, but what critics say",
    arguments: [(TitleOrder.Key.rating, 0), (.votes, 0), (.runtime, 0), (.disagreement, 3)])
  func fromData(key: TitleOrder.Key, lacking: Int) throws {
    var state = try Samples.listing(1, total: 3)
    var page = try Samples.page(1, total: 3)
    page.known = try (1...3).map { TitleDetail(id: try Samples.id($0), title: "Title \($0)") }
    let answer = Answer(page, source: .imdb(titles: 749, day: nil))
    for action in [
      MoviesAction.setMovies(answer, number: 1, query: Samples.batman), .sortChosen(key),
    ] {
      AppState.reduce(&state, action)
    }
    #expect(state.factsOffer?.lacking ?? 0 == lacking)
    for (filter, isOffered) in [("rating>7 genre:noir", false), ("actor:weaver", true)] {
      AppState.reduce(&state, SearchAction.filterEdited(TextInput(text: filter)))
      #expect((BrowseProps(state).list.remark != nil) == isOffered)
    }
  }

  @Test("A recording of it leads to the same states")
  func replayed() async throws {
    let app = App()
    let recording = try await app.recording {
      try await app.search("batman", total: 2)
      app.press(budget, MoviesAction.sortChosen(.rating), MoviesAction.factsRequested)
      for number in 1...2 { try await app.answer(try rated(number)) }
      try await app.until("the end") { $0.list.lookUp == nil && $0.loading.inFlight.isEmpty }
    }
    let replay = Replay(recording)
    replay.go(to: replay.count)
    #expect(replay.state == app.state)
  }
}
