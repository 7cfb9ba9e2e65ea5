import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Going back to earlier results", .timeLimit(.minutes(5)))
struct EarlierListTests {
  @Test("Back returns to the results before, as they were left, without a request")
  func back() async throws {
    let app = App()
    try await app.search("batman", total: 10)
    app.press(MoviesAction.selected(row: 4), ScreenAction.fieldEntered(.search))
    let left = app.state.list
    try await app.search("alien", total: 7)
    app.press(ScreenAction.wentBack)
    #expect(app.state.list == left)
    #expect(app.state.search.field.text == "batman")
    #expect(app.state.screen.isAtStart)
    await app.clock.advance(by: .seconds(1))
    #expect(await app.asked.count == 2)
    #expect(app.requests.isEmpty)
  }

  @Test("The filters come back with the words")
  func filters() async throws {
    let app = App()
    try await app.search("batman", total: 25)
    app.press(SearchAction.kindChosen(.series))
    try await app.answer(total: 3)
    try await app.until("the series") { $0.list.results.count == 3 }
    app.ask("alien")
    app.press(SearchAction.kindChosen(nil))
    try await app.answer(total: 7, for: "alien")
    try await app.until("the new list") { $0.list.results.count == 7 }
    app.press(ScreenAction.wentBack)
    #expect(app.state.search.kind == .series)
    #expect(app.state.list.results.count == 3)
  }

  @Test("Results that only came by while typing are not gone back to")
  func passing() async throws {
    let app = App()
    try await app.search("batman", total: 25)
    app.press(ScreenAction.fieldEntered(.search))
    for text in ["ali", "alien"] {
      app.type(text)
      await app.clock.advance(by: .milliseconds(250))
      try await app.answer(total: 7, for: text)
      try await app.until("the answer") { $0.list.answered?.text == text }
    }
    app.press(ScreenAction.listEntered, ScreenAction.wentBack)
    #expect(app.state.list.answered?.text == "batman")
  }

  @Test("Coming back to the words that are asked leaves no trace of those typed in between")
  func backByTyping() async throws {
    let app = App()
    try await app.search("batman", total: 10)
    app.press(MoviesAction.selected(row: 4), ScreenAction.fieldEntered(.search))
    app.type("alien")
    app.type("batman")
    app.press(ScreenAction.listEntered)
    #expect(app.state.screen.isAtStart)
    #expect(app.state.list.cursor.selection == 4)
  }

  @Test("Going back takes an error away, and the question that failed")
  func afterError() async throws {
    let app = App()
    try await app.search("batman", total: 25)
    app.ask("qwxz")
    try await app.fail(.limitReached)
    try await app.until("the failure") { $0.errors.search == .limitReached }
    app.press(ScreenAction.wentBack)
    #expect(app.state.errors.search == nil)
    #expect(app.state.list.results.count == 25)
  }

  @Test("A question on its way is cancelled when the user goes back")
  func cancels() async throws {
    let app = App()
    try await app.search("batman", total: 10)
    app.ask("alien")
    try await waitUntil("the request") { await app.waiting == 1 }
    app.press(ScreenAction.wentBack)
    #expect(app.state.list.answered?.text == "batman")
    try await app.until("the end of the request") { $0.loading.inFlight.isEmpty }
    #expect(app.requests.isEmpty)
  }

  @Test("After a query was stopped, back returns to the one before, with its rows")
  func stopped() async throws {
    let app = App()
    try await app.search("batman", total: 10)
    app.ask("alien")
    try await stop(app)
    app.press(ScreenAction.wentBack)
    #expect(app.state.search.field.text == "batman")
    #expect(!BrowseProps(app.state).list.isStale)
    #expect(BrowseProps(app.state).status == nil)
    #expect(app.state.isAtStart)
  }

  @Test("After a filter was stopped, back takes it away, and the rows are as they were")
  func stoppedFilter() async throws {
    let app = App()
    try await app.search("batman", total: 10)
    app.press(SearchAction.kindChosen(.series))
    try await stop(app)
    app.press(ScreenAction.wentBack)
    #expect(app.state.search.kind == nil)
    #expect(!BrowseProps(app.state).list.isStale)
    #expect(BrowseProps(app.state).status == nil)
    #expect(app.state.isAtStart)
  }

  /// Stops the query that has been asked.
  private func stop(_ app: App) async throws {
    try await waitUntil("the request") { await app.waiting == 1 }
    app.press(LoadingAction.patienceEnded)
    #expect(app.state.awaitedLong != nil)
    app.press(LoadingAction.cancelled)
    try await app.until("the end of the request") { $0.loading.inFlight.isEmpty }
    #expect(BrowseProps(app.state).status == .stopped)
    #expect(BrowseProps(app.state).list.isStale)
    #expect(!app.state.isAtStart)
  }

  @Test("Pages that were on the way when a list was left are asked for on coming back")
  func pagesOnTheWay() async throws {
    let app = App()
    try await app.search("batman", total: 25)
    try await app.moveToUnheldPage(by: 14)
    app.ask("alien")
    try await app.answer(total: 7, for: "alien")
    try await app.until("the new list") { $0.list.results.count == 7 }
    app.press(ScreenAction.wentBack)
    await app.clock.advance(by: .milliseconds(60))
    try await app.answer(page: 2, total: 25)
    try await app.until("the page") { $0.list.selected != nil }
    #expect(app.state.list.cursor.selection == 14)
  }

  @Test("An emptied search line leaves the rows, and asks for them again where it is left")
  func emptiedLine() async throws {
    let app = App()
    try await app.search("batman", total: 7)
    app.press(ScreenAction.fieldEntered(.search))
    app.type("")
    #expect(app.state.list.results.count == 7)
    #expect(BrowseProps(app.state).list.isStale)
    app.press(ScreenAction.wentBack)
    #expect(app.state.search.field.text == "batman")
    #expect(!BrowseProps(app.state).list.isStale)
    #expect(await app.asked.count == 1)
  }
}
