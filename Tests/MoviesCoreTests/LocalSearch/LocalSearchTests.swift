import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@MainActor
@Suite("A search of this machine, and of the service", .timeLimit(.minutes(5)))
struct LocalSearchTests {
  private let batman = Samples.batman

  @Test("The first characters are searched for here, and go no further before Enter")
  func firstCharacters() async throws {
    let catalogue = MemoryCatalogue.searching(
      try Samples.hits(TitleQuery("b"), [1, 2]), try Samples.hits(TitleQuery("ba"), [3]))
    let app = App(catalogue: catalogue)
    try await app.list("b", count: 2)
    try await app.list("ba", count: 1)
    #expect(BrowseProps(app.state).list.awaitsEnter)
    await app.clock.advance(by: .seconds(1))
    try await catalogue.expectAsked([.here(.search), .here(.search)])
    app.press(SearchAction.submitted)
    #expect(!BrowseProps(app.state).list.awaitsEnter)
    try await catalogue.expectAsked([.here(.search), .here(.search), .search])
    await catalogue.answer(.search, .success(try Samples.found(TitleQuery("ba"), [3, 4])))
    try await app.until("the service's rows") { $0.list.results.count == 2 }
    #expect(BrowseProps(app.state).header.listSource == nil)
  }

  @Test("Characters that nothing here begins with leave the rows before, dimmed, and no error")
  func nothingHere() async throws {
    let catalogue = MemoryCatalogue.searching(try Samples.hits(TitleQuery("b"), [1, 2]))
    let app = App(catalogue: catalogue)
    try await app.list("b", count: 2)
    app.type("bx")
    try await app.until("that nothing is here") { !$0.list.isStale && $0.loading.inFlight.isEmpty }
    #expect(app.state.list.answered == TitleQuery("b"))
    #expect(BrowseProps(app.state).list.isStale)
    #expect(app.state.errors.byRequest.isEmpty)
    try await catalogue.expectAsked([.here(.search), .here(.search)])
  }

  @Test("That this machine cannot be searched is told once, and the service answers all the same")
  func failing() async throws {
    let catalogue = MemoryCatalogue(searchesHere: true, failure: .unsearchable)
    let app = App(catalogue: catalogue)
    app.type("batman")
    try await app.until("the notice") { $0.screen.notice == .notSearchedHere }
    #expect(app.state.errors.byRequest.isEmpty)
    try await app.hears(.success(Samples.found(batman, [9, 8])), from: catalogue)
    try await app.until("the service's rows") { $0.list.results.count == 2 }
    #expect(app.state.shownNames == ["Title 9", "Title 8"])

    app.press(ScreenAction.noticeExpired)
    app.type("batman b")
    try await app.until("that the next one has failed, too") {
      $0.results.asked == TitleQuery("batman b") && !$0.loading.contains(.here(.search))
    }
    #expect(app.state.screen.notice == nil)
  }

