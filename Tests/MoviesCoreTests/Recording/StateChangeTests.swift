import MoviesCore
import Redux
import ReduxRecording
import Testing
import Titles

@Suite("What an action has changed, by path", .timeLimit(.minutes(5)))
struct StateChangeTests {
  private func changes(by action: any Action, after actions: any Action...) -> [String] {
    var before = AppState()
    AppState.reduce(
      &before, ScreenAction.resized(ScreenSize(columns: 80, rows: 24), listRows: 20))
    for action in actions { AppState.reduce(&before, action) }
    var after = before
    AppState.reduce(&after, action)
    return StateChange.list(from: before, to: after)
      .map { "\($0.path): \($0.before) → \($0.after)" }
  }

  @Test("Nothing has changed")
  func nothing() {
    #expect(changes(by: LinkAction.copyRequested("x")) == [])
  }

  @Test("A text is quoted, what was not there is a dash")
  func texts() {
    let typed = SearchAction.edited(TextInput(text: "bat"))
    #expect(
      changes(by: typed).prefix(2) == [
        "search.field.text: “” → “bat”", "search.field.cursor: 0 → 3",
      ])
    #expect(
      changes(by: ScreenAction.noticed(.mouseSwitched(isOn: true))) == [
        "screen.notice: – → mouseSwitched(true)"
      ])
    #expect(changes(by: ScreenAction.fieldEntered(.year)) == ["screen.field: – → year"])
  }

  @Test("Collections are told by their elements where there are few, else by their size")
  func collections() throws {
    let page = MoviesAction.setMovies(
      Samples.answer(try Samples.page(1, total: 30)), number: 1, query: Samples.batman)
    #expect(
      changes(by: page, after: ScreenAction.fieldEntered(.search), GetMovies(Samples.batman)) == [
        "titles.summaries: {} → 10", "cache.pages: {} → {“batman”}",
        "screen.pages.first.answer: – → “batman”", "screen.pages.first.results.pages: {} → {1}",
        "screen.pages.first.results.total: – → 30", "screen.pages.first.results.pageSize: 1 → 10",
        "screen.pages.first.results.lastPage: 1 → 100",
      ])
    #expect(
      changes(by: GetMovies(Samples.batman, page: 2), after: GetMovies(Samples.batman)) == [
        "screen.pages.first.pagesOnTheWay: {} → {2}"
      ])
  }

  @Test("An element of a list is named by its index")
  func elements() {
    let started = MoviesLifecycle.started(
      RequestTicket<MoviesRequestID>(number: 1, id: nil))
    #expect(
      changes(by: LoadingAction.ticked, after: started) == [
        "loading.inFlight[0].age: 0 → 1", "loading.ticks: 0 → 1",
      ])
  }
}
