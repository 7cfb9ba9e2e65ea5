import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Pages", .timeLimit(.minutes(5)))
struct PagesTests {
  /// An app on a screen of so many columns, with a list of so many titles.
  private func listingApp(columns: Int = 80, total: Int = 10) async throws -> App {
    let app = App(columns: columns)
    try await app.search("batman", total: total)
    return app
  }

  @Test("A title whose row has not come yet is read as soon as it comes")
  func nextOnTheWay() async throws {
    let app = try await listingApp(total: 25)
    app.press(ScreenAction.titleOpened(try Samples.id(1)), MoviesAction.moved(by: 14))
    #expect(try app.state.screen.pages.title == Samples.id(1))
    await app.clock.advance(by: .milliseconds(60))
    try await app.answer(page: 2, total: 25)
    try await app.until("the title") { try! $0.screen.pages.title == Samples.id(15) }
  }

  @Test("Titles that are read from a list that nothing answers any more go with it")
  func emptiedList() async throws {
    let app = try await listingApp()
    app.ask("alien")
    app.press(ScreenAction.titleOpened(try Samples.id(1)))
    try await app.fail(.limitReached)
    try await app.until("the failure") { $0.errors.search == .limitReached }
    #expect(app.state.screen.focus == .results)
  }

  @Test("An answer does not change what is read, however the list changes")
  func answerWhileReading() async throws {
    let app = try await listingApp()
    app.press(MoviesAction.moved(by: 4))
    app.ask("alien")
    app.press(ScreenAction.titleOpened(try Samples.id(5)))
    try await app.answer(total: 3, for: "alien")
    try await app.until("the new list") { $0.list.results.count == 3 }
    #expect(try app.state.screen.pages.title == Samples.id(5))
    app.press(MoviesAction.moved(by: 1))
    #expect(try app.state.screen.pages.title == Samples.id(2))
  }

  @Test("A title stays open when the screen gets wider or narrower")
  func resizing() async throws {
    let app = try await listingApp(columns: 80)
    app.press(ScreenAction.titleOpened(try Samples.id(1)))
    #expect(BrowseProps(app.state).isTitlePage)
    app.press(ScreenAction.resized(ScreenSize(columns: 120, rows: 24), listRows: 20))
    #expect(!BrowseProps(app.state).isTitlePage)
    #expect(app.state.screen.focus == .details)
    app.press(ScreenAction.resized(ScreenSize(columns: 80, rows: 24), listRows: 20))
    #expect(BrowseProps(app.state).isTitlePage)
  }

  @Test("No more pages than the limit are open, and the way back ends at the list")
  func limit() async throws {
    let app = try await listingApp()
    for number in 1...(PageStack.limit + 10) {
      app.press(ScreenAction.titleOpened(try Samples.id(number)))
    }
    #expect(app.state.screen.pages.opened.count == PageStack.limit - 1)
    #expect(try app.state.screen.pages.title == Samples.id(PageStack.limit + 10))
    for _ in 1..<PageStack.limit { app.press(ScreenAction.wentBack) }
    #expect(app.state.screen.isAtStart)
  }
}
