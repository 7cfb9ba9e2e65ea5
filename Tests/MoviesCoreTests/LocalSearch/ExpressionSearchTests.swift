import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Expressions in the search line", .timeLimit(.minutes(5)))
struct ExpressionSearchTests {
  private let noir = TitleQuery("genre:noir")

  /// What a search of this machine finds for what nobody else can be asked.
  private func everything(_ query: TitleQuery, _ numbers: [Int]) throws -> Answer<TitlePage> {
    var hits = try Samples.hits(query, numbers)
    hits.quality = .complete
    return hits
  }

  @Test("What no service can be asked is answered here alone, and the list says so")
  func hereAlone() async throws {
    let catalogue = MemoryCatalogue.searching(try everything(noir, [1, 2]))
    let app = App(catalogue: catalogue)
    try await app.list("genre:noir", count: 2)
    #expect(BrowseProps(app.state).list.remark == .answered(by: Samples.disk))
    app.press(SearchAction.submitted)
    await app.clock.advance(by: .seconds(1))
    try await catalogue.expectAsked([.here(.search)])
  }

  @Test("What a service can be asked in its own way goes on to it, without a remark")
  func serviceToo() async throws {
    let alien = TitleQuery("title:alien year:1979")
    let catalogue = MemoryCatalogue.searching(try Samples.hits(alien, [1]))
    let app = App(catalogue: catalogue)
    try await app.list(alien.text, count: 1)
    #expect(BrowseProps(app.state).list.remark == nil)
    try await app.hears(.success(Samples.found(alien, [1, 2])), from: catalogue)
    try await catalogue.expectAsked([.here(.search), .search])
    #expect(app.state.list.results.count == 2)
  }

  @Test("A mistake asks nothing, not even on Enter, and is told with its place")
  func mistake() async throws {
    let catalogue = MemoryCatalogue.searching(try everything(noir, [1, 2]))
    let app = App(catalogue: catalogue)
    app.press(ScreenAction.fieldEntered(.search))
    try await app.list("genre:noir", count: 2)
    app.type("genre:noir rating>x")
    let mistake = ExpressionMistake(
      column: 19, length: 1, kind: .numberExpected(by: .number(.rating)))
    #expect(BrowseProps(app.state).list.remark == .mistake(mistake))
    #expect(app.state.shownNames == ["Title 1", "Title 2"])
    #expect(BrowseProps(app.state).list.isStale, "the rows are those of another text")
    app.press(SearchAction.submitted)
    #expect(app.state.screen.focus == .searchField, "there is something to mend")
    #expect(app.state.search.history.entries.isEmpty)
    await app.clock.advance(by: .seconds(1))
    try await catalogue.expectAsked([.here(.search)])
    app.type("genre:noir")
    #expect(BrowseProps(app.state).list.remark == .answered(by: Samples.disk))
    #expect(!BrowseProps(app.state).list.isStale)
  }

  @Test("The question on its way is dropped where the text becomes wrong")
  func mistakeMeanwhile() async throws {
    let catalogue = MemoryCatalogue.searching()
    let app = App(catalogue: catalogue)
    app.ask("batman")
    try await app.until("the question") { $0.loading.contains(.search) }
    app.type("batman rating>x")
    #expect(app.state.loading.inFlight.isEmpty)
    #expect(app.state.list.asked == nil)
  }

  @Test("No text on the way to an expression is called wrong")
  func unfinished() {
    let text = #"genre:noir rating>=7.5 (type:movie or not director:"fritz lang") sort:-year"#
    for count in 1...text.count {
      var state = AppState()
      AppState.reduce(&state, SearchAction.edited(TextInput(text: String(text.prefix(count)))))
      #expect(BrowseProps(state).list.remark == nil, "after \(text.prefix(count))")
    }
  }
}