  @Test("A longer text has its rows from here at once, and then the service's in their place")
  func replaced() async throws {
    let catalogue = MemoryCatalogue.searching(try Samples.hits(batman, [1, 2, 3]))
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 3)
    #expect(BrowseProps(app.state).header.listSource == Samples.disk)
    app.press(MoviesAction.moved(by: 1))
    try await app.hears(.success(Samples.found(batman, [9, 8, 3, 2])), from: catalogue)
    #expect(app.state.shownNames == ["Title 9", "Title 8", "Title 3", "Title 2"])
    #expect(app.state.selectedName == "Title 2")
    #expect(BrowseProps(app.state).header.listSource == nil)
    #expect(BrowseProps(app.state).status == nil)
  }

  @Test(
    "Where the service has nothing to offer, the rows stay, and the header says whose they are",
    arguments: [
      CatalogueError.notFound, .tooManyResults, .limitReached,
      .cannotResolve(host: "example.org"), .serviceFailing(status: 503),
    ])
  func stays(error: CatalogueError) async throws {
    let catalogue = MemoryCatalogue.searching(try Samples.hits(batman, [1, 2, 3]))
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 3)
    try await app.hears(.failure(error), from: catalogue)
    let props = BrowseProps(app.state)
    #expect(app.state.shownNames == ["Title 1", "Title 2", "Title 3"])
    #expect(props.header.listSource == Samples.disk)
    #expect(props.status == .notCompleted(error))
    #expect(!props.list.isStale)
  }

  @Test("Offline is said once: not as a failure as well")
  func offline() async throws {
    let catalogue = MemoryCatalogue.searching(try Samples.hits(batman, [1]))
    let app = App(catalogue: catalogue)
    app.press(ServiceAction.wentOffline)
    try await app.list("batman", count: 1)
    try await app.hears(.failure(.cannotResolve(host: "example.org")), from: catalogue)
    #expect(BrowseProps(app.state).status == nil)
    #expect(BrowseProps(app.state).header.isOffline)
    #expect(BrowseProps(app.state).header.listSource == Samples.disk)
  }

  @Test("What the service does not find is not asked again, and has its rows from here again")
  func rememberedMiss() async throws {
    let catalogue = MemoryCatalogue.searching(
      try Samples.hits(batman, [1, 2, 3]), try Samples.hits(TitleQuery("batm"), [4]))
    let app = App(catalogue: catalogue)
    try await app.list("batman", count: 3)
    try await app.hears(.failure(.notFound), from: catalogue)
    try await app.list("batm", count: 1)
    try await app.list("batman", count: 3)
    #expect(app.state.errors.search == .notFound)
    #expect(BrowseProps(app.state).header.listSource == Samples.disk)
    await app.clock.advance(by: .seconds(1))
    try await catalogue.expectAsked([.here(.search), .search, .here(.search)])
  }

  @Test("A miss is an answer for whoever cannot search here")
  func missWithoutSearch() throws {
    var state = AppState()
    AppState.reduce(&state, GetMovies(batman))
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    AppState.reduce(&state, MoviesLifecycle.failed(ticket, .notFound))
    for searchesHere in [false, true] {
      state.abilities = CatalogueAbilities(answersHere: true, searchesHere: searchesHere)
      #expect(GetMovies(batman).answer(in: state) == .failure(.notFound))
      let here = GetMovies(batman, reach: .here).answer(in: state)
      #expect(here == (searchesHere ? nil : .failure(.notFound)))
    }
  }

  @Test("An answer from here that comes after the service's is dropped")
  func tooLate() throws {
    var state = AppState()
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "batman")))
    AppState.reduce(&state, GetMovies(batman))
    let found = try Samples.found(batman, [9, 8])
    AppState.reduce(&state, MoviesAction.setMovies(found, number: 1, query: batman))
    let settled = state.list
    let late = try Samples.hits(batman, [1, 2, 3])
    AppState.reduce(&state, MoviesAction.setMovies(late, number: 1, query: batman))
    #expect(state.list == settled)
    #expect(GetMovies(batman).answer(in: state) == .success(found))
  }

  @Test("What was asked before the source was open is searched for here, too, once it is")
  func askedEarly() async throws {
    let catalogue = MemoryCatalogue.searching(try Samples.hits(batman, [1, 2, 3]))
    let app = App(catalogue: catalogue, opensSource: false)
    app.ask("batman")
    try await app.until("the question") { $0.loading.contains(.search) }
    app.openSource()
    try await waitUntil("the rows from here") {
      await app.clock.advance(by: .milliseconds(50))
      return app.state.list.results.count == 3
    }
    #expect(app.state.loading.contains(.search))
    try await catalogue.expectAsked([.search, .here(.search)])
    await catalogue.answer(.search, .success(try Samples.found(batman, [9])))
    try await app.until("the service's rows") { $0.list.results.count == 1 }
  }

  @Test("What was asked early and answered in a moment is not searched for here")
  func answeredEarly() async throws {
    let catalogue = MemoryCatalogue.searching(try Samples.hits(batman, [1, 2, 3]))
    let app = App(catalogue: catalogue, opensSource: false)
    app.ask("batman")
    try await app.until("the question") { $0.loading.contains(.search) }
    app.openSource()
    await catalogue.answer(.search, .success(try Samples.found(batman, [9])))
    try await app.until("the service's rows") { $0.list.results.count == 1 }
    await app.clock.advance(by: .seconds(1))
    try await catalogue.expectAsked([.search])
  }

  @Test("Where nothing of it is here, the question that was asked early goes on")
  func askedEarlyForMore() async throws {
    let catalogue = MemoryCatalogue.searching()
    let app = App(catalogue: catalogue, opensSource: false)
    app.ask("batman")
    try await app.until("the question") { $0.loading.contains(.search) }
    app.openSource()
    try await waitUntil("the search here") {
      await app.clock.advance(by: .milliseconds(50))
      return await catalogue.asked == [.search, .here(.search)]
    }
    try await app.until("that nothing is here") { !$0.loading.contains(.here(.search)) }
    #expect(app.state.list.asked == batman)
    await catalogue.answer(.search, .success(try Samples.found(batman, [9])))
    try await app.until("the service's rows") { $0.list.results.count == 1 }
  }
}
