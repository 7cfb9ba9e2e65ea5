import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Asking again for what did not fail", .timeLimit(.minutes(5)))
struct RefreshTests {
  private let query = TitleQuery("batman")

  /// Titles with these numbers, as the first page of so many.
  private func page(_ numbers: [Int], total: Int) throws -> Answer<TitlePage> {
    Samples.answer(Samples.page(try numbers.map(Samples.title), total: total))
  }

  @Test("In the list the first page is asked for past the cache, and its rows stay until it comes")
  func list() async throws {
    let catalogue = MemoryCatalogue(pages: [query: try page([1, 2, 3], total: 3)])
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 3)
    app.press(MoviesAction.moved(by: 2), MoviesAction.retried)
    try await catalogue.expectAsked([.here(.search), .search])
    #expect(await catalogue.reaches.prefix(2) == [.here, .afresh])
    #expect(app.state.shownNames == ["Title 1", "Title 2", "Title 3"])
    await catalogue.answer(.search, .success(try page([4, 1, 2, 3], total: 4)))
    try await app.until("the new rows") { $0.list.results.count == 4 }
    #expect(app.state.selectedName == "Title 3")
    #expect(app.state.screen.notice == nil)
  }

  @Test("Further pages follow past the cache once they are on the screen, and stay until then")
  func furtherPages() async throws {
    let catalogue = MemoryCatalogue(pages: [query: try Samples.titles(25, .complete)])
    let app = App(listRows: 8, catalogue: catalogue)
    try await app.list("batman", count: 25)
    app.press(MoviesAction.moved(by: 12))
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.advance(by: .milliseconds(60))
    await catalogue.answer(.page(2), .success(Samples.answer(try Samples.page(2, total: 25))))
    try await app.until("the second page") { $0.selectedName == "Title 13" }

    app.press(MoviesAction.retried)
    var first = Array(1...10)
    first.insert(99, at: 0)
    await catalogue.answer(.search, .success(try page(first.dropLast(), total: 26)))
    try await app.until("the new first page") { $0.name(inRow: 0) == "Title 99" }
    #expect(app.state.selectedName == "Title 13")
    await app.clock.advance(by: .milliseconds(60))
    await catalogue.answer(.page(2), .success(try page(Array(10...19), total: 26)))
    try await app.until("the new second page") { $0.name(inRow: 10) == "Title 10" }
    #expect(app.state.selectedName == "Title 13")
    #expect(await catalogue.reaches == [.here, .here, .anywhere, .afresh, .afresh])
  }

  @Test("Pages that the new answer does not have are gone")
  func shorter() async throws {
    let catalogue = MemoryCatalogue(pages: [query: try Samples.titles(15, .complete)])
    let app = App(listRows: 8, catalogue: catalogue)
    try await app.list("batman", count: 15)
    app.press(MoviesAction.moved(by: 12))
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.advance(by: .milliseconds(60))
    await catalogue.answer(.page(2), .success(Samples.answer(try Samples.page(2, total: 15))))
    try await app.until("the second page") { $0.selectedName == "Title 13" }
    app.press(MoviesAction.retried)
    await catalogue.answer(.search, .success(try Samples.titles(4, .complete)))
    try await app.until("the shorter list") { $0.list.results.count == 4 }
    #expect(app.state.list.results.pages.keys.sorted() == [1])
    #expect(app.state.selectedName == "Title 4")
  }

  @Test(
    "A page of what the user keeps asks nobody, whatever list is below it",
    arguments: [
      DiaryAction.opened, StatisticsAction.opened, StepsAction.opened, NextUpAction.opened,
    ]
      as [any Action])
  func pagesOfTheLibrary(opened: any Action) async throws {
    let catalogue = MemoryCatalogue(pages: [query: try page([1, 2, 3], total: 3)])
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 3)
    try await app.until("that nothing is under way") { $0.loading.inFlight.isEmpty }
    app.press(opened, MoviesAction.retried)
    #expect(app.state.loading.inFlight.isEmpty)
    app.press(ScreenAction.wentBack, MoviesAction.retried)
    #expect(app.state.loading.inFlight.count == 1)
  }

  @Test("On a title its details are asked for past the cache")
  func title() async throws {
    let first = try Samples.id(1)
    let catalogue = MemoryCatalogue(
      pages: [query: try Samples.titles(3, .complete)],
      details: [first: try Samples.details(1, .complete)])
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 3)
    app.press(ScreenAction.titleOpened(first))
    try await app.until("the details") { $0.knowsDetails(of: 1) && $0.loading.inFlight.isEmpty }
    app.press(MoviesAction.retried)
    try await catalogue.expectAsked([.here(.search), .here(.title(first)), .title(first)])
    #expect(await catalogue.reaches.contains(.afresh))
    let news = TitleDetail(id: first, title: "Title 1", minutes: 91)
    await catalogue.answer(first, .success(Answer(news, source: .omdb)))
    try await app.until("the news") { $0.titles.detail(of: first)?.value.minutes == 91 }
  }

  @Test("A refresh that fails leaves what is there and says why; repeated, it asks afresh again")
  func failing() async throws {
    let first = try Samples.id(1)
    let catalogue = MemoryCatalogue(
      pages: [query: try Samples.titles(3, .complete)],
      details: [first: try Samples.details(1, .complete)])
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 3)
    app.press(MoviesAction.retried)
    await catalogue.answer(.search, .failure(.limitReached))
    try await app.until("the limit") { BrowseProps($0).status == .notCompleted(.limitReached) }
    #expect(app.state.shownNames.count == 3)
    app.press(MoviesAction.retried)
    await catalogue.answer(.search, .success(try Samples.titles(3, .complete)))
    try await app.until("success") { BrowseProps($0).status == nil }

    app.press(ScreenAction.titleOpened(first))
    try await app.until("the details") { $0.knowsDetails(of: 1) && $0.loading.inFlight.isEmpty }
    app.press(MoviesAction.retried)
    await catalogue.answer(first, .failure(.tooSlow))
    try await app.until("the failure") { BrowseProps($0).detail?.error == .tooSlow }
    #expect(BrowseProps(app.state).detail?.detail?.minutes == 90)
    app.press(MoviesAction.retried)
    await catalogue.answer(first, .success(try Samples.details(1, .complete)))
    try await app.until("success") { BrowseProps($0).detail?.error == nil }
    #expect(await catalogue.reaches.filter { $0 == .afresh }.count == 4)
  }

  @Test("Where nothing was asked, there is nothing to ask again")
  func nothing() {
    let app = App(catalogue: MemoryCatalogue())
    app.press(MoviesAction.retried)
    #expect(app.requests.isEmpty)
  }
}
