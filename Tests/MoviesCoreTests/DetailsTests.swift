import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Details")
struct DetailsTests {
  /// An app with a list whose first title's details are asked for.
  private func restingApp() async throws -> App {
    let app = App(columns: 120)
    try await app.search("batman", total: 10)
    await app.clock.advance(by: .milliseconds(200))
    return app
  }

  @Test("Details are fetched when the selection rests, never of rows flown over")
  func rest() async throws {
    let app = App(columns: 120)
    try await app.search("batman", total: 10)
    for _ in 0..<4 { app.press(MoviesAction.moved(by: 1)) }
    await app.clock.advance(by: .milliseconds(199))
    #expect(app.requests.isEmpty)
    await app.clock.advance(by: .milliseconds(1))
    try await app.answer("i=tt0000005", Samples.detailReply(5))
    try await app.until("the details") { BrowseProps($0).detail?.detail?.minutes == 126 }
    #expect(app.asked.count == 2)
  }

  @Test("Details that are held are shown at once and not fetched again")
  func held() async throws {
    let app = try await restingApp()
    try await app.answer("i=tt0000001", Samples.detailReply(1))
    try await app.until("the details") { $0.knowsDetails(of: 1) }
    app.press(MoviesAction.moved(by: 1), MoviesAction.moved(by: -1))
    #expect(BrowseProps(app.state).detail?.detail?.title == "Title 1")
    await app.clock.advance(by: .seconds(1))
    #expect(app.requests.isEmpty)
    #expect(app.asked.count == 2)
  }

  @Test("Without a pane nothing is fetched before Enter, and then at once")
  func page() async throws {
    let app = App(columns: 80)
    try await app.search("batman", total: 10)
    await app.clock.advance(by: .seconds(1))
    #expect(app.requests.isEmpty)
    app.press(ScreenAction.titleOpened(try Samples.id(1)))
    try await app.answer("i=tt0000001", Samples.detailReply(1))
    try await app.until("the details") { $0.knowsDetails(of: 1) }
  }

  @Test("Details that fail leave the list, say why, and come on a retry")
  func failure() async throws {
    let app = try await restingApp()
    try await app.transport.release("i=tt0000001", .failure(.timedOut(milliseconds: 15_000)))
    try await app.until("the failure") {
      BrowseProps($0).detail?.error == .timedOut(milliseconds: 15_000)
    }
    #expect(app.state.list.results.count == 10)
    app.press(MoviesAction.retried)
    try await app.answer("i=tt0000001", Samples.detailReply(1))
    try await app.until("the details") { $0.knowsDetails(of: 1) }
    #expect(BrowseProps(app.state).detail?.error == nil)
  }

  @Test("Details that the user stopped are not fetched again unasked")
  func stopped() async throws {
    let app = try await restingApp()
    try await app.until("the request") { $0.loading.inFlight.count == 1 }
    app.press(LoadingAction.cancelled)
    app.press(MoviesAction.moved(by: 1), MoviesAction.moved(by: -1))
    await app.clock.advance(by: .seconds(1))
    #expect(BrowseProps(app.state).detail?.error == .cancelled)
    #expect(app.requests.isEmpty)
    #expect(app.asked.count == 2)
  }

  @Test("Where every request would fail no further details are asked for before a retry")
  func limit() async throws {
    let app = try await restingApp()
    try await app.answer("i=tt0000001", Samples.errorReply("Request limit reached!"))
    try await app.until("the failure") { BrowseProps($0).detail?.error == .limitReached }
    app.press(MoviesAction.moved(by: 1))
    #expect(BrowseProps(app.state).detail?.error == .limitReached)
    await app.clock.advance(by: .seconds(1))
    #expect(app.requests.isEmpty)
    #expect(app.asked.count == 2)
    app.press(MoviesAction.retried)
    try await app.answer("i=tt0000002", Samples.detailReply(2))
    try await app.until("the details") { $0.knowsDetails(of: 2) }
    app.press(MoviesAction.moved(by: -1))
    await app.clock.advance(by: .milliseconds(200))
    try await app.answer("i=tt0000001", Samples.detailReply(1))
    try await app.until("the first one's details") { $0.knowsDetails(of: 1) }
  }

  @Test("A new list's details begin at the top, however far the old ones were scrolled meanwhile")
  func topOfNewList() async throws {
    let app = App(columns: 120)
    try await app.search("batman", total: 10)
    app.ask("alien")
    app.press(ScreenAction.scrolled(.details, by: 5, limit: 9))
    try await app.answer("s=alien", Samples.reply(page: 1, total: 3))
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
