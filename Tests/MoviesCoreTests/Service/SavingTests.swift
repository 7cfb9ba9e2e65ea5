import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Saving the last requests of the day", .timeLimit(.minutes(5)))
struct SavingTests {
  private let low = ServiceAction.counted(RequestCount(used: 905, limit: 1_000, reserve: 100))
  private let enough = ServiceAction.counted(RequestCount(used: 1, limit: 1_000, reserve: 100))

  @Test("The reserve begins where only it is left", arguments: [(899, false), (900, true)])
  func reserve(used: Int, isLow: Bool) {
    #expect(RequestCount(used: used, limit: 1_000, reserve: 100).isLow == isLow)
  }

  @Test("The details of a selected title are asked for here, and anywhere only if it is opened")
  func details() async throws {
    let first = try Samples.id(1)
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(5, .complete)])
    let app = App(columns: 120, catalogue: catalogue)
    app.press(low)
    try await app.list("batman", count: 5)
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.advance(by: .seconds(1))
    try await catalogue.expectAsked([.here(.search), .here(.title(first))])
    #expect(BrowseProps(app.state).detail?.awaitsOpening == true)

    app.press(ScreenAction.titleOpened(first))
    let question = MoviesRequestID.title(first)
    try await catalogue.expectAsked([.here(.search), .here(question), .here(question), question])
    #expect(BrowseProps(app.state).detail?.awaitsOpening == false)
  }

  @Test("Once there are requests again, the details of the selected title are asked for")
  func enoughAgain() async throws {
    let first = try Samples.id(1)
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(5, .complete)])
    let app = App(columns: 120, catalogue: catalogue)
    app.press(low)
    try await app.list("batman", count: 5)
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    app.press(enough)
    await app.clock.advance(by: .milliseconds(200))
    try await catalogue.expectAsked([.here(.search), .here(.title(first)), .title(first)])
  }

  @Test("Pages are asked for once their rows are on the screen, and not before", arguments: [8, 9])
  func pages(rows: Int) async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(25, .complete)]
    )
    let app = App(listRows: rows, catalogue: catalogue)
    app.press(low)
    try await app.list("batman", count: 25)
    try await catalogue.expectAsked([.here(.search)])
    app.press(MoviesAction.moved(by: 10))
    try await catalogue.expectAsked([.here(.search), .here(.page(2))])
  }

  @Test("What is out of date stays as it is, and counts as settled")
  func stale() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(3, .stale)])
    let app = App(catalogue: catalogue)
    app.press(low)
    try await app.list("batman", count: 3)
    try await app.until("that it will do") { $0.list.isSettled }
    await app.clock.advance(by: .seconds(1))
    app.press(SearchAction.submitted)
    try await catalogue.expectAsked([.here(.search)])
    #expect(app.state.list.answer?.isOutdated == true)
  }

  @Test("What is incomplete is asked for all the same")
  func partial() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(3, .partial)])
    let app = App(catalogue: catalogue)
    app.press(low)
    try await app.list("batman", count: 3)
    await app.clock.advance(by: .milliseconds(250))
    try await catalogue.expectAsked([.here(.search), .search])
  }
}
