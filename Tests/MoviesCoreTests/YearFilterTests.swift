import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@MainActor
@Suite("The year filter", .timeLimit(.minutes(5)))
struct YearFilterTests {
  private func type(_ text: String, in app: App) {
    app.press(ScreenAction.fieldEntered(.year), SearchAction.yearEdited(TextInput(text: text)))
  }

  @Test("What is not a year is told while it is typed", arguments: ["nineteen", "99999", "19x"])
  func wrong(text: String) {
    let app = App()
    type(text, in: app)
    #expect(app.state.yearMistake == .notYears(takesRanges: false))
    app.press(SearchAction.yearSubmitted)
    #expect(app.state.search.years == nil)
    #expect(app.state.screen.focus == .yearField)
  }

  @Test("What is only unfinished is a mistake once it is submitted, until it is edited")
  func unfinished() {
    let app = App()
    type("19", in: app)
    #expect(app.state.yearMistake == nil)
    app.press(SearchAction.yearSubmitted)
    #expect(BrowseProps(app.state).footer.notice == .wrongYears(.notYears(takesRanges: false)))
    #expect(app.state.screen.focus == .yearField)
    app.press(SearchAction.yearEdited(TextInput(text: "198")))
    #expect(app.state.yearMistake == nil)
  }

  @Test(
    "A source that filters by one year says so as soon as several are typed",
    arguments: ["90s", "1990-", "1990-19", "-1980", "1990-1999"])
  func oneYearOnly(text: String) {
    let app = App()
    type(text, in: app)
    #expect(app.state.yearMistake == .severalYears(.omdb))
    app.press(SearchAction.yearSubmitted)
    #expect(app.state.search.years == nil)
    #expect(app.state.screen.focus == .yearField)
  }

  @Test(
    "A source that takes several years is asked for them",
    arguments: [("90s", 1990...1999), ("1999-1990", 1990...1999), ("1990-", 1990...2100)])
  func ranges(text: String, years: ClosedRange<Int>) async throws {
    let nineties = TitleQuery("batman", years: Years(years))
    let page = Samples.page([try Samples.title(1)], total: 1)
    let app = App(catalogue: MemoryCatalogue(pages: [nineties: Samples.answer(page)]))
    app.ask("batman")
    type(text, in: app)
    #expect(app.state.yearMistake == nil)
    app.press(SearchAction.yearSubmitted)
    try await app.until("the titles") { $0.list.answered == nineties }
    #expect(app.state.screen.focus == .results)
    #expect(BrowseProps(app.state).header.years == Years(years))
  }

  @Test("Cleared, the filter goes, and the keys go back to the list")
  func cleared() async throws {
    let app = App()
    try await app.search("batman", total: 3)
    type("1989", in: app)
    app.press(SearchAction.yearSubmitted)
    try await app.answer(total: 1)
    try await app.until("the year's titles") { $0.list.results.count == 1 }
    type("19x", in: app)
    app.press(SearchAction.yearCleared)
    #expect(app.state.search.years == nil)
    #expect(app.state.list.results.count == 3, "the answer is known")
    #expect(app.state.screen.focus == .results)
    app.press(ScreenAction.fieldEntered(.year))
    #expect(app.state.search.yearField.text.isEmpty)
    #expect(app.state.yearMistake == nil)
  }

  @Test("A year in brackets behind the words goes before the filter, and is shown as in force")
  func typedYear() async throws {
    let app = App()
    type("1992", in: app)
    app.press(SearchAction.yearSubmitted)
    app.ask("batman (1989)")
    try await waitUntil("the request") { await app.asked.count == 1 }
    #expect(await app.asked == [.search])
    #expect(BrowseProps(app.state).header.years == Years(1989))
    app.type("batman")
    #expect(BrowseProps(app.state).header.years == Years(1992))
    #expect(app.state.search.history.entries.map(\.text) == ["batman (1989)"])
  }

  @Test(
    "The year field has the year that was typed behind the words, and takes it out of them",
    arguments: [SearchAction.yearSubmitted, .yearCleared])
  func editedYear(end: SearchAction) {
    let app = App()
    app.type("batman (1989)")
    app.press(ScreenAction.fieldEntered(.year))
    #expect(app.state.search.yearField.text == "1989")
    app.press(SearchAction.yearEdited(TextInput(text: "1992")), end)
    #expect(app.state.search.field.text == "batman")
    let years = end == .yearCleared ? nil : Years(1992)
    #expect(app.state.search.query == TitleQuery("batman", years: years))
  }

  @Test("While the year behind the words is typed, nothing new is asked before its last digit")
  func typing() async throws {
    let app = App()
    try await app.search("batman", total: 3)
    for text in ["batman ", "batman (", "batman (1", "batman (19", "batman (198"] {
      app.type(text)
      #expect(app.requests.isEmpty)
    }
    app.type("batman (1989")
    #expect(app.requests == ["GetMovies"])
  }
}
