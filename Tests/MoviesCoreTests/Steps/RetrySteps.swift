import MoviesCore
import Redux
import ReduxTesting
import Testing
import Titles

@MainActor
@Suite("Trying again, step by step", .timeLimit(.minutes(5)))
struct RetrySteps {
  private let app = App(stating: .changes)
  private let query = Samples.batman

  /// Asks a question that fails.
  private func failingSearch(_ query: TitleQuery, _ error: CatalogueError) async {
    await app.ask(query)
    await app.catalogue.answer(.search, .failure(error))
    await app.failed(.search, error) {
      $0.emptyList(answering: query)
      $0.errors.byRequest = [.search: error]
    }
  }

  /// Tries the search again, for so many times by now.
  private func retry(_ times: Int) async {
    app.store.send(MoviesAction.retried) { $0.errors.tries = [.search: times] }
    await app.store.receive(ScreenAction.noticeExpired) { $0.screen.notice = nil }
    await app.store.receive(GetMovies(query))
    await app.started(.search) { $0.errors.byRequest = [:] }
  }

  @Test("A retry that fails as well is told, and how often it was tried")
  func inVain() async throws {
    await failingSearch(query, .keyRefused)
    for times in 1...2 {
      await retry(times)
      await app.catalogue.answer(.search, .failure(.keyRefused))
      await app.failed(.search, .keyRefused) { $0.errors.byRequest = [.search: .keyRefused] }
      await app.store.receive(ScreenAction.noticed(.triedAgain(times: times))) {
        $0.screen.notice = .triedAgain(times: times)
      }
      await app.store.receive(named: "NoticeExpiry")
    }
    await app.pass(4_000, sleepers: 1)
    await app.store.receive(ScreenAction.noticeExpired) { $0.screen.notice = nil }
    await app.store.finish()
  }

  @Test("A retry that succeeds, and another search that fails, are not told of")
  func otherwise() async throws {
    await failingSearch(query, .keyRefused)
    await retry(1)
    try await app.come(query, total: 3, isRetry: true)
    await failingSearch(TitleQuery("alien"), .keyRefused)
    await app.store.finish()
  }

  @Test("What nothing is found by is not asked again, but on a retry")
  func miss() async throws {
    let zzzz = TitleQuery("zzzz")
    await app.ask(zzzz)
    await app.catalogue.answer(.search, .failure(.notFound))
    await app.failed(.search, .notFound) {
      $0.emptyList(answering: zzzz)
      $0.errors.byRequest = [.search: .notFound]
      $0.keep(missing: zzzz)
    }
    app.store.send(SearchAction.submitted)
    await app.store.receive(GetMovies(zzzz))
    app.store.send(MoviesAction.retried) {
      $0.errors.tries = [.search: 1]
      $0.forgetMisses()
    }
    await app.store.receive(ScreenAction.noticeExpired)
    await app.store.receive(GetMovies(zzzz))
    await app.started(.search) { $0.errors.byRequest = [:] }
    try await app.come(zzzz, total: 2, isRetry: true)
    await app.store.finish()
    #expect(await app.catalogue.asked == [.search, .search])
  }
}
