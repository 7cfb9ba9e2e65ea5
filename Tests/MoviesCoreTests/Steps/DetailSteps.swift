import Redux
import ReduxTesting
import Testing
import Titles

@testable import MoviesCore

@MainActor
@Suite("Details, step by step", .timeLimit(.minutes(5)))
struct DetailSteps {
  private let app = App(columns: 120, stating: .changes)
  private let first: TitleID
  private let second: TitleID

  init() throws {
    first = try Samples.id(1)
    second = try Samples.id(2)
  }

  private func details(of id: TitleID) -> Answer<TitleDetail> {
    Answer(TitleDetail(id: id, title: "Everything", minutes: 126), source: .omdb)
  }

  /// Lists ten titles; the wait for the first one's details begins.
  private func list() async throws {
    try await app.search(Samples.batman, total: 10)
  }

  /// Lists ten titles, and asks for the first one's details.
  private func listAndAsk() async throws {
    try await list()
    await app.pass(200, sleepers: 1)
    await asks(for: first)
  }

  private func asks(for id: TitleID, _ change: (inout AppState) -> Void = { _ in }) async {
    await app.store.receive(GetDetail(id))
    await app.started(.title(id), change)
  }

  private func come(_ id: TitleID, _ change: (inout AppState) -> Void = { _ in }) async {
    let details = details(of: id)
    await app.catalogue.answer(id, .success(details))
    await app.succeeded(.title(id), change)
    await app.store.receive(DetailAction.setDetail(details)) { $0.keep(details) }
  }

  private func fail(_ id: TitleID, _ error: CatalogueError) async {
    await app.catalogue.answer(id, .failure(error))
    await app.failed(.title(id), error) { $0.errors.byRequest = [.title(id): error] }
  }

  private func move(by rows: Int) {
    app.store.send(MoviesAction.moved(by: rows)) {
      $0.updateList { $0.cursor.move(by: rows, of: 10) }
    }
  }

  private func retry(_ tries: [MoviesRequestID: Int]) async {
    app.store.send(MoviesAction.retried) { $0.errors.tries = tries }
    await app.store.receive(ScreenAction.noticeExpired)
  }

  @Test("Details are fetched when the selection rests, never of rows flown over")
  func rest() async throws {
    try await list()
    for _ in 0..<4 { move(by: 1) }
    await app.clock.sleepers(reach: 1)
    #expect(app.deadlines == [200])
    await app.clock.advance(by: .milliseconds(200))
    let fifth = try Samples.id(5)
    await asks(for: fifth)
    await come(fifth)
    await app.store.finish()
    #expect(await app.catalogue.asked == [.search, .title(fifth)])
  }

  @Test("Details that are held are shown at once and not fetched again")
  func held() async throws {
    try await listAndAsk()
    await come(first)
    move(by: 1)
    move(by: -1)
    #expect(BrowseProps(app.state).detail?.detail == details(of: first).value)
    await app.pass(1_000, sleepers: 1)
    await app.store.finish()
    #expect(await app.catalogue.asked == [.search, .title(first)])
  }

  @Test("Details of a title that is left are cancelled")
  func left() async throws {
    try await listAndAsk()
    move(by: 1)
    await app.store.receive(CancelRequest(id: MoviesRequestID.title(first)))
    await app.cancelled(.title(first))
    await app.pass(200, sleepers: 1)
    await asks(for: second)
    await come(second)
    await app.store.finish()
  }

  @Test("Without a pane nothing is fetched before Enter, and then at once")
  func page() async throws {
    let app = App(columns: 80, stating: .changes)
    try await app.search(Samples.batman, total: 10)
    app.store.send(ScreenAction.titleOpened(first)) { $0.screen.pages.push(.title(first)) }
    await app.store.receive(GetDetail(first))
    await app.started(.title(first))
    let details = details(of: first)
    await app.catalogue.answer(first, .success(details))
    await app.succeeded(.title(first))
    await app.store.receive(DetailAction.setDetail(details)) { $0.keep(details) }
    await app.store.finish()
  }

  @Test("Details that fail leave the list, say why, and come on a retry")
  func failure() async throws {
    try await listAndAsk()
    await fail(first, .timedOut(milliseconds: 15_000))
    #expect(BrowseProps(app.state).detail?.error == .timedOut(milliseconds: 15_000))
    await retry([.title(first): 1])
    await asks(for: first) { $0.errors.byRequest = [:] }
    await come(first) { $0.errors.tries = [:] }
    #expect(BrowseProps(app.state).detail?.error == nil)
    await app.store.finish()
  }

  @Test("Details that the user stopped are not fetched again unasked")
  func stopped() async throws {
    try await listAndAsk()
    app.store.send(LoadingAction.cancelled) {
      $0.errors.byRequest = [.title(first): .cancelled]
    }
    await app.store.receive(CancelRequest(id: MoviesRequestID.title(first)))
    await app.cancelled(.title(first))
    move(by: 1)
    move(by: -1)
    await app.pass(1_000, sleepers: 1)
    #expect(BrowseProps(app.state).detail?.error == .cancelled)
    await app.store.finish()
  }

  @Test("Where every request would fail no further details are asked for before a retry")
  func limit() async throws {
    try await listAndAsk()
    await fail(first, .limitReached)
    move(by: 1)
    #expect(BrowseProps(app.state).detail?.error == .limitReached)
    await retry([.title(second): 1])
    await asks(for: second)
    await come(second) {
      $0.errors.byRequest = [:]
      $0.errors.tries = [:]
    }
    move(by: -1)
    await app.pass(200, sleepers: 1)
    await asks(for: first)
    await come(first)
    await app.store.finish()
  }
}
