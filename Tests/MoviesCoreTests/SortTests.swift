import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@Suite("Sorting a list", .timeLimit(.minutes(5)))
struct SortTests {
  private func bringDetails(of number: Int, minutes: Int, to state: inout AppState) throws {
    let detail = TitleDetail(
      id: try Samples.id(number), title: "Title \(number)", minutes: minutes)
    AppState.reduce(&state, Samples.details(detail))
  }

  private func names(_ state: AppState) -> [String?] {
    state.list.visible.map { state.name(inRow: $0) }
  }

  @Test("The same again sorts the other way round, and nothing is the catalogue's order")
  func toggles() throws {
    var state = try Samples.listing(1, total: 3)
    let usual = ["Title 1", "Title 2", "Title 3"]
    AppState.reduce(&state, MoviesAction.sortChosen(.year))
    #expect(names(state) == usual.reversed())
    AppState.reduce(&state, MoviesAction.sortChosen(.year))
    #expect(names(state) == usual)
    #expect(state.list.order == TitleOrder(.year, isReversed: true))
    AppState.reduce(&state, MoviesAction.sortChosen(.title))
    #expect(state.list.order == TitleOrder(.title))
    AppState.reduce(&state, MoviesAction.sortChosen(nil))
    #expect(state.list.order == nil)
    #expect(names(state) == usual)
  }

  @Test("Sorting shows what comes first, and so does sorting the other way round")
  func fromTheTop() throws {
    var state = try Samples.listing(1, 2, 3, total: 30)
    for first in ["Title 30", "Title 1"] {
      AppState.reduce(&state, MoviesAction.selected(row: 20))
      AppState.reduce(&state, MoviesAction.sortChosen(.year))
      #expect(state.selectedName == first)
      #expect(state.list.visible == 0..<10)
    }
  }

  @Test("Back in the catalogue's order, what is selected stays selected")
  func originalOrder() throws {
    var state = try Samples.listing(1, 2, 3, total: 30)
    AppState.reduce(&state, MoviesAction.sortChosen(.year))
    AppState.reduce(&state, MoviesAction.selected(row: 1))
    AppState.reduce(&state, MoviesAction.sortChosen(nil))
    #expect(state.selectedName == "Title 29")
    #expect(state.list.visible.contains(28))
  }

  @Test("Rows that have not come are last, and no row is lost")
  func missing() throws {
    var state = try Samples.listing(1, total: 25, rows: 25)
    AppState.reduce(&state, MoviesAction.sortChosen(.year))
    #expect(names(state).prefix(2) == ["Title 10", "Title 9"])
    #expect(names(state).suffix(15).allSatisfy { $0 == nil })
    #expect(
      state.list.sortedPart
        == SortedPart(order: TitleOrder(.year), known: 10, count: 25, missingPages: 2))
  }

  @Test("A page that comes finds its place, and the selected title keeps its line on the screen")
  func pageComes() throws {
    var state = try Samples.listing(1, total: 30)
    AppState.reduce(&state, MoviesAction.sortChosen(.year))
    AppState.reduce(&state, MoviesAction.selected(row: 4))
    let name = state.selectedName
    try Samples.bring(2, total: 30, to: &state)
    #expect(state.name(inRow: 0) == "Title 20")
    #expect(state.selectedName == name)
    #expect(state.list.cursor.selection == 14)
    #expect(state.list.cursor.top == 10)
  }

  @Test("Details that come move no row, not even when a page comes; sorting anew does")
  func detailsComeLater() throws {
    var state = try Samples.listing(1, total: 30)
    try bringDetails(of: 5, minutes: 90, to: &state)
    AppState.reduce(&state, MoviesAction.sortChosen(.runtime))
    #expect(names(state).prefix(3) == ["Title 5", "Title 1", "Title 2"])
    try bringDetails(of: 9, minutes: 80, to: &state)
    try Samples.bring(2, total: 30, to: &state)
    #expect(names(state).prefix(3) == ["Title 5", "Title 1", "Title 2"])
    AppState.reduce(&state, MoviesAction.sortChosen(.rating))
    AppState.reduce(&state, MoviesAction.sortChosen(.runtime))
    #expect(names(state).prefix(3) == ["Title 9", "Title 5", "Title 1"])
  }

  @Test("Another question has the catalogue's order again, and an empty list is not sorted")
  func newQuestion() throws {
    var state = try Samples.listing(1, total: 3)
    AppState.reduce(&state, MoviesAction.sortChosen(.year))
    let alien = TitleQuery("alien")
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "alien")))
    AppState.reduce(&state, GetMovies(alien))
    let answer = Samples.answer(try Samples.page(1, total: 3))
    AppState.reduce(&state, MoviesAction.setMovies(answer, number: 1, query: alien))
    #expect(state.list.order == nil)
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "zzzz")))
    AppState.reduce(&state, GetMovies(TitleQuery("zzzz")))
    AppState.reduce(
      &state,
      MoviesLifecycle.failed(RequestTicket(number: 1, id: .search), .notFound))
    AppState.reduce(&state, MoviesAction.sortChosen(.year))
    #expect(state.list.order == nil)
  }
}

