import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@Suite("Filtering a list", .timeLimit(.minutes(5)))
struct FilterTests {
  /// Types a filter, as far as it is finished.
  private func filter(_ state: inout AppState, _ text: String) {
    AppState.reduce(&state, ScreenAction.fieldEntered(.filter))
    AppState.reduce(&state, SearchAction.filterEdited(TextInput(text: text)))
  }

  /// The numbers of the titles that are listed.
  private func numbers(_ state: AppState) -> [Int] {
    (0..<state.list.count).compactMap { row in
      state.name(inRow: row)?.split(separator: " ").last.flatMap { Int($0) }
    }
  }

  private func header(_ state: AppState) -> HeaderProps { BrowseProps(state).header }

  @Test("While it is typed, only the rows are listed that it accepts, and counted")
  func typed() throws {
    var state = try Samples.listing(1, 2, 3, total: 30)
    filter(&state, "year:1905..1909")
    #expect(numbers(state) == [5, 6, 7, 8, 9])
    #expect(header(state).position?.row == 1)
    #expect(header(state).position?.count == 5)
    filter(&state, "year:1905..1909 not 7")
    #expect(numbers(state) == [5, 6, 8, 9])
    filter(&state, " ")
    #expect(numbers(state) == Array(1...30))
    #expect(state.list.filter == nil)
    #expect(header(state).position?.count == 30)
  }

  @Test("The selected title stays selected if it is accepted, or else the first one is")
  func selection() throws {
    var state = try Samples.listing(1, 2, 3, total: 30)
    AppState.reduce(&state, MoviesAction.selected(row: 7))
    filter(&state, "year:1905..1909")
    #expect(state.selectedName == "Title 8")
    #expect(header(state).position?.row == 4)
    filter(&state, "year:1920..")
    #expect(state.selectedName == "Title 20")
    AppState.reduce(&state, MoviesAction.moved(by: 2))
    AppState.reduce(&state, SearchAction.filterCleared)
    #expect(state.selectedName == "Title 22")
    #expect(state.list.count == 30)
    #expect(state.list.visible.contains(21))
  }

  @Test("A half-typed filter that hides the selected title does not keep it from being selected")
  func halfTyped() throws {
    var state = try Samples.listing(1, 2, 3, total: 30)
    AppState.reduce(&state, MoviesAction.selected(row: 7))
    for text in ["t", "title:2", "y", "year>1905"] { filter(&state, text) }
    #expect(state.selectedName == "Title 8")
    filter(&state, "year>1920")
    #expect(state.selectedName == "Title 21")
    AppState.reduce(&state, SearchAction.filterCleared)
    #expect(state.selectedName == "Title 8")
    // Whoever moves has chosen.
    filter(&state, "year>1920")
    AppState.reduce(&state, MoviesAction.moved(by: 1))
    filter(&state, "year>19")
    #expect(state.selectedName == "Title 22")
  }

  @Test("What is unfinished or wrong leaves the rows as they are; it is told once Enter is pressed")
  func mistakes() throws {
    var state = try Samples.listing(1, total: 10)
    for text in ["year<1904", "year<1904 rating>", "year<1904 (", "year<1904 gener:noir"] {
      filter(&state, text)
      #expect(numbers(state) == [1, 2, 3])
      #expect(BrowseProps(state).footer.notice == nil)
    }
    let mistake = ExpressionMistake(
      column: 11, length: 5, kind: .unknownField("gener", suggestion: "genre"))
    #expect(header(state).filterField?.mistake == mistake)
    AppState.reduce(&state, SearchAction.filterSubmitted)
    #expect(BrowseProps(state).footer.notice == .wrongFilter(mistake))
    #expect(header(state).filterField?.isWrong == true)
    #expect(state.screen.focus == .filterField, "there is something to mend")
    AppState.reduce(&state, SearchAction.filterEdited(TextInput(text: "year<1903")))
    #expect(BrowseProps(state).footer.notice == nil)
    AppState.reduce(&state, SearchAction.filterSubmitted)
    #expect(state.screen.focus == .results)
    #expect(numbers(state) == [1, 2])
  }

