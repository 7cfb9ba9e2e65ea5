import Redux
import ReduxTesting
import Testing
import Titles

@testable import MoviesCore

@MainActor
@Suite("Searching, step by step", .timeLimit(.minutes(5)))
struct SearchSteps {
  private let app = App(stating: .changes)
  private let bat = TitleQuery("bat")
  private let alien = TitleQuery("alien")

  /// Receives the search that is asked for a while after the last key.
  private func asksLater(_ query: TitleQuery) async {
    await app.store.receive(GetMovies(query, delay: .milliseconds(250))) {
      $0.ask(query)
    }
  }

  @Test("Case 24: A search as you type waits until the keyboard rests, and asks once")
  func debounce() async throws {
    let batm = TitleQuery("batm")
    app.type("bat")
    await asksLater(bat)
    await app.clock.sleepers(reach: 2)
    #expect(app.deadlines == [50, 250])
    await app.pass(249, sleepers: 2)
    app.type("batm")
    await asksLater(batm)
    await app.pass(1, sleepers: 1)
    await app.clock.sleepers(reach: 1)
    #expect(app.deadlines == [499])
    await app.pass(249, sleepers: 1)
    await app.started(.search)
    try await app.come(batm, total: 3)
    await app.store.finish()
    #expect(await app.catalogue.questions == ["batm, page 1"])
  }

  @Test("Fewer than three characters are asked for on Enter, and once however often it is pressed")
  func minimum() async throws {
    let query = TitleQuery("it")
    app.type("it")
    await app.store.receive(CancelRequest(id: MoviesRequestID.search))
    await app.store.receive(MoviesAction.withdrawn)
    app.store.send(SearchAction.submitted) { $0.submit() }
    await app.store.receive(GetMovies(query)) { $0.ask(query) }
    await app.started(.search)
    app.store.send(SearchAction.submitted)
    try await app.come(query, total: 3)
    app.store.send(SearchAction.submitted)
    await app.store.finish()
    #expect(await app.catalogue.questions == ["it, page 1"])
  }

  @Test("A newer question replaces the one on its way, whose answer does not come any more")
  func replaced() async throws {
    try await app.search(bat, total: 3)
    await app.ask(alien)
    let batman = Samples.batman
    app.type("batman")
    await asksLater(batman)
    await app.cancelled(.search)
    app.store.send(SearchAction.submitted) { $0.submit() }
    await app.store.receive(GetMovies(batman))
    await app.started(.search)
    try await app.come(batman, total: 7)
    await app.store.finish()
  }

  @Test("Case 39: What the session holds is not asked for again")
  func held() async throws {
    try await app.search(bat, total: 3)
    try await app.search(alien, total: 7)
    let answer = try Samples.answer(bat, total: 3)
    app.type("bat")
    await asksLater(bat)
    await app.store.receive(MoviesAction.setMovies(answer, number: 1, query: bat)) {
      $0.begin(answer, of: bat)
    }
    await app.store.finish()
    #expect(await app.catalogue.questions == ["bat, page 1", "alien, page 1"])
  }

  @Test("An emptied search line leaves the rows, dimmed, and the question on its way goes")
  func emptied() async throws {
    try await app.search(bat, total: 3)
    app.store.send(ScreenAction.fieldEntered(.search)) {
      $0.screen.enter(.search)
      $0.search.isSelected = true
    }
    app.type("alien")
    await asksLater(alien)
    app.type("")
    await app.store.receive(CancelRequest(id: MoviesRequestID.search))
    await app.store.receive(MoviesAction.cleared) { $0.updateList { $0.asked = $0.answered } }
    #expect(BrowseProps(app.state).list.count == 3)
    #expect(BrowseProps(app.state).list.isStale)
    await app.store.finish()
  }

  @Test("Filters go along and ask at once")
  func filters() async throws {
    try await app.search(bat, total: 3)
    let series = TitleQuery("bat", kind: .series)
    app.store.send(SearchAction.kindChosen(.series)) { $0.search.kind = .series }
    await app.store.receive(GetMovies(series)) { $0.ask(series) }
    await app.started(.search)
    app.store.send(ScreenAction.fieldEntered(.year)) { $0.screen.enter(.year) }
    app.store.send(SearchAction.yearEdited(TextInput(text: "1992"))) {
      $0.search.yearField = TextInput(text: "1992")
    }
    let ofThatYear = TitleQuery("bat", kind: .series, years: Years(1992))
    app.store.send(SearchAction.yearSubmitted) {
      $0.search.years = Years(1992)
      $0.screen.enter(nil)
    }
    await app.store.receive(GetMovies(ofThatYear)) { $0.ask(ofThatYear) }
    await app.cancelled(.search)
    await app.started(.search)
    try await app.come(ofThatYear, total: 2)
    await app.store.finish()
  }

  @Test("Enter on a query that is answered goes to its rows and asks nothing")
  func enterOnAnswer() async throws {
    app.store.send(ScreenAction.fieldEntered(.search)) { $0.screen.enter(.search) }
    app.type("bat")
    await asksLater(bat)
    await app.pass(250, sleepers: 2)
    await app.started(.search)
    try await app.come(bat, total: 3)
    app.store.send(MoviesAction.moved(by: 2)) {
      $0.updateList { $0.cursor.move(by: 2, of: 3) }
    }
    app.store.send(SearchAction.submitted) { $0.submit() }
    await app.store.finish()
    #expect(app.state.screen.focus == .results)
    #expect(await app.catalogue.asked == [.search])
  }
}
