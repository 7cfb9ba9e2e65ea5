import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Further pages of what is partly here", .timeLimit(.minutes(5)))
struct PageReachTests {
  @Test("Further pages are asked for here first, and anywhere after a moment")
  func pages() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(25, .complete)]
    )
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 25)
    app.press(MoviesAction.moved(by: 9))
    try await catalogue.expectAsked([.here(.search), .here(.page(2))])
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.advance(by: .milliseconds(60))
    try await catalogue.expectAsked([.here(.search), .here(.page(2)), .page(2)])
    let page = Samples.answer(try Samples.page(2, total: 25))
    await catalogue.answer(.page(2), .success(page))
    try await app.until("the second page") { $0.list.results[12] != nil }
  }

  @Test("A page of the list before is not asked for while one types on")
  func pageOfTheListBefore() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(25, .complete)]
    )
    let app = App(listRows: 8, catalogue: catalogue)
    try await app.list("batman", count: 25)
    app.press(MoviesAction.moved(by: 7))
    app.type("alie")
    app.type("alien")
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.advance(by: .seconds(1))
    try await waitUntil("the new question") { await catalogue.asked.contains(.search) }
    let asked = await catalogue.asked
    #expect(!asked.contains(.page(2)))
    #expect(asked.count { $0 == .search } == 1)
  }

  @Test("Further pages of an answer that is replaced go with it")
  func replacedAnswer() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(25, .partial)])
    let app = App(listRows: 8, catalogue: catalogue)
    try await app.list("batman", count: 25)
    app.press(MoviesAction.moved(by: 7))
    try await waitUntil("the page here") { await catalogue.asked.contains(.here(.page(2))) }
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.advance(by: .milliseconds(250))
    try await waitUntil("both questions") {
      let asked = await catalogue.asked
      return asked.contains(.page(2)) && asked.contains(.search)
    }
    await catalogue.answer(.search, .success(try Samples.titles(4, .complete)))
    try await app.until("the other answer") { $0.list.results.count == 4 }
    #expect(app.state.loading.inFlight.isEmpty, "page 2 of the answer before is not waited for")
    #expect(app.state.list.pagesOnTheWay.isEmpty)
  }
}
