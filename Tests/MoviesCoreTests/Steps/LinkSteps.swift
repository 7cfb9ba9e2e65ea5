import MoviesCore
import Redux
import ReduxTesting
import Testing
import Titles

@MainActor
@Suite("Links and notices, step by step", .timeLimit(.minutes(5)))
struct LinkSteps {
  private let app = App(stating: .changes)
  private let link = "https://www.imdb.com/title/tt0000001/"

  /// Asks for something outside the program, which is begun.
  private func ask(_ action: LinkAction) async {
    app.store.send(action)
    await app.store.receive(named: "UsingDesktop")
  }

  private func isTold(_ notice: Notice) async {
    await app.store.receive(ScreenAction.noticed(notice)) { $0.screen.notice = notice }
    await app.store.receive(named: "NoticeExpiry")
  }

  /// Lets the notice go after so many milliseconds.
  private func ends(after milliseconds: Int = 4_000) async {
    await app.pass(milliseconds, sleepers: 1)
    await app.store.receive(ScreenAction.noticeExpired) { $0.screen.notice = nil }
    await app.store.finish()
  }

  @Test(
    "Copying says what has become of it",
    arguments: [
      (CopyOutcome.copied, Notice.copied(text: "tt0000001")),
      (.sentToTerminal, .sentToTerminal(text: "tt0000001")),
      (.failed(.noClipboard), .notCopied(text: "tt0000001", .noClipboard)),
    ])
  func copying(outcome: CopyOutcome, notice: Notice) async {
    app.desktop.outcome = outcome
    await ask(.copyRequested("tt0000001"))
    await isTold(notice)
    #expect(app.desktop.copied == ["tt0000001"])
    await ends()
  }

  @Test("A link that nothing opens is told of, to be copied by hand")
  func noBrowser() async throws {
    app.desktop.failure = .noBrowser
    await ask(.openRequested(try Samples.id(1)))
    await isTold(.notOpened(link: link, .noBrowser))
    #expect(app.desktop.opened == [link])
    await ends()
  }

  @Test("A browser that has not failed within a second is open, however long it runs")
  func busyBrowser() async throws {
    app.desktop.isBusy = true
    await ask(.openRequested(try Samples.id(1)))
    await app.clock.sleepers(reach: 1)
    #expect(app.deadlines == [1_000])
    await app.clock.advance(by: .seconds(1))
    await isTold(.opened(link: link))
    await ends()
  }

  @Test("A clipboard that does not answer within a second leaves the text to be copied by hand")
  func busyClipboard() async {
    app.desktop.isBusy = true
    await ask(.copyRequested("tt0000001"))
    await app.pass(1_000, sleepers: 1)
    await isTold(.notCopied(text: "tt0000001", .noAnswer))
    await ends()
  }

  @Test("A notice goes after it could be read, and a newer one stays its whole time")
  func notices() async {
    for text in ["first", "second"] {
      app.store.send(ScreenAction.noticed(.copied(text: text))) {
        $0.screen.notice = .copied(text: text)
      }
      await app.store.receive(named: "NoticeExpiry")
      await app.clock.sleepers(reach: 1)
      if text == "first" { await app.clock.advance(by: .seconds(3)) }
    }
    #expect(app.deadlines == [4_000], "the wait of the first one, which the second takes over")
    await app.clock.advance(by: .seconds(1))
    await app.clock.sleepers(reach: 1)
    #expect(app.deadlines == [7_000])
    await ends(after: 3_000)
  }
}
