import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Searches whose own words find nothing", .timeLimit(.minutes(5)))
struct FallbackTests {
  /// Asks for a title that OMDb's search gives up on.
  private func tooMany(_ app: App) async throws {
    app.ask("9")
    try await app.answer("s=9", Samples.errorReply("Too many results."))
  }

  @Test("After “Too many results.” the exact title is asked for, and the screen says so")
  func exactTitle() async throws {
    let app = App()
    try await tooMany(app)
    try await app.answer("t=9", Samples.detailReply(1, title: "9"))
    try await app.until("the title") { $0.list.results.count == 1 }
    #expect(app.state.selectedName == "9")
    #expect(app.state.errors.byRequest.isEmpty)
    #expect(BrowseProps(app.state).status == .fellBack(.title(named: "9")))
    #expect(app.state.knowsDetails(of: 1))
  }

  @Test("A best match that carries another name is not called the title itself")
  func bestMatch() async throws {
    let app = App()
    app.ask("the")
    try await app.answer("s=the", Samples.errorReply("Too many results."))
    try await app.answer("t=the", Samples.detailReply(1, title: "The Thing"))
    try await app.until("the title") { $0.list.results.count == 1 }
    #expect(BrowseProps(app.state).status == .fellBack(.bestMatch(for: "the")))
  }

  @Test("After “Movie not found!” words that begin alike are searched, on all pages")
  func wildcard() async throws {
    let app = App()
    app.ask("cast")
    try await app.answer("s=cast&", Samples.errorReply("Movie not found!"))
    try await app.answer("t=cast", Samples.errorReply("Movie not found!"))
    try await app.answer("s=cast%2A", Samples.reply(page: 1, total: 25))
    try await app.until("the titles") { $0.list.results.count == 25 }
    app.press(MoviesAction.moved(by: 8))
    await app.clock.advance(by: .milliseconds(60))
    try await app.answer("page=2", Samples.reply(page: 2, total: 25))
    #expect(app.asked.last?.contains("s=cast%2A") == true)
  }

  @Test("Each step is shown while it is tried")
  func shown() async throws {
    let app = App()
    app.ask("cast")
    try await app.answer("s=cast&", Samples.errorReply("Movie not found!"))
    try await app.until("the second step") {
      $0.list.tried == .title(named: "cast")
    }
  }

  @Test(
    "Where nothing helps, the first reason is told",
    arguments: [("9", "Movie not found!"), ("🎬", "Incorrect IMDb ID.")])
  func hopeless(text: String, lastError: String) async throws {
    let app = App()
    app.ask(text)
    try await app.answer("s=", Samples.errorReply("Too many results."))
    try await app.answer("t=", Samples.errorReply(lastError))
    try await app.until("the end") { $0.list.answered != nil && $0.loading.inFlight.isEmpty }
    #expect(app.state.errors.search == .tooManyResults)
  }

  @Test("A failure of another kind ends the attempts and is told")
  func offlineMeanwhile() async throws {
    let app = App()
    try await tooMany(app)
    try await app.transport.release("t=9", .failure(.cannotResolve(host: "example.org")))
    try await app.until("the end") { $0.list.answered != nil && $0.loading.inFlight.isEmpty }
    #expect(app.state.errors.search == .cannotResolve(host: "example.org"))
  }

  @Test("A new search ends the attempts for the old one")
  func superseded() async throws {
    let app = App()
    try await tooMany(app)
    try await waitUntil("the second step") { app.asked.count == 2 }
    try await app.search("batman", total: 3)
    #expect(app.state.list.answered?.text == "batman")
    #expect(app.state.list.fallback == nil)
    #expect(app.asked.count == 3)
  }

  @Test(
    "An id or an address of IMDb goes straight to its title",
    arguments: ["tt0000007", "https://www.imdb.com/title/tt0000007/?ref_=nv_sr_1"])
  func id(text: String) async throws {
    let app = App()
    app.type(text)
    try await app.answer("i=tt0000007", Samples.detailReply(7))
    try await app.until("the title") { $0.selectedName == "Title 7" }
    #expect(app.asked.count == 1)
  }

  @Test("Titles that are exactly what was typed come first")
  func ranking() async throws {
    let app = App()
    app.ask("alien")
    let rows = ["Aliens", "Alien vs. Predator", "Alien"].enumerated()
      .map { Samples.row(number: $0.offset + 1, title: $0.element) }.joined(separator: ",")
    try await app.answer(
      "s=alien", #"{"Search":[\#(rows)],"totalResults":"3","Response":"True"}"#)
    try await app.until("the titles") { $0.list.results.count == 3 }
    #expect(app.state.name(inRow: 0) == "Alien")
  }

  @Test("How a held query was answered is remembered with it")
  func recalled() async throws {
    let app = App()
    try await tooMany(app)
    try await app.answer("t=9", Samples.detailReply(1, title: "9"))
    try await app.until("the title") { $0.list.results.count == 1 }
    try await app.search("batman", total: 3)
    app.ask("9")
    #expect(BrowseProps(app.state).status == .fellBack(.title(named: "9")))
    #expect(app.requests.isEmpty)
  }
}
