import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Details that are partly here", .timeLimit(.minutes(5)))
struct DetailReachTests {
  @Test("Details that are here are shown at once, and asked for nowhere else where they are all")
  func detailsHere() async throws {
    let first = try Samples.id(1)
    let second = try Samples.id(2)
    let catalogue = MemoryCatalogue(
      pages: [TitleQuery("batman"): try Samples.titles(5, .complete)],
      details: [first: try Samples.details(1, .complete), second: try Samples.details(2, .partial)])
    let app = App(columns: 120, catalogue: catalogue)
    app.type("batman")
    try await app.until("the details") { BrowseProps($0).detail?.detail?.minutes == 90 }
    app.press(MoviesAction.moved(by: 1))
    try await app.until("what is here") { BrowseProps($0).detail?.detail?.title == "Title 2" }
    await app.clock.advance(by: .milliseconds(200))
    try await catalogue.expectAsked([
      .here(.search), .here(.title(first)), .here(.title(second)), .title(second),
    ])
    await catalogue.answer(second, .success(try Samples.details(2, .complete)))
    try await app.until("all of it") {
      $0.titles.detail(of: second)?.quality == .complete && $0.loading.inFlight.isEmpty
    }
    app.press(MoviesAction.moved(by: -1), MoviesAction.moved(by: 1))
    await app.clock.advance(by: .seconds(1))
    try await catalogue.expectAsked([
      .here(.search), .here(.title(first)), .here(.title(second)), .title(second),
    ])
  }

  @Test("What is the best to be had anywhere is not asked for again, though it is not complete")
  func incompleteAnywhere() async throws {
    let first = try Samples.id(1)
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(5, .complete)])
    let app = App(columns: 120, catalogue: catalogue)
    app.type("batman")
    try await app.until("that nothing is here") {
      $0.list.results.count == 5 && $0.loading.inFlight.isEmpty
    }
    await app.clock.advance(by: .milliseconds(200))
    let asked: [MoviesRequestID] = [.here(.search), .here(.title(first)), .title(first)]
    try await catalogue.expectAsked(asked)
    await catalogue.answer(first, .success(try Samples.details(1, .stale)))
    try await app.until("the details") { $0.knowsDetails(of: 1) }
    app.press(ScreenAction.titleOpened(first), ScreenAction.wentBack)
    await app.clock.advance(by: .seconds(1))
    try await catalogue.expectAsked(asked)
  }

  @Test("Where every request would fail, what is here is shown all the same")
  func obstacle() async throws {
    let (first, second) = (try Samples.id(1), try Samples.id(2))
    let catalogue = MemoryCatalogue(
      pages: [TitleQuery("batman"): try Samples.titles(5, .complete)],
      details: [second: try Samples.details(2, .stale)])
    let app = App(columns: 120, catalogue: catalogue)
    app.type("batman")
    try await app.until("that nothing is here") {
      $0.list.results.count == 5 && $0.loading.inFlight.isEmpty
    }
    await app.clock.advance(by: .milliseconds(200))
    try await catalogue.expectAsked([.here(.search), .here(.title(first)), .title(first)])
    await catalogue.answer(first, .failure(.limitReached))
    try await app.until("the limit") { BrowseProps($0).detail?.error == .limitReached }
    app.press(MoviesAction.moved(by: 1))
    try await app.until("what is here") { BrowseProps($0).detail?.detail?.title == "Title 2" }
    #expect(BrowseProps(app.state).detail?.error == .limitReached)
  }
}
