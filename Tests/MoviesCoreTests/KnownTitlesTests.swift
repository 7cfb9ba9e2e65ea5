import MoviesCore
import Testing
import Titles

@Suite("Known titles", .timeLimit(.minutes(5)))
struct KnownTitlesTests {
  /// A state after pages of one title each, numbered from 1, for one query after the other, none of
  /// whose rows the user has turned to.
  private func state(afterQueries count: Int) throws -> AppState {
    var state = AppState()
    AppState.reduce(&state, ScreenAction.fieldEntered(.search))
    for number in 1...count {
      let query = TitleQuery("query \(number)")
      let page = Samples.page([try Samples.title(number)], total: 1)
      AppState.reduce(&state, GetMovies(query))
      AppState.reduce(
        &state, MoviesAction.setMovies(Samples.answer(page), number: 1, query: query))
    }
    return state
  }

  @Test("Of too many titles those go that no page and no held answer refers to")
  func bounded() throws {
    var state = try state(afterQueries: TitlesState.leastLimit)
    #expect(state.titles.count == TitlesState.leastLimit)
    let read = try Samples.id(5_000)
    AppState.reduce(&state, ScreenAction.titleOpened(read))
    AppState.reduce(&state, Samples.details(TitleDetail(id: read, title: "Read")))
    #expect(state.titles.count == state.cache.pages.limit + 1)
    #expect(state.titles.detail(of: read) != nil)
    #expect(state.selectedName != nil)
    #expect(try state.titles.summary(of: Samples.id(1)) == nil)
  }

  @Test("Less is never taken for more: partial details leave complete ones alone")
  func quality() throws {
    var state = AppState()
    let id = try Samples.id(1)
    for (title, quality) in [
      ("partial", .partial), ("complete", .complete), ("stale", .stale),
    ] as [(String, AnswerQuality)] {
      let detail = Answer(
        TitleDetail(id: id, title: title), source: .omdb, quality: quality)
      AppState.reduce(&state, DetailAction.setDetail(detail))
    }
    #expect(state.titles.detail(of: id)?.value.title == "complete")
    #expect(state.titles.summary(of: id)?.title == "partial")
  }
}
