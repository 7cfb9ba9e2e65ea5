import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Paging")
struct PagingTests {
  @Test("The next page is fetched before the end of the list is reached")
  func ahead() async throws {
    let app = App(listRows: 5)
    try await app.search("batman", total: 25)
    #expect(app.asked.count == 1)
    app.press(MoviesAction.moved(by: 6))
    await app.clock.advance(by: .milliseconds(60))
    try await app.answer("page=2", Samples.reply(page: 2, total: 25))
    try await app.until("the second page") { $0.list.results[15] != nil }
  }

  @Test("To the last row only the visible pages are fetched")
  func toTheEnd() async throws {
    let app = App(listRows: 10)
    try await app.search("batman", total: 405)
    app.press(MoviesAction.selected(row: .max))
    await app.clock.advance(by: .milliseconds(60))
    try await waitUntil("the visible pages") { app.asked.count == 3 }
    #expect(app.state.list.cursor.selection == 404)
    #expect(app.asked.suffix(2).map(Self.page(of:)).sorted() == [40, 41])
    #expect(app.requests.count == 2)
  }

  @Test(
    "A page past the end ends the list, however OMDb says so",
    arguments: [Samples.errorReply("Movie not found!"), #"{"Search":[],"Response":"True"}"#])
  func pastTheEnd(reply: String) async throws {
    let app = App(listRows: 5)
    try await app.search("batman", total: 25)
    app.press(MoviesAction.moved(by: 6))
    await app.clock.advance(by: .milliseconds(60))
    try await app.answer("page=2", reply)
    try await app.until("the end of the list") { $0.list.results.count == 10 }
    #expect(app.state.errors.byRequest.isEmpty)
  }

  /// The page that an address asks for.
  private nonisolated static func page(of address: String) -> Int {
    address.split(separator: "page=").last.flatMap { Int($0) } ?? 1
  }

  /// A service with pages of its own, and whether it knows that there are pages at all.
  struct OtherService: Sendable {
    var total: Int
    var pageSize: Int
    var knowsPages = true

    /// Answers like the service.
    var transport: StubTransport {
      StubTransport { request in
        let page = PagingTests.page(of: request.path ?? "")
        return .json(Samples.reply(page: knowsPages ? page : 1, total: total, size: pageSize))
      }
    }
  }

  @Test(
    "However many rows a service sends a page, each is there once on the way to the last",
    arguments: [
      OtherService(total: 1_000, pageSize: 100), OtherService(total: 1_500, pageSize: 1_500),
      OtherService(total: 30, pageSize: 7),
      OtherService(total: 20, pageSize: 20, knowsPages: false),
      OtherService(total: 60, pageSize: 20, knowsPages: false),
    ])
  func otherPageSizes(_ service: OtherService) async throws {
    let app = App(listRows: 20, transport: service.transport)
    app.ask("batman")
    try await app.until("the first page") { $0.list.results.count > 0 }
    let rows = service.knowsPages ? service.total : service.pageSize
    for step in [Int](repeating: 20, count: 8) + [.max, -20, -20, .max] {
      app.press(step == .max ? MoviesAction.selected(row: .max) : MoviesAction.moved(by: step))
      try await waitUntil("the rows on the screen") {
        await app.clock.advance(by: .milliseconds(60))
        let movies = app.state.list
        return movies.pagesOnTheWay.isEmpty
          && movies.visible.allSatisfy { movies.results[$0] != nil }
      }
      let visible = app.state.list.visible.compactMap { app.state.list.results[$0] }
      #expect(Set(visible).count == min(20, rows))
    }
    #expect(app.state.list.results.count == rows)
    #expect(app.state.selectedName == "Title \(rows)")
  }

  @Test("Pages flown over are not fetched")
  func flownOver() async throws {
    let app = App(listRows: 10)
    try await app.search("batman", total: 405)
    for _ in 0..<20 { app.press(MoviesAction.moved(by: 10)) }
    await app.clock.advance(by: .milliseconds(60))
    // Rows 191 to 200 are on the screen, and the five below are fetched ahead.
    try await waitUntil("the pages at rest") { app.transport.heldCount == 2 }
    #expect(app.asked.dropFirst().map(Self.page(of:)).sorted() == [20, 21])
    #expect(app.requests.count == 2)
  }

  @Test("A list that is left takes its requests along")
  func left() async throws {
    let app = App()
    try await app.search("batman", total: 45)
    try await app.moveToUnheldPage(by: 10)
    app.ask("alien")
    try await waitUntil("the end of the transfer") { app.transport.cancelledCount == 1 }
    #expect(app.state.loading.inFlight.map(\.ticket.id) == [.search])
  }

  @Test("A page that fails keeps the rows, says so, and comes on a retry")
  func failure() async throws {
    let app = App(listRows: 10)
    try await app.search("batman", total: 25)
    app.press(MoviesAction.moved(by: 9))
    await app.clock.advance(by: .milliseconds(60))
    try await app.answer("page=2", Samples.errorReply("Request limit reached!"))
    try await app.until("the failure") { $0.errors.page(2) == .limitReached }
    #expect(app.state.list.results.count == 25)
    #expect(app.state.list.results[9] != nil)
    app.press(MoviesAction.moved(by: 1), MoviesAction.moved(by: -1))
    #expect(app.requests.isEmpty)
    #expect(app.asked.count == 2)
    app.press(MoviesAction.retried)
    try await app.answer("page=2", Samples.reply(page: 2, total: 25))
    try await app.until("the page") { $0.list.results[10] != nil }
    #expect(app.state.errors.byRequest.isEmpty)
  }

  @Test("A page past the end ends the list, and is no failure")
  func pastTheEnd() async throws {
    let app = App(listRows: 10)
    try await app.search("batman", total: 25)
    app.press(MoviesAction.moved(by: 9))
    await app.clock.advance(by: .milliseconds(60))
    try await app.answer("page=2", Samples.errorReply("Movie not found!"))
    try await app.until("the shorter list") { $0.list.results.count == 10 }
    #expect(app.state.errors.byRequest.isEmpty)
  }

  @Test("The selection stays on its title when rows before it vanish")
  func selectionStays() async throws {
    let app = App(listRows: 15)
    try await app.search("batman", total: 30)
    app.press(MoviesAction.selected(row: .max))
    await app.clock.advance(by: .milliseconds(60))
    try await app.answer("page=3", Samples.reply(page: 3, total: 30))
    try await app.until("the last page") { $0.selectedName == "Title 30" }
    let twice = Samples.reply(page: 2, total: 30).replacing("Title 11", with: "Title 1")
      .replacing("tt0000011", with: "tt0000001")
    try await app.answer("page=2", twice)
    try await app.until("the page") { $0.list.results.count == 29 }
    #expect(app.state.list.cursor.selection == 28)
    #expect(app.state.selectedName == "Title 30")
  }

  @Test("Coming back to a query, each of its pages is taken up once")
  func heldPages() async throws {
    let app = App(listRows: 30)
    try await app.search("batman", total: 30)
    await app.clock.advance(by: .milliseconds(60))
    for page in 2...3 {
      try await app.answer("page=\(page)", Samples.reply(page: page, total: 30))
    }
    try await app.until("all pages") { $0.list.results.pages.count == 3 }
    try await app.search("alien", total: 5)
    var requests = 0
    let tap = app.store.tap { if $0 is GetMovies { requests += 1 } }
    app.ask("batman")
    tap.cancel()
    #expect(app.state.list.results.pages.count == 3)
    #expect(requests == 3)
  }
}
