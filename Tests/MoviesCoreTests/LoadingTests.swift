import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Loading and its end")
struct LoadingTests {
  @Test("What loads is shown after 50 ms, and nothing ticks once it came")
  func spinner() async throws {
    let app = App()
    app.ask("batman")
    try await waitUntil("the request") { app.transport.heldCount == 1 }
    #expect(BrowseProps(app.state).status == nil)
    try await waitUntil("the clocks of patience and spinner") { app.clock.sleepers == 2 }
    await app.clock.advance(by: .milliseconds(49))
    #expect(BrowseProps(app.state).status == nil)
    await app.clock.advance(by: .milliseconds(1))
    try await app.until("the word of it") {
      BrowseProps($0).status == .loading(.search(Samples.batman), frame: 0)
    }
    await app.clock.advance(by: .milliseconds(50))
    try await app.until("the spinner") {
      BrowseProps($0).status == .loading(.search(Samples.batman), frame: 1)
    }
    try await app.answer("s=batman", Samples.reply(page: 1, total: 3))
    try await app.until("the end") { $0.loading.inFlight.isEmpty }
    try await waitUntil("the spinner's end") { app.clock.sleepers == 0 }
    #expect(BrowseProps(app.state).status == nil)
  }

  @Test("Cancelling ends the request, keeps the old rows, and a retry asks again")
  func cancel() async throws {
    let app = App()
    try await app.search("batman", total: 3)
    app.ask("alien")
    try await waitUntil("the request") { app.transport.heldCount == 1 }
    app.press(LoadingAction.cancelled)
    try await waitUntil("the end of the transfer") { app.transport.cancelledCount == 1 }
    #expect(app.state.loading.inFlight.isEmpty)
    #expect(BrowseProps(app.state).status == .stopped)
    #expect(BrowseProps(app.state).list.count == 3)
    app.press(MoviesAction.retried)
    try await app.answer("s=alien", Samples.reply(page: 1, total: 7))
    try await app.until("the answer") { $0.list.results.count == 7 }
    #expect(BrowseProps(app.state).status == nil)
  }

  @Test("A cancelled page is not fetched again unasked")
  func cancelledPage() async throws {
    let app = App()
    try await app.search("batman", total: 25)
    try await app.moveToUnheldPage(by: 10)
    app.press(LoadingAction.cancelled, MoviesAction.moved(by: -1))
    await app.clock.advance(by: .seconds(1))
    #expect(app.requests.isEmpty)
    #expect(app.asked.count == 2)
    #expect(app.state.errors.page(2) == .cancelled)
  }

  @Test("Rows that are fetched ahead are no matter of the user's: neither told of nor stopped")
  func fetchedAhead() async throws {
    let app = App()
    try await app.search("batman", total: 45)
    await app.clock.advance(by: .milliseconds(60))
    try await waitUntil("the request") { app.transport.heldCount == 1 }
    app.press(LoadingAction.patienceEnded, LoadingAction.cancelled)
    #expect(BrowseProps(app.state).status == nil)
    #expect(app.state.awaited.isEmpty)
    try await app.answer("page=2", Samples.reply(page: 2, total: 45))
    try await app.until("the page") { $0.list.results.pages[2] != nil }
  }

  @Test("A failed search ends its loading and is told")
  func failure() async throws {
    let app = App()
    app.ask("batman")
    try await app.transport.release("s=batman", .failure(.cannotConnect(host: "example.org")))
    try await app.until("the failure") { $0.errors.search != nil }
    #expect(app.state.loading.inFlight.isEmpty)
    guard case .error(.cannotConnect, _) = BrowseProps(app.state).list.content else {
      Issue.record("the failure is not shown")
      return
    }
  }

