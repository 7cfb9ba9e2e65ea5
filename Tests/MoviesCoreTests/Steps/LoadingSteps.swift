import Redux
import ReduxTesting
import Testing
import Titles

@testable import MoviesCore

@MainActor
@Suite("Loading and its end, step by step", .timeLimit(.minutes(5)))
struct LoadingSteps {
  private let app = App(stating: .loading)
  private let query = Samples.batman

  /// Asks on Enter; the spinner and the user's patience begin.
  private func ask(_ query: TitleQuery) async {
    app.type(query.text)
    await app.store.receive(GetMovies(query, delay: .milliseconds(250))) {
      $0.ask(query)
    }
    await app.store.receive(named: "DelayedSpinner")
    app.store.send(SearchAction.submitted) { $0.submit() }
    await app.store.receive(GetMovies(query))
    await app.started(.search)
    await app.store.receive(named: "Ticking")
  }

  /// Answers the question; what was loading ends.
  private func answer(_ query: TitleQuery, total: Int) async throws {
    let answer = try Samples.answer(query, total: total)
    await app.catalogue.answer(.search, .success(answer))
    await app.succeeded(.search)
    await app.store.receive(CancelEffect(id: "spinner"))
    await app.store.receive(MoviesAction.setMovies(answer, number: 1, query: query)) {
      $0.begin(answer, of: query)
    }
    await app.store.receive(CancelEffect(id: "patience"))
  }

  /// Moves the clock on until the wait is shown.
  private func losePatience() async {
    await app.pass(50, sleepers: 2)
    await app.store.receive(LoadingAction.patienceEnded) { $0.loading.overdue = [.search] }
  }

  @Test("What loads is shown after 50 ms, ticks every 100 ms, and not once it has come")
  func spinner() async throws {
    await ask(query)
    await app.clock.sleepers(reach: 2)
    #expect(app.deadlines == [50, 100])
    #expect(BrowseProps(app.state).status == nil)
    await losePatience()
    #expect(BrowseProps(app.state).status == .loading(.search(query), frame: 0))
    for tick in 1...2 {
      await app.pass(tick == 1 ? 50 : 100, sleepers: 1)
      await app.store.receive(LoadingAction.ticked) {
        $0.loading.ticks = tick
        $0.loading.inFlight[0].age = tick
      }
      #expect(BrowseProps(app.state).status == .loading(.search(query), frame: tick))
    }
    try await answer(query, total: 3)
    #expect(BrowseProps(app.state).status == nil)
    await app.store.finish()
    #expect(app.clock.sleepers == 0)
  }

  @Test("An answer that comes sooner is shown without a word")
  func sooner() async throws {
    await ask(query)
    try await answer(query, total: 3)
    await app.store.finish()
    #expect(app.clock.sleepers == 0)
  }

  @Test("Cancelling ends the request, keeps the old rows, and a retry asks again")
  func cancel() async throws {
    let alien = TitleQuery("alien")
    await ask(query)
    try await answer(query, total: 3)
    await ask(alien)
    app.store.send(LoadingAction.cancelled) {
      $0.errors.byRequest = [.search: .cancelled]
      $0.ask(query)
    }
    await app.store.receive(CancelRequest(id: MoviesRequestID.search))
    await app.cancelled(.search)
    await app.store.receive(CancelEffect(id: "patience"))
    await app.store.receive(CancelEffect(id: "spinner"))
    #expect(BrowseProps(app.state).status == .stopped)
    #expect(BrowseProps(app.state).list.count == 3)
    app.store.send(MoviesAction.retried) { $0.errors.tries = [.search: 1] }
    await app.store.receive(ScreenAction.noticeExpired)
    await app.store.receive(GetMovies(alien)) { $0.ask(alien) }
    await app.started(.search) { $0.errors.byRequest = [:] }
    await app.store.receive(named: "DelayedSpinner")
    await app.store.receive(named: "Ticking")
    let answer = try Samples.answer(alien, total: 7)
    await app.catalogue.answer(.search, .success(answer))
    await app.succeeded(.search) { $0.errors.tries = [:] }
    await app.store.receive(CancelEffect(id: "spinner"))
    await app.store.receive(MoviesAction.setMovies(answer, number: 1, query: alien)) {
      $0.begin(answer, of: alien)
    }
    await app.store.receive(CancelEffect(id: "patience"))
    await app.store.finish()
  }

  @Test("A failed search ends its loading and is told")
  func failure() async throws {
    await ask(query)
    await losePatience()
    let error = CatalogueError.cannotConnect(host: "example.org")
    await app.catalogue.answer(.search, .failure(error))
    await app.failed(.search, error) {
      $0.emptyList(answering: query)
      $0.errors.byRequest = [.search: error]
      $0.loading.overdue = []
    }
    await app.store.receive(CancelEffect(id: "patience"))
    await app.store.receive(CancelEffect(id: "spinner"))
    #expect(BrowseProps(app.state).list.content == .error(error, query: query))
    await app.store.finish()
  }

  @Test("Rows that are fetched ahead are no matter of the user's: neither told of nor stopped")
  func fetchedAhead() async throws {
    await ask(query)
    try await answer(query, total: 45)
    await app.store.receive(
      GetMovies(query, page: 2, asking: query, delay: .milliseconds(60))
    ) {
      $0.updateList { $0.pagesOnTheWay = [2] }
    }
    await app.pass(60, sleepers: 1)
    await app.started(.page(2))
    await app.store.receive(named: "Ticking")
    app.store.send(LoadingAction.cancelled)
    let page = try Samples.answer(query, page: 2, total: 45)
    await app.catalogue.answer(.page(2), .success(page))
    await app.succeeded(.page(2))
    await app.store.receive(CancelEffect(id: "spinner"))
    await app.store.receive(MoviesAction.setMovies(page, number: 2, query: query)) {
      $0.add(page, number: 2, of: query)
    }
    await app.store.finish()
  }
}
