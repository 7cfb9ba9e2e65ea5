import Redux
import ReduxTesting
import Testing
import Titles

@testable import MoviesCore

@MainActor
@Suite("A search that stays here, step by step", .timeLimit(.minutes(5)))
struct LocalSearchSteps {
  private let query = TitleQuery("b")

  /// Types a single character, which is searched for here and nowhere else.
  private func type(in app: App) async {
    app.type("b")
    await app.store.receive(CancelRequest(id: MoviesRequestID.here(.search)))
    await app.store.receive(CancelRequest(id: MoviesRequestID.search))
    await app.store.receive(GetMovies(query, reach: .here, staysHere: true)) { $0.ask(query) }
    await app.started(.here(.search))
  }

  @Test("Its rows are all that comes of it")
  func rows() async throws {
    let hits = try Samples.hits(query, [1, 2])
    let app = App(catalogue: .searching(hits), stating: .changes)
    await type(in: app)
    await app.succeeded(.here(.search))
    await app.store.receive(MoviesAction.setMovies(hits, number: 1, query: query)) {
      $0.begin(hits, of: query, isSettled: false)
    }
    await app.store.finish()
    #expect(await app.catalogue.asked == [.here(.search)])
  }

  @Test("Where nothing is found, the question is taken back")
  func noRows() async throws {
    let app = App(catalogue: .searching(), stating: .changes)
    await type(in: app)
    await app.failed(.here(.search), .notHere)
    await app.store.receive(MoviesAction.notHere(query)) { $0.updateList { $0.asked = nil } }
    await app.store.finish()
    #expect(await app.catalogue.asked == [.here(.search)])
  }

  @Test("Enter repeats it, and then goes further")
  func enter() async throws {
    let app = App(catalogue: .searching(), stating: .changes)
    await type(in: app)
    await app.failed(.here(.search), .notHere)
    await app.store.receive(MoviesAction.notHere(query)) { $0.updateList { $0.asked = nil } }
    app.store.send(SearchAction.submitted) { $0.submit() }
    await app.store.receive(CancelRequest(id: MoviesRequestID.here(.search)))
    await app.store.receive(CancelRequest(id: MoviesRequestID.search))
    await app.store.receive(GetMovies(query, reach: .here)) { $0.ask(query) }
    await app.started(.here(.search))
    await app.failed(.here(.search), .notHere)
    await app.store.receive(GetMovies(query))
    await app.started(.search)
    try await app.come(query, total: 3)
    await app.store.finish()
    #expect(await app.catalogue.asked == [.here(.search), .here(.search), .search])
  }
}