  @Test("A notice does not hide that something loads")
  func noticeWhileLoading() async throws {
    let app = App()
    app.ask("batman")
    app.press(ScreenAction.noticed(.copied(text: "tt0000001")))
    try await waitUntil("the clocks of patience, spinner and notice") { app.clock.sleepers == 3 }
    await app.clock.advance(by: LoadingState.tick)
    try await app.until("the tick") { $0.awaitedLong != nil && $0.loading.ticks == 1 }
    let props = BrowseProps(app.state)
    #expect(props.notice == .copied(text: "tt0000001"))
    #expect(props.status == .loading(.search(Samples.batman), frame: 1))
  }

  @Test("A notice goes after it could be read, and a newer one stays its whole time")
  func notice() async throws {
    let app = App()
    app.press(ScreenAction.noticed(.copied(text: "first")))
    await app.clock.advance(by: .seconds(3))
    app.press(ScreenAction.noticed(.copied(text: "second")))
    await app.clock.advance(by: .seconds(3))
    #expect(app.state.screen.notice == .copied(text: "second"))
    await app.clock.advance(by: .seconds(1))
    try await app.until("the end of the notice") { $0.screen.notice == nil }
  }

  @Test("Copying and opening say that they happened, or what to do by hand")
  func links() async throws {
    let app = App()
    app.press(LinkAction.copyRequested("tt0000001"))
    try await app.until("the notice") { $0.screen.notice == .copied(text: "tt0000001") }
    app.desktop.failure = .noBrowser
    app.press(LinkAction.openRequested(try Samples.id(1)))
    let link = "https://www.imdb.com/title/tt0000001/"
    try await app.until("the warning") {
      $0.screen.notice == .notOpened(link: link, .noBrowser)
    }
    #expect(app.desktop.opened == [link])
  }

  @Test("What only the terminal was given is not said to be copied")
  func sentToTerminal() async throws {
    let app = App()
    app.desktop.outcome = .sentToTerminal
    app.press(LinkAction.copyRequested("tt0000001"))
    try await app.until("the notice") {
      $0.screen.notice == .sentToTerminal(text: "tt0000001")
    }
    app.desktop.outcome = .failed(.noClipboard)
    app.press(LinkAction.copyRequested("tt0000001"))
    try await app.until("the warning") {
      $0.screen.notice == .notCopied(text: "tt0000001", .noClipboard)
    }
  }

  @Test("A browser that has not failed within a second is open, however long it runs")
  func busyBrowser() async throws {
    let app = App()
    app.desktop.isBusy = true
    app.press(LinkAction.openRequested(try Samples.id(1)))
    try await waitUntil("the second to begin") { app.clock.sleepers == 1 }
    await app.clock.advance(by: .milliseconds(999))
    #expect(app.state.screen.notice == nil)
    await app.clock.advance(by: .milliseconds(1))
    try await app.until("the notice") {
      $0.screen.notice == .opened(link: "https://www.imdb.com/title/tt0000001/")
    }
  }

  @Test("A clipboard that does not answer within a second leaves the text to be copied by hand")
  func busyClipboard() async throws {
    let app = App()
    app.desktop.isBusy = true
    app.press(LinkAction.copyRequested("tt0000001"))
    try await waitUntil("the second to begin") { app.clock.sleepers == 1 }
    await app.clock.advance(by: .seconds(1))
    try await app.until("the warning") {
      $0.screen.notice == .notCopied(text: "tt0000001", .noAnswer)
    }
  }

  @Test("What is copied replaces what is still being copied, and links are opened side by side")
  func replacedCopy() async throws {
    let app = App()
    app.desktop.isBusy = true
    app.press(LinkAction.openRequested(try Samples.id(1)), LinkAction.copyRequested("first"))
    try await waitUntil("the first to be copied") { app.desktop.copied == ["first"] }
    app.press(LinkAction.copyRequested("second"), LinkAction.openRequested(try Samples.id(2)))
    try await waitUntil("the second to be copied") { app.desktop.copied == ["first", "second"] }
    try await waitUntil("the first to be given up") { !app.desktop.givenUp.isEmpty }
    #expect(app.desktop.givenUp == ["first"])
    #expect(app.state.screen.notice == nil)
  }
}
