import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Did you mean", .timeLimit(.minutes(5)))
struct DidYouMeanTests {
  private let typed = TitleQuery("batmna")
  private let meant = TitleQuery("batman")
  private let catalogue: MemoryCatalogue
  private let app: App

  init() throws {
    catalogue = .searching(
      try Samples.hits(typed, [1, 2], fallback: .spelling("batman")),
      try Samples.hits(meant, [1, 2, 3]))
    app = App(catalogue: catalogue)
  }

  private var remark: ListRemark? { BrowseProps(app.state).list.remark }

  @Test("While the service may know the words as they were typed, Enter means these")
  func pending() async throws {
    try await app.list("batmna", count: 2)
    #expect(remark == .didYouMean("batman", isAcceptable: false))
    app.press(SearchAction.submitted)
    #expect(app.state.search.field.text == "batmna")
    try await app.until("the question") { $0.loading.contains(.search) }
    app.press(SearchAction.submitted)
    #expect(app.state.search.field.text == "batmna")
    #expect(remark == .didYouMean("batman", isAcceptable: false))
    await catalogue.answer(.search, .success(try Samples.found(typed, [7])))
    try await app.until("the service's rows") { $0.selectedName == "Title 7" }
    #expect(remark == nil)
  }

  @Test(
    "Once nobody else can answer, Enter asks for what was meant",
    arguments: [
      CatalogueError.notFound, .limitReached, .cannotResolve(host: "example.org"),
    ])
  func accepted(error: CatalogueError) async throws {
    try await app.list("batmna", count: 2)
    try await app.hears(.failure(error), from: catalogue)
    #expect(remark == .didYouMean("batman", isAcceptable: true))
    #expect(app.state.canAcceptSuggestion)
    app.press(SearchAction.submitted)
    #expect(app.state.search.field == TextInput(text: "batman"))
    try await app.until("the rows") { $0.list.results.count == 3 }
    #expect(app.state.list.answered == meant)
    #expect(app.state.search.history.entries.map(\.text) == ["batman"])
    #expect(remark == nil)
  }

  @Test("A year in brackets behind the words stays behind those that were meant")
  func year() async throws {
    let years = Years(1989)
    let typed = TitleQuery("batmna", years: years)
    let catalogue = MemoryCatalogue.searching(
      try Samples.hits(typed, [1], fallback: .spelling("batman")),
      try Samples.hits(TitleQuery("batman", years: years), [1, 2]))
    let app = App(catalogue: catalogue)
    try await app.list("batmna (1989)", count: 1)
    try await app.hears(.failure(.notFound), from: catalogue)
    let remark = BrowseProps(app.state).list.remark
    #expect(remark == .didYouMean("batman (1989)", isAcceptable: true))
    app.press(SearchAction.submitted)
    #expect(app.state.search.field.text == "batman (1989)")
    try await app.until("the rows") { $0.list.results.count == 2 }
  }

  @Test("A suggestion is not called a fallback as well")
  func status() async throws {
    try await app.list("batmna", count: 2)
    #expect(BrowseProps(app.state).status == nil)
  }

  @Test("It is about the words in the search line and no others")
  func otherWords() async throws {
    try await app.list("batmna", count: 2)
    try await app.hears(.failure(.notFound), from: catalogue)
    app.type("batmnax")
    #expect(remark == nil)
    #expect(!app.state.canAcceptSuggestion)
    app.press(SearchAction.submitted)
    #expect(app.state.search.field.text == "batmnax")
  }

  @Test("A source that has only what is here has nobody else to ask")
  func everythingHere() throws {
    var state = AppState()
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "batmna")))
    AppState.reduce(&state, GetMovies(typed, reach: .here))
    var hits = try Samples.hits(typed, [1], fallback: .spelling("batman"))
    hits.quality = .complete
    AppState.reduce(&state, MoviesAction.setMovies(hits, number: 1, query: typed))
    #expect(BrowseProps(state).list.remark == .didYouMean("batman", isAcceptable: true))
  }
}
