import Redux
import ReduxTesting
import Testing
import Titles

@testable import MoviesCore

@MainActor
@Suite("What is known here, and what is asked for anywhere, step by step", .timeLimit(.minutes(5)))
struct ReachSteps {
  private let query = Samples.batman

  /// An app that has these answers and details here.
  private func app(
    columns: Int = 80, _ answers: [Answer<TitlePage>] = [],
    details: [Answer<TitleDetail>] = []
  ) -> App {
    let pages = Dictionary(uniqueKeysWithValues: answers.map { ($0.value.query, $0) })
    let known = Dictionary(uniqueKeysWithValues: details.map { ($0.value.id, $0) })
    return App(
      columns: columns, catalogue: MemoryCatalogue(pages: pages, details: known),
      stating: .changes)
  }

  /// What the catalogue has for a query.
  private func answer(
    _ query: TitleQuery, total: Int, _ quality: AnswerQuality, reach: CachePolicy = .here
  ) throws -> Answer<TitlePage> {
    var page = try Samples.page(1, total: total)
    page.query = query
    return Answer(page, source: .omdb, quality: quality, reach: reach)
  }

  private func details(
    _ id: TitleID, _ quality: AnswerQuality, reach: CachePolicy = .here
  ) -> Answer<TitleDetail> {
    let detail = TitleDetail(id: id, title: "Title", minutes: 90)
    return Answer(detail, source: .omdb, quality: quality, reach: reach)
  }

  /// Types a query, which is asked here at once.
  private func type(_ query: TitleQuery, in app: App) async {
    app.type(query.text)
    await app.store.receive(CancelRequest(id: MoviesRequestID.here(.search)))
    await app.store.receive(CancelRequest(id: MoviesRequestID.search))
    await app.store.receive(GetMovies(query, reach: .here, delay: .milliseconds(250))) {
      $0.ask(query)
    }
    await app.started(.here(.search))
  }

  /// Receives what is here.
  private func comes(_ answer: Answer<TitlePage>, in app: App) async {
    let query = answer.value.query
    await app.succeeded(.here(.search))
    await app.store.receive(MoviesAction.setMovies(answer, number: 1, query: query)) {
      $0.begin(answer, of: query, isSettled: answer.quality == .complete)
    }
  }

  /// Receives what is asked for anywhere, and lets it come.
  private func comesFromElsewhere(
    _ total: Int, in app: App, _ change: (inout AppState) -> Void = { _ in }
  ) async throws {
    await app.started(.search)
    let answer = try answer(query, total: total, .complete, reach: .anywhere)
    await app.catalogue.answer(.search, .success(answer))
    await app.succeeded(.search)
    await app.store.receive(MoviesAction.setMovies(answer, number: 1, query: query)) {
      $0.begin(answer, of: query)
      change(&$0)
    }
  }

  @Test("What is all here is listed while one types, and nothing else is asked")
  func completeHere() async throws {
    let answers = [
      try answer(TitleQuery("bat"), total: 5, .complete),
      try answer(TitleQuery("batm"), total: 3, .complete),
    ]
    let app = app(answers)
    for answer in answers {
      await type(answer.value.query, in: app)
      await comes(answer, in: app)
    }
    await app.store.finish()
    #expect(await app.catalogue.asked == [.here(.search), .here(.search)])
  }

  @Test("What is not here is asked for anywhere once the keyboard rests, and nobody needs to know")
  func notHere() async throws {
    let app = app()
    await type(query, in: app)
    await app.failed(.here(.search), .notHere)
    await app.store.receive(GetMovies(query, delay: .milliseconds(250)))
    await app.clock.sleepers(reach: 2)
    #expect(app.deadlines.last == 250)
    await app.clock.advance(by: .milliseconds(250))
    try await comesFromElsewhere(7, in: app)
    await app.store.finish()
    #expect(await app.catalogue.asked == [.here(.search), .search])
  }

  @Test(
    "What is partial or stale is shown at once, and replaced by what comes from elsewhere",
    arguments: [AnswerQuality.partial, .stale])
  func incompleteHere(quality: AnswerQuality) async throws {
    let here = try answer(query, total: 3, quality)
    let app = app([here])
    await type(query, in: app)
    await comes(here, in: app)
    await app.store.receive(GetMovies(query, delay: .milliseconds(250)))
    app.store.send(MoviesAction.moved(by: 1)) {
      $0.updateList { $0.cursor.move(by: 1, of: 3) }
    }
    await app.pass(250, sleepers: 1)
    try await comesFromElsewhere(8, in: app) {
      $0.updateList { $0.cursor.select(1, of: 8) }
    }
    app.store.send(SearchAction.submitted) { $0.submit() }
    await app.store.finish()
    #expect(await app.catalogue.asked == [.here(.search), .search])
  }

  @Test("Enter asks anywhere at once for what is not all here")
  func enter() async throws {
    let here = try answer(query, total: 3, .partial)
    let app = app([here])
    await type(query, in: app)
    await comes(here, in: app)
    await app.store.receive(GetMovies(query, delay: .milliseconds(250)))
    app.store.send(SearchAction.submitted) { $0.submit() }
    await app.store.receive(CancelRequest(id: MoviesRequestID.here(.search)))
    await app.store.receive(CancelRequest(id: MoviesRequestID.search))
    await app.store.receive(GetMovies(query, reach: .here))
    await app.store.receive(MoviesAction.setMovies(here, number: 1, query: query))
    await app.store.receive(GetMovies(query))
    try await comesFromElsewhere(4, in: app)
    await app.store.finish()
    #expect(await app.catalogue.asked == [.here(.search), .search])
  }

  @Test("A title that is read is asked for anywhere as soon as it is known not to be all here")
  func readTitle() async throws {
    let first = try Samples.id(1)
    let list = try answer(query, total: 5, .complete)
    let known = details(first, .stale)
    let app = app([list], details: [known])
    await type(query, in: app)
    await comes(list, in: app)
    app.store.send(ScreenAction.titleOpened(first)) { $0.screen.pages.push(.title(first)) }
    await app.store.receive(GetDetail(first, reach: .here))
    await app.started(.here(.title(first)))
    await app.succeeded(.here(.title(first)))
    await app.store.receive(DetailAction.setDetail(known)) { $0.keep(known) }
    await app.store.receive(GetDetail(first))
    await app.started(.title(first))
    let better = details(first, .complete, reach: .anywhere)
    await app.catalogue.answer(first, .success(better))
    await app.succeeded(.title(first))
    await app.store.receive(DetailAction.setDetail(better)) { $0.keep(better) }
    await app.store.finish()
  }

  @Test("Details that are all here are asked for nowhere else")
  func detailsHere() async throws {
    let first = try Samples.id(1)
    let list = try answer(query, total: 5, .complete)
    let known = details(first, .complete)
    let app = app(columns: 120, [list], details: [known])
    await type(query, in: app)
    await comes(list, in: app)
    await app.store.receive(GetDetail(first, reach: .here, staysHere: true))
    await app.started(.here(.title(first)))
    await app.succeeded(.here(.title(first)))
    await app.store.receive(DetailAction.setDetail(known)) { $0.keep(known) }
    app.store.send(ScreenAction.titleOpened(first)) { $0.screen.pages.push(.title(first)) }
    await app.pass(1_000, sleepers: 1)
    await app.store.finish()
    #expect(await app.catalogue.asked == [.here(.search), .here(.title(first))])
  }
}