@MainActor
@Suite("Loading the rest of a list", .timeLimit(.minutes(5)))
struct RestTests {
  @Test("A sorted list asks for no pages by itself")
  func nothingUnasked() async throws {
    let app = App(listRows: 5)
    try await app.search("batman", total: 405)
    app.press(MoviesAction.sortChosen(.title), MoviesAction.selected(row: .max))
    await app.clock.advance(by: .seconds(1))
    #expect(await app.asked.count == 1)
    #expect(
      app.state.screen.notice
        == .sorted(
          SortedPart(order: TitleOrder(.title), known: 10, count: 405, missingPages: 40)))
  }

  @Test("At the user's wish all pages come, four at a time")
  func everything() async throws {
    let app = App(listRows: 5)
    try await app.search("batman", total: 95)
    app.press(MoviesAction.sortChosen(.year), MoviesAction.restRequested)
    for page in 2...10 {
      try await waitUntil("the requests") { await app.waiting == min(4, 11 - page) }
      try await app.answer(page: page, total: 95)
    }
    try await app.until("the whole list") { $0.list.results.missingPages.isEmpty }
    #expect(!app.state.list.isLoadingRest)
    #expect(await app.asked.count == 10)
    #expect(app.state.screen.notice == .restLoaded(rows: 95, of: 95))
  }

  @Test("It ends where a page fails, and goes on at another wish")
  func failure() async throws {
    let app = App(listRows: 5)
    try await app.search("batman", total: 25)
    app.press(MoviesAction.sortChosen(.year), MoviesAction.restRequested)
    try await app.fail(page: 2, .limitReached)
    try await app.until("the failure") { $0.errors.page(2) == .limitReached }
    #expect(!app.state.list.isLoadingRest)
    #expect(StatusProps.notCompleted(.limitReached) == BrowseProps(app.state).status)
    try await waitUntil("the end of the other request") { await app.cancelled == 1 }
    app.press(MoviesAction.restRequested)
    for page in 2...3 {
      try await app.answer(page: page, total: 25)
    }
    try await app.until("the whole list") { $0.list.results.missingPages.isEmpty }
    #expect(app.state.errors.byRequest.isEmpty)
  }

  @Test(
    "Esc stops it, and marks no page as stopped that is not on the screen",
    arguments: [.title, nil] as [TitleOrder.Key?])
  func stopped(order: TitleOrder.Key?) async throws {
    let app = App(listRows: 5)
    try await app.search("batman", total: 405)
    app.press(MoviesAction.sortChosen(order), MoviesAction.restRequested)
    try await waitUntil("the requests") { await app.waiting == 4 }
    #expect(app.state.awaited.count == 4)
    app.press(LoadingAction.cancelled)
    try await waitUntil("the end of the requests") { await app.cancelled == 4 }
    #expect(!app.state.list.isLoadingRest)
    #expect(app.state.errors.byRequest.isEmpty)
    #expect(app.state.screen.notice == .restLoaded(rows: 10, of: 405))
  }

  @Test("Esc stops it even while nothing is on the way")
  func stoppedBetweenPages() throws {
    var state = AppState()
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "batman")))
    AppState.reduce(&state, GetMovies(Samples.batman))
    let answer = Samples.answer(try Samples.page(1, total: 405))
    AppState.reduce(
      &state, MoviesAction.setMovies(answer, number: 1, query: Samples.batman))
    AppState.reduce(&state, MoviesAction.restRequested)
    #expect(state.list.isLoadingRest)
    #expect(state.awaitedLong == nil)
    AppState.reduce(&state, LoadingAction.cancelled)
    #expect(!state.list.isLoadingRest)
  }

  @Test("The end of it is not reported for another list")
  func anotherList() async throws {
    let app = App(listRows: 5)
    try await app.search("alien", total: 7)
    try await app.search("batman", total: 405)
    app.press(MoviesAction.restRequested, ScreenAction.wentBack)
    #expect(app.state.list.answered?.text == "alien")
    #expect(app.state.screen.notice == nil)
  }
}
