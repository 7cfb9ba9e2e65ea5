import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Searches that are partly answered here", .timeLimit(.minutes(5)))
struct SearchReachTests {
  @Test("The question before is forgotten, though it has not been sent yet")
  func supersededQuestion() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(3, .complete)])
    let app = App(catalogue: catalogue)
    app.type("batma")
    try await app.until("that it is not here") {
      $0.loading.inFlight.isEmpty && $0.list.asked?.text == "batma"
    }
    try await app.list("batman", count: 3)
    await app.clock.advance(by: .seconds(1))
    try await catalogue.expectAsked([.here(.search), .here(.search)])
    #expect(app.state.list.asked?.text == "batman")
  }

  @Test("Rows that are here stay when nothing better comes, and the screen says why")
  func failingElsewhere() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(3, .stale)])
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 3)
    await app.clock.advance(by: .milliseconds(250))
    try await catalogue.expectAsked([.here(.search), .search])
    await catalogue.answer(.search, .failure(.cannotResolve(host: "example.org")))
    try await app.until("the failure") { $0.errors.search != nil }
    let props = BrowseProps(app.state)
    #expect(props.list.count == 3)
    #expect(props.status == .notCompleted(.cannotResolve(host: "example.org")))
    guard case .rows = props.list.content else {
      Issue.record("the rows are gone")
      return
    }
    app.press(MoviesAction.retried)
    try await catalogue.expectAsked([.here(.search), .search, .search])
    await catalogue.answer(.search, .success(try Samples.titles(4, .complete)))
    try await app.until("the answer") { $0.list.results.count == 4 }
    #expect(BrowseProps(app.state).status == nil)
  }

  @Test("Before an answer from here no frame says that anything loads, or dims what was there")
  func noFrameBefore() async throws {
    let catalogue = MemoryCatalogue(pages: [
      TitleQuery("batman"): try Samples.titles(5, .complete),
      TitleQuery("alien"): try Samples.titles(3, .complete),
    ])
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 5)
    var frames: [ListProps] = []
    let tap = app.store.store.subscribe(to: { BrowseProps($0).list }) { frames.append($0) }
    app.type("alien")
    try await app.until("the second list") { $0.list.results.count == 3 }
    tap.cancel()
    #expect(frames.map(\.count) == [5, 3])
    #expect(frames.allSatisfy { !$0.isStale })
    #expect(BrowseProps(app.state).status == nil)
  }

  @Test("While a stale answer from here is refreshed, its rows are shown as they are")
  func refreshing() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(3, .stale)])
    let app = App(catalogue: catalogue)
    var frames: [BrowseProps] = []
    let subscription = app.store.store.subscribe(to: { BrowseProps($0) }) { frames.append($0) }
    defer { subscription.cancel() }
    try await app.list("batman", count: 3)
    #expect(frames.allSatisfy { $0.status == nil && !$0.list.isStale })
    await app.clock.advance(by: .milliseconds(250))
    try await app.until("the refresh") { $0.loading.contains(.search) }
    await catalogue.answer(.search, .success(try Samples.titles(4, .complete)))
    try await app.until("the newer rows") { $0.list.results.count == 4 }
    #expect(frames.allSatisfy { !$0.list.isStale })
  }

  @Test("A list that is shortened and typed again is asked for anywhere as before")
  func retyped() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("bat"): try Samples.titles(3, .partial)])
    let app = App(catalogue: catalogue)
    try await app.list("bat", count: 3)
    app.type("ba")
    app.type("bat")
    await app.clock.advance(by: .milliseconds(250))
    try await waitUntil("the question") { await catalogue.asked.contains(.search) }
  }

  @Test(
    "Where the service's rows replace those from here, the same title stays selected",
    arguments: [(0, 1), (1, 2)])
  func selection(row: Int, title: Int) async throws {
    let here = Samples.page(try [1, 2, 3].map(Samples.title), total: 3)
    let there = Samples.page(try [9, 3, 2, 1].map(Samples.title), total: 4)
    let catalogue = MemoryCatalogue(pages: [
      TitleQuery("batman"): Answer(here, source: .omdb, quality: .partial)
    ])
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 3)
    app.press(MoviesAction.selected(row: row))
    await app.clock.advance(by: .milliseconds(250))
    try await catalogue.expectAsked([.here(.search), .search])
    await catalogue.answer(.search, .success(Samples.answer(there)))
    try await app.until("the service's rows") { $0.list.results.count == 4 }
    #expect(app.state.list.selected == (try Samples.id(title)))
  }

  @Test("Stopping ends the question, and the rows stay")
  func stopping() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try Samples.titles(3, .partial)])
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 3)
    await app.clock.advance(by: .milliseconds(250))
    try await catalogue.expectAsked([.here(.search), .search])
    try await app.until("that it is on its way") { $0.loading.contains(.search) }
    app.press(LoadingAction.cancelled)
    #expect(app.state.loading.inFlight.isEmpty)
    #expect(BrowseProps(app.state).status == .stopped)
    #expect(BrowseProps(app.state).list.count == 3)
  }
}
