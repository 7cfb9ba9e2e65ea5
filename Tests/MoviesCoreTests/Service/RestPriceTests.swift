import MoviesCore
import Redux
import Testing
import Titles

@Suite("The price of the rest of a list", .timeLimit(.minutes(5)))
struct RestPriceTests {
  private let counted = ServiceAction.counted(RequestCount(used: 1, limit: 1_000, reserve: 100))

  /// The state with the first page of a list of so many titles.
  private func listing(_ total: Int, _ actions: any Action...) throws -> AppState {
    let query = Samples.batman
    let answer = Samples.answer(try Samples.page(1, total: total))
    var state = AppState()
    AppState.reduce(&state, ScreenAction.resized(ScreenSize(columns: 80, rows: 24), listRows: 10))
    let asking: [any Action] = [
      SearchAction.edited(TextInput(text: query.text)), SearchAction.submitted, GetMovies(query),
      MoviesAction.setMovies(answer, number: 1, query: query),
    ]
    for action in asking + actions { AppState.reduce(&state, action) }
    return state
  }

  @Test("More than five requests are asked about first; the second time they are made")
  func asked() throws {
    var state = try listing(70, counted, MoviesAction.restRequested)
    #expect(!state.list.isLoadingRest)
    #expect(BrowseProps(state).footer.question == .restPrice(requests: 6))
    AppState.reduce(&state, MoviesAction.restRequested)
    #expect(state.list.isLoadingRest)
    #expect(BrowseProps(state).footer.question == nil)
  }

  @Test("Five requests are made at once, and as many as it takes where they are not counted")
  func unasked() throws {
    #expect(try listing(60, counted, MoviesAction.restRequested).list.isLoadingRest)
    #expect(try listing(900, MoviesAction.restRequested).list.isLoadingRest)
  }

  @Test(
    "Whatever else the user does is a no",
    arguments: [
      MoviesAction.restDeclined, MoviesAction.moved(by: 1), MoviesAction.selected(row: 3),
      MoviesAction.sortChosen(.year), ScreenAction.fieldEntered(.search), ScreenAction.wentBack,
      ScreenAction.overlayOpened(.help(HelpState())), GetMovies(TitleQuery("alien")),
    ] as [any Action])
  func declined(action: any Action) throws {
    var state = try listing(70, counted, MoviesAction.restRequested, action)
    #expect(!state.list.asksForRest)
    #expect(BrowseProps(state).footer.question == nil)
    guard !(action is GetMovies) else { return }
    AppState.reduce(&state, MoviesAction.restRequested)
    #expect(state.list.asksForRest, "the next time it is asked again")
  }

  @Test("A page that comes meanwhile makes it cheaper, and is no answer")
  func cheaper() throws {
    let page = Samples.answer(try Samples.page(2, total: 70))
    let state = try listing(
      70, counted, MoviesAction.restRequested,
      MoviesAction.setMovies(page, number: 2, query: Samples.batman))
    #expect(BrowseProps(state).footer.question == .restPrice(requests: 5))
  }
}
