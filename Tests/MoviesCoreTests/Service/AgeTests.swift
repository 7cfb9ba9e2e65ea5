import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("How old answers are", .timeLimit(.minutes(5)))
struct AgeTests {
  private let query = TitleQuery("batman")
  private let first = TitleID("tt0000001")

  /// An app that lists a title which has been kept for so many seconds, and reads it.
  private func app(_ quality: AnswerQuality, age: Int?, isOffline: Bool) async throws -> App {
    var list = try Samples.titles(1, quality)
    var details = try Samples.details(1, quality)
    list.age = age
    details.age = age
    let first = try #require(first)
    let app = App(catalogue: MemoryCatalogue(pages: [query: list], details: [first: details]))
    if isOffline { app.press(ServiceAction.wentOffline) }
    try await app.list("batman", count: 1)
    app.press(ScreenAction.titleOpened(first))
    try await app.until("the details") { $0.knowsDetails(of: 1) }
    return app
  }

  @Test(
    "It is told of what is out of date, and of what is older than a day and cannot be refreshed",
    arguments: [
      (.stale, 90, false, true), (.complete, 90, false, false), (.complete, 90_000, false, false),
      (.complete, 86_399, true, false), (.complete, 86_400, true, true), (.stale, nil, true, false),
    ] as [(AnswerQuality, Int?, Bool, Bool)])
  func told(quality: AnswerQuality, age: Int?, isOffline: Bool, isTold: Bool) async throws {
    let props = BrowseProps(try await app(quality, age: age, isOffline: isOffline).state)
    #expect(props.header.age == (isTold ? age : nil))
    #expect(props.detail?.age == (isTold ? age : nil))
  }

  @Test("What could not be had newer is not asked for again and again")
  func staleFromElsewhere() async throws {
    let first = try #require(first)
    let catalogue = MemoryCatalogue(
      pages: [query: try Samples.titles(1, .stale)],
      details: [first: try Samples.details(1, .stale)])
    let app = App(columns: 120, catalogue: catalogue)
    try await app.list("batman", count: 1)
    await catalogue.answer(.search, .success(try Samples.titles(1, .stale)))
    await catalogue.answer(first, .success(try Samples.details(1, .stale)))
    try await waitUntil("both") {
      await app.clock.advance(by: .milliseconds(250))
      return app.state.list.isSettled
        && app.state.titles.detail(of: first)?.reach == .anywhere
    }
    app.press(SearchAction.submitted, MoviesAction.moved(by: 1), MoviesAction.moved(by: -1))
    await app.clock.advance(by: .seconds(1))
    let asked = await catalogue.asked
    #expect(asked.count { $0 == .search } == 1)
    #expect(asked.count { $0 == .title(first) } == 1)
  }

  @Test("Offline, errors on the way do not shout: the rows and the details that are here stay")
  func offline() async throws {
    let first = try #require(first)
    let catalogue = MemoryCatalogue(
      pages: [query: try Samples.titles(1, .stale)],
      details: [first: try Samples.details(1, .stale)])
    let app = App(catalogue: catalogue)
    app.press(ServiceAction.wentOffline)
    try await app.list("batman", count: 1)
    app.press(ScreenAction.titleOpened(first))
    let error = CatalogueError.cannotResolve(host: "example.org")
    await catalogue.answer(.search, .failure(error))
    await catalogue.answer(first, .failure(error))
    try await waitUntil("both failures") {
      await app.clock.advance(by: .milliseconds(250))
      return app.state.errors.byRequest.count == 2
    }
    #expect(BrowseProps(app.state).status == nil)
    #expect(BrowseProps(app.state).detail?.error == nil)
    #expect(BrowseProps(app.state).header.isOffline)
    app.press(ServiceAction.cameBack)
    #expect(BrowseProps(app.state).status == .notCompleted(error))
    #expect(BrowseProps(app.state).detail?.error == error)
  }
}
