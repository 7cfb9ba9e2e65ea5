import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Paging", .timeLimit(.minutes(5)))
struct PagingTests {
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
    let app = App(listRows: 20, service: Samples.omdb(over: service.transport))
    app.ask("batman")
    try await app.until("the first page") { $0.list.results.count > 0 }
    let rows = service.knowsPages ? service.total : service.pageSize
    var (selected, top) = (0, 0)
    for step in [Int](repeating: 20, count: 8) + [rows, -20, -20, rows] {
      selected = max(0, min(selected + step, rows - 1))
      top = min(max(top, selected - 19), selected)
      app.press(MoviesAction.moved(by: step))
      let expected = (top..<min(top + 20, rows)).map { "Title \($0 + 1)" }
      try await waitUntil("the rows from \(top) on") {
        await app.clock.advance(by: .milliseconds(60))
        return app.state.shownNames == expected
      }
      #expect(app.state.selectedName == "Title \(selected + 1)")
    }
    #expect(app.state.list.results.count == rows)
  }

  @Test("The selection stays on its title when rows before it vanish")
  func selectionStays() async throws {
    let app = App(listRows: 15)
    try await app.search("batman", total: 30)
    app.press(MoviesAction.selected(row: .max))
    await app.clock.advance(by: .milliseconds(60))
    try await app.answer(page: 3, total: 30)
    try await app.until("the last page") { $0.selectedName == "Title 30" }
    var twice = try Samples.page(2, total: 30)
    twice.titles[0] = try Samples.title(1)
    try await app.answer(page: 2, with: twice)
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
      try await app.answer(page: page, total: 30)
    }
    try await app.until("all pages") { $0.list.results.pages.count == 3 }
    try await app.search("alien", total: 5)
    var requests = 0
    let tap = app.store.store.tap { if $0 is GetMovies { requests += 1 } }
    app.ask("batman")
    tap.cancel()
    #expect(app.state.list.results.pages.count == 3)
    #expect(requests == 3)
  }
}
