import MoviesCore
import Redux
import TestSupport
import Testing
import Transport

@MainActor
@Suite("Trying again")
struct RetryTests {
  /// Refuses the key, which is asked for twice, since a refusal may come out of a cache.
  private func refuse(_ question: String, _ app: App) async throws {
    for _ in 1...2 { try await app.answer(question, Samples.errorReply("Invalid API key!")) }
  }

  @Test("A retry that fails as well is told, and how often it was tried")
  func inVain() async throws {
    let app = App()
    app.ask("batman")
    try await refuse("s=batman", app)
    try await app.until("the failure") { $0.errors.search == .keyRefused }
    #expect(app.state.screen.notice == nil)
    for times in 1...2 {
      app.press(MoviesAction.retried)
      #expect(app.state.screen.notice == nil)
      try await refuse("s=batman", app)
      try await app.until("the notice") { $0.screen.notice == .triedAgain(times: times) }
      #expect(app.state.errors.search == .keyRefused)
    }
  }

  @Test("A retry that succeeds, and another search that fails, are not told of")
  func otherwise() async throws {
    let app = App()
    app.ask("batman")
    try await refuse("s=batman", app)
    try await app.until("the failure") { $0.errors.search == .keyRefused }
    app.press(MoviesAction.retried)
    try await app.answer("s=batman", Samples.reply(page: 1, total: 3))
    try await app.until("the answer") { $0.list.results.count == 3 }
    app.ask("alien")
    try await refuse("s=alien", app)
    try await app.until("the failure") { $0.errors.search == .keyRefused }
    #expect(app.state.screen.notice == nil)
  }

  @Test("A retry that was given up does not count")
  func givenUp() async throws {
    let app = App()
    try await app.search("batman", total: 45)
    let failPage = {
      app.press(MoviesAction.selected(row: 9))
      await app.clock.advance(by: .milliseconds(60))
      try await app.transport.release("page=2", .failure(.tooSlow))
      try await app.until("the failure") { $0.errors.page(2) == .tooSlow }
    }
    try await failPage()
    app.press(MoviesAction.retried)
    app.press(MoviesAction.selected(row: 44))
    try await app.until("the end of the retry") { $0.loading.inFlight.isEmpty }
    try await failPage()
    #expect(app.state.screen.notice == nil)
  }

  @Test("A page that fails again is told of as well")
  func page() async throws {
    let app = App()
    try await app.search("batman", total: 25)
    app.press(MoviesAction.moved(by: 9))
    await app.clock.advance(by: .milliseconds(60))
    try await app.transport.release("page=2", .failure(.tooSlow))
    try await app.until("the failure") { $0.errors.page(2) == .tooSlow }
    app.press(MoviesAction.retried)
    try await app.transport.release("page=2", .failure(.tooSlow))
    try await app.until("the notice") {
      $0.screen.notice == .triedAgain(times: 1)
    }
  }
}