  @Test("Entering the field again goes on with the filter in force")
  func again() throws {
    var state = try Samples.listing(1, total: 10)
    filter(&state, " year<1904  ")
    AppState.reduce(&state, SearchAction.filterSubmitted)
    AppState.reduce(&state, ScreenAction.fieldEntered(.filter))
    #expect(state.search.filterField == TextInput(text: "year<1904"))
    #expect(header(state).filterField?.input.text == "year<1904")
  }

  @Test("What is left is sorted like any list, and filtered like a sorted one")
  func sorted() throws {
    var state = try Samples.listing(1, total: 10)
    filter(&state, "year<1904")
    AppState.reduce(&state, MoviesAction.sortChosen(.year))
    #expect(numbers(state) == [3, 2, 1])
    #expect(
      state.list.sortedPart
        == SortedPart(order: TitleOrder(.year), known: 3, count: 3, missingPages: 0))
    filter(&state, "year<1905")
    #expect(numbers(state) == [4, 3, 2, 1])
    AppState.reduce(&state, MoviesAction.sortChosen(nil))
    #expect(numbers(state) == [1, 2, 3, 4])
    AppState.reduce(&state, MoviesAction.sortChosen(.year))
    AppState.reduce(&state, SearchAction.filterCleared)
    #expect(numbers(state) == Array((1...10).reversed()))
  }

  @Test("An order that is typed into the filter comes and goes with it")
  func orderInFilter() throws {
    var state = try Samples.listing(1, total: 10)
    filter(&state, "sort:year year<1904")
    #expect(numbers(state) == [3, 2, 1])
    #expect(header(state).sorted?.order == TitleOrder(.year))
    filter(&state, "sort:-year year<1904")
    #expect(numbers(state) == [1, 2, 3])
    filter(&state, "sort:year")
    #expect(numbers(state) == Array((1...10).reversed()))
    AppState.reduce(&state, SearchAction.filterCleared)
    #expect(numbers(state) == Array(1...10))
    #expect(header(state).sorted == nil)
  }

  @Test("Rows that are not loaded are one line at the end, which is not counted")
  func unloaded() throws {
    var state = try Samples.listing(1, total: 30)
    filter(&state, "year:1909..1912")
    #expect(numbers(state) == [9, 10])
    guard case .rows(let rows) = BrowseProps(state).list.content else {
      Issue.record("there are no rows")
      return
    }
    #expect(rows.count == 3)
    #expect(rows.last == .unloaded(rows: 20, pages: 2))
    AppState.reduce(&state, MoviesAction.moved(by: 5))
    #expect(state.list.selected == nil)
    #expect(header(state).position?.row == 2)
    #expect(header(state).position?.count == 2)
  }

  @Test("A further page adds what the filter accepts, and the selected title stays selected")
  func furtherPage() throws {
    var state = try Samples.listing(1, total: 30)
    filter(&state, "year:1909..1912 sort:year")
    AppState.reduce(&state, MoviesAction.moved(by: 1))
    #expect(state.selectedName == "Title 9")
    try Samples.bring(2, total: 30, to: &state)
    #expect(numbers(state) == [12, 11, 10, 9])
    #expect(state.selectedName == "Title 9")
    try Samples.bring(3, total: 30, to: &state)
    #expect(numbers(state) == [12, 11, 10, 9])
    #expect(state.list.count == 4)
  }

  @Test("Where nothing is left, that is said, unless rows are not loaded")
  func nothingLeft() throws {
    var state = try Samples.listing(1, total: 30)
    filter(&state, "year:1931")
    #expect(BrowseProps(state).list.content == .rows([.unloaded(rows: 20, pages: 2)]))
    #expect(header(state).position == nil)
    for page in 2...3 { try Samples.bring(page, total: 30, to: &state) }
    let filter = try #require(state.list.filter)
    #expect(filter.text == "year:1931")
    #expect(BrowseProps(state).list.content == .noneLeft(filter))
    #expect(header(state).position == nil)
    #expect(state.selectedTitle == nil)
  }

  @Test("What is not known of a title does not pass, and what becomes known moves no row")
  func facts() throws {
    var state = try Samples.listing(1, total: 3)
    func bringMinutes(of number: Int, _ minutes: Int) throws {
      let detail = TitleDetail(
        id: try Samples.id(number), title: "Title \(number)", minutes: minutes)
      AppState.reduce(&state, Samples.details(detail))
    }
    try bringMinutes(of: 2, 90)
    filter(&state, "runtime<100")
    #expect(numbers(state) == [2])
    try bringMinutes(of: 3, 80)
    try bringMinutes(of: 2, 180)
    try Samples.bring(1, total: 3, to: &state)
    #expect(numbers(state) == [2])
    filter(&state, "runtime<101")
    #expect(numbers(state) == [3], "a filter that is typed anew knows more")
  }

  @Test("A better answer to the same question is filtered like the one before")
  func replaced() throws {
    var state = try Samples.listing(total: 0)
    let here = MoviesAction.setMovies(
      try Samples.hits(Samples.batman, [1, 2, 3]), number: 1, query: Samples.batman)
    AppState.reduce(&state, here)
    filter(&state, "year>1901")
    #expect(numbers(state) == [2, 3])
    let found = MoviesAction.setMovies(
      try Samples.found(Samples.batman, [9, 1, 3]), number: 1, query: Samples.batman)
    AppState.reduce(&state, found)
    #expect(numbers(state) == [9, 3])
    #expect(state.list.filter?.text == "year>1901")
  }

  @Test("The header does not count what a service holds back while it counts what is left")
  func limited() throws {
    var state = try Samples.listing(total: 0)
    var page = try Samples.page(1, total: 4_000)
    page.last = 1
    let limited = MoviesAction.setMovies(Samples.answer(page), number: 1, query: Samples.batman)
    AppState.reduce(&state, limited)
    #expect(header(state).total == 4_000)
    filter(&state, "year<1904")
    #expect(header(state).total == nil)
    #expect(header(state).position?.count == 3)
  }

  @Test("Each list has a filter of its own, and a new list none")
  func severalLists() throws {
    var state = try Samples.listing(1, total: 10)
    filter(&state, "year<1904")
    AppState.reduce(&state, SearchAction.filterSubmitted)
    let alien = TitleQuery("alien")
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "alien")))
    AppState.reduce(&state, GetMovies(alien))
    AppState.reduce(
      &state, MoviesAction.setMovies(try Samples.found(alien, [1, 6, 7]), number: 1, query: alien))
    #expect(state.list.filter == nil)
    #expect(numbers(state) == [1, 6, 7])
    filter(&state, "year>1905")
    AppState.reduce(&state, SearchAction.filterSubmitted)
    #expect(numbers(state) == [6, 7])
    AppState.reduce(&state, ScreenAction.wentBack)
    #expect(state.list.filter?.text == "year<1904")
    #expect(numbers(state) == [1, 2, 3])
  }

  @Test("A wall shows the posters of the rows that are left")
  func wall() throws {
    var state = try Samples.listing(1, 2, total: 20)
    let screen = ScreenSize(columns: 120, rows: 40)
    AppState.reduce(&state, ScreenAction.resized(screen, listRows: 36))
    AppState.reduce(&state, PosterAction.meansKnown(.blocks))
    AppState.reduce(&state, PosterAction.wallToggled)
    filter(&state, "year:1915..1917")
    AppState.reduce(&state, SearchAction.filterSubmitted)
    let wall = try #require(BrowseProps(state).wall)
    #expect(wall.tiles.map(\.summary?.title) == ["Title 15", "Title 16", "Title 17"])
    #expect(wall.count == 3)
    #expect(state.screen.focus == .wall)
  }

  @Test("A filter asks nobody for the rows that are not loaded, until the user does")
  @MainActor
  func loading() async throws {
    let app = App(listRows: 5)
    try await app.search("batman", total: 25)
    app.press(
      ScreenAction.fieldEntered(.filter),
      SearchAction.filterEdited(TextInput(text: "year>1900")), SearchAction.filterSubmitted,
      MoviesAction.selected(row: .max))
    await app.clock.advance(by: .seconds(1))
    #expect(await app.asked.count == 1)
    #expect(app.requests.isEmpty)
    app.press(MoviesAction.restRequested)
    for page in 2...3 {
      try await app.answer(page: page, total: 25)
    }
    try await app.until("the whole list") { $0.list.results.missingPages.isEmpty }
    #expect(app.state.list.count == 25)
    #expect(app.state.list.filter != nil)
  }
}
