import Foundation
import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Pages")
struct PagesTests {
  /// An app on a screen of so many columns, with a list of so many titles.
  private func listingApp(columns: Int = 80, total: Int = 10) async throws -> App {
    let app = App(columns: columns)
    try await app.search("batman", total: total)
    return app
  }

  @Test("Opening goes to the title, and back to the list as it was left")
  func openAndBack() async throws {
    let app = try await listingApp()
    app.press(MoviesAction.moved(by: 4))
    let list = app.state.list
    app.press(ScreenAction.titleOpened(try Samples.id(5)))
    #expect(try app.state.screen.pages.top == .title(Samples.id(5)))
    #expect(app.state.screen.focus == .details)
    app.press(ScreenAction.wentBack)
    #expect(app.state.screen.pages.top == .results(list))
    #expect(app.state.screen.focus == .results)
    app.press(ScreenAction.wentBack)
    #expect(app.state.screen.pages.top == .results(list), "the first page stays")
  }

  @Test("The next title takes the place of the one before, and the selection goes along")
  func next() async throws {
    let app = try await listingApp()
    app.press(ScreenAction.titleOpened(try Samples.id(1)), MoviesAction.moved(by: 2))
    #expect(try app.state.screen.pages.pages.last == .title(Samples.id(3)))
    #expect(app.state.screen.pages.pages.count == 2)
    #expect(app.state.list.cursor.selection == 2)
    app.press(ScreenAction.wentBack)
    #expect(app.state.selectedName == "Title 3")
  }

  @Test("A title whose row has not come yet is read as soon as it comes")
  func nextOnTheWay() async throws {
    let app = try await listingApp(total: 25)
    app.press(ScreenAction.titleOpened(try Samples.id(1)), MoviesAction.moved(by: 14))
    #expect(try app.state.screen.pages.title == Samples.id(1))
    await app.clock.advance(by: .milliseconds(60))
    try await app.answer("page=2", Samples.reply(page: 2, total: 25))
    try await app.until("the title") { try! $0.screen.pages.title == Samples.id(15) }
  }

  @Test("A title opened from the page of another one leaves the list alone")
  func titleAboveTitle() async throws {
    let app = try await listingApp()
    app.press(
      ScreenAction.titleOpened(try Samples.id(1)), ScreenAction.titleOpened(try Samples.id(900)))
    app.press(MoviesAction.moved(by: 3))
    #expect(try app.state.screen.pages.title == Samples.id(900))
    app.press(ScreenAction.wentBack)
    #expect(try app.state.screen.pages.title == Samples.id(1))
  }

  @Test("A field belongs to the list: what was opened from it closes, and back leaves the field")
  func field() async throws {
    let app = try await listingApp()
    app.press(ScreenAction.titleOpened(try Samples.id(1)), ScreenAction.focused(.searchField))
    #expect(app.state.screen.focus == .searchField)
    #expect(app.state.screen.pages.title == nil)
    app.press(ScreenAction.wentBack)
    #expect(app.state.screen.focus == .results)
  }

  @Test("Titles that are read from a list that nothing answers any more go with it")
  func emptiedList() async throws {
    let app = try await listingApp()
    app.ask("alien")
    app.press(ScreenAction.titleOpened(try Samples.id(1)))
    try await app.answer("s=alien", Samples.errorReply("Request limit reached!"))
    try await app.until("the failure") { $0.errors.search == .limitReached }
    #expect(app.state.screen.focus == .results)
  }

  @Test(
    "Pages without a list below them are no pages",
    arguments: ["[]", #"[{"title":{"_0":"tt0000001"}}]"#])
  func damaged(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PageStack.self, from: Data(json.utf8))
    }
  }
}
