import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Loading and its end", .timeLimit(.minutes(5)))
struct LoadingTests {
  @Test("A notice does not hide that something loads")
  func noticeWhileLoading() async throws {
    let app = App()
    app.ask("batman")
    app.press(ScreenAction.noticed(.copied(text: "tt0000001")))
    try await waitUntil("the clocks of patience, spinner and notice") { app.clock.sleepers == 3 }
    await app.clock.advance(by: LoadingState.tick)
    try await app.until("the tick") { $0.awaitedLong != nil && $0.loading.ticks == 1 }
    let props = BrowseProps(app.state)
    #expect(props.footer.notice == .copied(text: "tt0000001"))
    #expect(props.status == .loading(.search(Samples.batman), frame: 1))
  }
}
