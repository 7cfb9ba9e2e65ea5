import MoviesCore
import TestSupport
import Testing
import Titles

@Suite("Lists whose rows nobody has counted", .timeLimit(.minutes(5)))
struct OpenEndedListTests {
  private let noir = TitleQuery("genre:noir")

  /// A page of ten rows, or of fewer for the last one.
  private func page(_ number: Int, rows count: Int = 10) throws -> Answer<TitlePage> {
    let first = (number - 1) * 10 + 1
    var page = Samples.page(try (first..<(first + count)).map(Samples.title), total: nil)
    page.query = TitleQuery("genre:noir, as it was read")
    return Answer(page, source: Samples.disk)
  }

  private func state(_ pages: Answer<TitlePage>...) -> AppState {
    var state = AppState()
    let screen = ScreenSize(columns: 80, rows: 24)
    AppState.reduce(&state, ScreenAction.resized(screen, listRows: 5))
    AppState.reduce(&state, SearchAction.edited(TextInput(text: noir.text)))
    AppState.reduce(&state, GetMovies(noir))
    for (index, page) in pages.enumerated() {
      AppState.reduce(&state, MoviesAction.setMovies(page, number: index + 1, query: noir))
    }
    return state
  }

  @Test("After a full page there may be more: one row stands for them, and the count says so")
  func open() throws {
    let state = state(try page(1))
    #expect(state.list.count == 11)
    let position = try #require(BrowseProps(state).header.position)
    #expect((position.row, position.count, position.isOpenEnded) == (1, 10, true))
  }

  @Test("Rows that are left out of a page do not close the list")
  func leftOut() throws {
    var first = try page(1)
    first.value.titles.removeLast(7)
    let state = state(first)
    #expect(state.list.count == 4)
    let position = try #require(BrowseProps(state).header.position)
    #expect((position.count, position.isOpenEnded) == (3, true))
  }

  @Test("What nobody has counted has no number among the earlier searches")
  func history() throws {
    var state = state(try page(1))
    AppState.reduce(&state, SearchAction.submitted)
    #expect(state.search.history.entries == [.init(text: noir.text, count: nil)])
    AppState.reduce(&state, MoviesAction.setMovies(try page(2, rows: 4), number: 2, query: noir))
    AppState.reduce(&state, ScreenAction.listEntered)
    #expect(state.search.history.entries == [.init(text: noir.text, count: 14)])
  }

  @Test("Filtered, it does not say how many rows are missing, which nobody has counted")
  func filtered() throws {
    var state = state(try page(1))
    AppState.reduce(&state, SearchAction.filterEdited(TextInput(text: "year:1901..1903")))
    AppState.reduce(&state, LoadingAction.cancelled)
    #expect(Notice.restLoaded(of: state.list.results) == .restLoaded(rows: 10, of: nil))
    guard case .rows(let rows) = BrowseProps(state).list.content else {
      Issue.record("there are no rows")
      return
    }
    #expect(rows.last == .unloaded(rows: nil, pages: 1, takesRequests: false))
  }

  @Test("A page that is not full, or empty, is the end", arguments: [0, 4])
  func end(rows: Int) throws {
    let state = state(try page(1), try page(2, rows: rows))
    #expect(state.list.count == 10 + rows)
    let position = try #require(BrowseProps(state).header.position)
    #expect((position.count, position.isOpenEnded) == (10 + rows, false))
  }

  @Test("A first page that is not full has no more")
  func short() throws {
    let position = try #require(BrowseProps(state(try page(1, rows: 3))).header.position)
    #expect((position.count, position.isOpenEnded) == (3, false))
  }

  @Test("A full second page leaves the end open; the first one again does not close it")
  func furtherPages() throws {
    var state = state(try page(1), try page(2))
    AppState.reduce(&state, MoviesAction.setMovies(try page(1), number: 1, query: noir))
    let position = try #require(BrowseProps(state).header.position)
    #expect((position.count, position.isOpenEnded) == (20, true))
  }

  @Test("The next page is asked for when its row comes into view, in the words of the one before")
  @MainActor
  func nextPage() async throws {
    let catalogue = MemoryCatalogue(pages: [noir: try page(1)], searchesHere: true)
    let app = App(listRows: 5, catalogue: catalogue)
    try await app.list(noir.text, count: 11)
    app.press(MoviesAction.selected(row: .max))
    try await app.until("the next page is asked for") { $0.list.pagesOnTheWay == [2] }
    try await waitUntil("that it is asked for anywhere") {
      await app.clock.advance(by: .milliseconds(60))
      return await catalogue.questions.count == 1
    }
    try await catalogue.expectAsked([.here(.search), .here(.page(2)), .page(2)])
    #expect(await catalogue.questions == ["genre:noir, as it was read, page 2"])
    await catalogue.answer(.page(2), .success(try page(2, rows: 2)))
    try await app.until("the page") { $0.list.count == 12 }
    #expect(BrowseProps(app.state).header.position?.isOpenEnded == false)
  }
}
