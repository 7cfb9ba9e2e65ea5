import Redux
import ReduxTesting
import Testing
import Titles

@testable import MoviesCore

@MainActor
@Suite("Paging, step by step", .timeLimit(.minutes(5)))
struct PagingSteps {
  private let app = App(listRows: 5, stating: .changes)
  private let query = Samples.batman

  /// Receives the request for a page that has just come near.
  private func asks(for page: Int, after milliseconds: Int = 60) async {
    await app.store.receive(
      GetMovies(query, page: page, asking: query, delay: .milliseconds(milliseconds))
    ) {
      $0.updateList { $0.pagesOnTheWay.insert(page) }
    }
  }

  /// Receives that a page is given up before it has come.
  private func givesUp(_ page: Int) async {
    await app.store.receive(CancelRequest(id: MoviesRequestID.page(page))) {
      $0.updateList { $0.pagesOnTheWay.remove(page) }
    }
  }

  private func move(by rows: Int, of count: Int) {
    app.store.send(MoviesAction.moved(by: rows)) {
      $0.updateList { $0.cursor.move(by: rows, of: count) }
    }
  }

  /// Lets a page come that is on its way.
  private func comes(_ page: Int, total: Int) async throws {
    let answer = try Samples.answer(query, page: page, total: total)
    await app.catalogue.answer(.page(page), .success(answer))
    await app.succeeded(.page(page)) {
      $0.errors.tries = [:]
    }
    await app.store.receive(MoviesAction.setMovies(answer, number: page, query: query)) {
      $0.add(answer, number: page, of: query)
    }
  }

  /// Lists 25 titles, and moves on until the second page is sent for.
  private func sendPage(movingBy rows: Int = 6) async throws {
    try await app.search(query, total: 25)
    move(by: rows, of: 25)
    await asks(for: 2)
    await app.pass(60, sleepers: 1)
    await app.started(.page(2))
  }

  /// Tries the second page again, which has failed.
  private func retryPage() async {
    app.store.send(MoviesAction.retried) { $0.errors.tries = [.page(2): 1] }
    await app.store.receive(ScreenAction.noticeExpired)
    await app.store.receive(GetMovies(query, page: 2, asking: query)) {
      $0.updateList { $0.pagesOnTheWay = [2] }
    }
    await app.started(.page(2)) { $0.errors.byRequest = [:] }
  }

  /// Lists 25 titles whose second page fails.
  private func failPage() async throws {
    try await sendPage()
    await fails()
  }

  /// Receives that the second page does not come.
  private func fails() async {
    await app.catalogue.answer(.page(2), .failure(.tooSlow))
    await app.failed(.page(2), .tooSlow) {
      $0.updateList { $0.pagesOnTheWay = [] }
      $0.errors.byRequest = [.page(2): .tooSlow]
    }
  }

  @Test("The next page is fetched before the end of the list is reached")
  func ahead() async throws {
    try await app.search(query, total: 25)
    move(by: 5, of: 25)
    await asks(for: 2)
    await app.clock.sleepers(reach: 1)
    #expect(app.deadlines == [60])
    await app.clock.advance(by: .milliseconds(60))
    await app.started(.page(2))
    try await comes(2, total: 25)
    #expect(app.state.name(inRow: 15) == "Title 16")
    await app.store.finish()
  }

  @Test("To the last row only the visible page is fetched, and once")
  func toTheEnd() async throws {
    try await app.search(query, total: 405)
    app.store.send(MoviesAction.selected(row: .max)) {
      $0.updateList { $0.cursor.select(404, of: 405) }
    }
    await asks(for: 41)
    await app.pass(60, sleepers: 1)
    await app.started(.page(41))
    try await comes(41, total: 405)
    #expect(app.state.selectedName == "Title 405")
    await app.store.finish()
    #expect(await app.catalogue.questions == ["batman, page 1", "batman, page 41"])
  }

  @Test("Pages flown over are given up before they are sent")
  func flownOver() async throws {
    try await app.search(query, total: 405)
    move(by: 10, of: 405)
    await asks(for: 2)
    move(by: 10, of: 405)
    await asks(for: 3)
    move(by: 10, of: 405)
    await givesUp(2)
    await asks(for: 4)
    move(by: 10, of: 405)
    await givesUp(3)
    await asks(for: 5)
    move(by: 4, of: 405)
    await givesUp(4)
    await app.pass(60, sleepers: 1)
    await app.started(.page(5))
    try await comes(5, total: 405)
    await app.store.finish()
    #expect(await app.catalogue.questions == ["batman, page 1", "batman, page 5"])
  }

  @Test("A page that fails keeps the rows, is not asked for unasked, and comes on a retry")
  func failure() async throws {
    try await failPage()
    move(by: -6, of: 25)
    move(by: 6, of: 25)
    await retryPage()
    try await comes(2, total: 25)
    await app.store.finish()
    #expect(await app.catalogue.asked == [.search, .page(2), .page(2)])
  }

  @Test("A page that fails again is told of, and how often it was tried")
  func failingAgain() async throws {
    try await failPage()
    await retryPage()
    await fails()
    await app.store.receive(ScreenAction.noticed(.triedAgain(times: 1))) {
      $0.screen.notice = .triedAgain(times: 1)
    }
    await app.store.receive(named: "NoticeExpiry")
    await app.pass(4_000, sleepers: 1)
    await app.store.receive(ScreenAction.noticeExpired) { $0.screen.notice = nil }
    await app.store.finish()
  }

  @Test("A page past the end ends the list, and is no failure")
  func pastTheEnd() async throws {
    try await sendPage()
    let end = Samples.answer(
      TitlePage([], total: nil, sent: 0, size: 10, last: 100, query: query))
    await app.catalogue.answer(.page(2), .success(end))
    await app.succeeded(.page(2))
    await app.store.receive(MoviesAction.setMovies(end, number: 2, query: query)) {
      $0.add(end, number: 2, of: query)
      $0.search.note(count: 10)
    }
    #expect(app.state.list.results.count == 10)
    await app.store.finish()
  }

  @Test("A list that is left takes its requests along")
  func left() async throws {
    try await sendPage()
    let alien = TitleQuery("alien")
    app.type("alien")
    await app.store.receive(GetMovies(alien, delay: .milliseconds(250))) { $0.ask(alien) }
    await app.store.receive(CancelRequest(id: MoviesRequestID.page(2)))
    await app.cancelled(.page(2))
    app.store.send(SearchAction.submitted) { $0.submit() }
    await app.store.receive(GetMovies(alien))
    await app.started(.search)
    try await app.come(alien, total: 7)
    await app.store.finish()
  }

  @Test("A retry of a page that was given up does not count")
  func retryGivenUp() async throws {
    try await failPage()
    await retryPage()
    app.store.send(MoviesAction.selected(row: 0)) {
      $0.updateList { $0.cursor.select(0, of: 25) }
    }
    await givesUp(2)
    await app.cancelled(.page(2)) { $0.errors.tries = [:] }
    await app.store.finish()
  }

  @Test("A page that the user stopped is not fetched again unasked")
  func stopped() async throws {
    try await sendPage(movingBy: 10)
    app.store.send(LoadingAction.cancelled) { $0.errors.byRequest = [.page(2): .cancelled] }
    await givesUp(2)
    await app.cancelled(.page(2))
    move(by: -1, of: 25)
    await app.store.finish()
    #expect(app.state.errors.page(2) == .cancelled)
  }
}
