import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Searching", .timeLimit(.minutes(5)))
struct SearchingTests {
  @Test("Old results stay until new ones come")
  func oldResults() async throws {
    let app = App()
    try await app.search("batman", total: 3)
    app.ask("alien")
    #expect(
      !BrowseProps(app.state).list.isStale, "an answer that comes at once finds them as they were")
    try await waitUntil("the end of patience") {
      await app.clock.advance(by: .milliseconds(1))
      return BrowseProps(app.state).list.isStale
    }
    #expect(BrowseProps(app.state).list.count == 3)
    try await app.answer(total: 7, for: "alien")
    try await app.until("the new results") { $0.list.results.count == 7 }
    #expect(!BrowseProps(app.state).list.isStale)
  }

  @Test("Characters that break OMDb are left out, with a word to the user")
  func leftOut() async throws {
    let app = App()
    app.ask("batman <b>")
    app.report(.leftOut([.markup]), of: "batman <b>")
    try await app.until("the notice") { $0.screen.notice == .leftOut([.markup]) }
    app.press(SearchAction.submitted)
    #expect(app.state.screen.notice == .leftOut([.markup]), "it is still the same question")
    app.type("batman")
    #expect(app.state.screen.notice == nil)
  }

  @Test("Where nothing is left to ask, the user is told why; the next query takes the word away")
  func nothingLeft() async throws {
    let app = App()
    app.ask("' OR 1=1")
    try await app.fail(.nothingToAsk(leftOut: [.databaseCommand]))
    try await app.until("the error") {
      $0.errors.search == .nothingToAsk(leftOut: [.databaseCommand])
    }
    app.ask("batman")
    try await app.until("the next question") { $0.errors.search == nil }
  }

  @Test(
    "What was left out is told again where the answer is held, and not of a question that is over")
  func leftOutAgain() async throws {
    let app = App()
    app.ask("<batman>")
    app.report(.leftOut([.markup]), of: "<batman>")
    try await app.answer(total: 3)
    try await app.until("the notice and the titles") {
      $0.screen.notice == .leftOut([.markup]) && $0.list.results.count == 3
    }
    try await app.search("alien", total: 3)
    #expect(app.state.screen.notice == nil)
    app.press(MoviesAction.leftOut([.tail(limit: 200)], query: TitleQuery("<batman>")))
    #expect(app.state.screen.notice == nil)
    app.ask("<batman>")
    #expect(app.state.screen.notice != nil)
    #expect(app.requests.isEmpty)
  }

  @Test("What is too short to be asked before Enter says so, and does not seem to wait")
  func tooShort() async throws {
    let app = App()
    app.type("it")
    #expect(BrowseProps(app.state).list.content == .tooShort(minimum: 3))
    app.press(SearchAction.submitted)
    #expect(BrowseProps(app.state).list.content == .waiting)
  }

  @Test("Enter on a query that failed asks once more")
  func enterAfterFailure() async throws {
    let app = App()
    app.ask("batman")
    try await waitUntil("the request") { await app.asked.count == 1 }
    try await app.fail(.cannotResolve(host: "example.org"))
    try await app.until("the failure") { $0.errors.search != nil }
    app.press(ScreenAction.fieldEntered(.search), SearchAction.submitted)
    try await waitUntil("the second request") { await app.asked.count == 2 }
  }

  @Test("A text that is too short to be asked says that the rows are not its own")
  func shortened() async throws {
    let app = App()
    try await app.search("batman", total: 3)
    #expect(!BrowseProps(app.state).list.awaitsEnter)
    app.type("ba")
    #expect(BrowseProps(app.state).list.awaitsEnter)
    app.press(SearchAction.submitted)
    #expect(!BrowseProps(app.state).list.awaitsEnter)
  }

  @Test(
    "Earlier queries come back, those too whose rows the user only turned to",
    arguments: [ScreenAction.listEntered, MoviesAction.selected(row: 1)] as [any Action])
  func turnedTo(away: any Action) async throws {
    let app = App()
    try await app.search("batman", total: 3)
    app.press(ScreenAction.fieldEntered(.search))
    app.type("alie")
    app.type("alien")
    await app.clock.advance(by: .milliseconds(250))
    try await app.answer(total: 7, for: "alien")
    try await app.until("the answer") { $0.list.results.count == 7 }
    app.press(away, ScreenAction.fieldEntered(.search))
    app.type("bl")
    app.press(away, ScreenAction.fieldEntered(.search))
    #expect(
      app.state.search.history.entries
        == [.init(text: "batman", count: 3), .init(text: "alien", count: 7)])
  }

  @Test("A filter chosen in the details leads back to the list", arguments: [80, 120])
  func filterInDetails(columns: Int) async throws {
    let app = App(columns: columns)
    try await app.search("batman", total: 3)
    app.press(ScreenAction.titleOpened(try Samples.id(1)))
    #expect(app.state.screen.focus == .details)
    app.press(SearchAction.kindChosen(.series))
    #expect(app.state.screen.focus == .results)
    #expect(app.state.screen.pages.title == nil)
  }

  @Test("Earlier queries come back")
  func history() async throws {
    let app = App()
    try await app.search("batman", total: 3)
    try await app.search("alien", total: 7)
    app.press(SearchAction.recalled("batman"))
    #expect(app.state.search.field == TextInput(text: "batman"))
    #expect(app.state.list.answered?.text == "batman")
    #expect(app.requests.isEmpty)
  }
}
