import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Scrolled details", .timeLimit(.minutes(5)))
struct DetailScrollTests {
  @Test("A new list's details begin at the top, however far the old ones were scrolled meanwhile")
  func topOfNewList() async throws {
    let app = App(columns: 120)
    try await app.search("batman", total: 10)
    app.ask("alien")
    app.press(ScreenAction.scrolled(.details, by: 5, limit: 9))
    try await app.answer(total: 3, for: "alien")
    try await app.until("the new list") { $0.list.results.count == 3 }
    #expect(app.state.screen.detailsScroll == 0)
  }

  @Test("Another title's details begin at the top")
  func top() async throws {
    let app = App(columns: 120)
    try await app.search("batman", total: 10)
    app.press(ScreenAction.scrolled(.details, by: 5, limit: 9))
    #expect(app.state.screen.detailsScroll == 5)
    app.press(ScreenAction.scrolled(.details, by: 50, limit: 9))
    #expect(app.state.screen.detailsScroll == 9)
    app.press(ScreenAction.scrolled(.details, by: -1, limit: 4))
    #expect(app.state.screen.detailsScroll == 3, "the screen has grown meanwhile")
    app.press(MoviesAction.moved(by: 1))
    #expect(app.state.screen.detailsScroll == 0)
  }
}
