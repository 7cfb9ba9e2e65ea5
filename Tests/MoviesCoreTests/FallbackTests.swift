import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Searches whose own words find nothing", .timeLimit(.minutes(5)))
struct FallbackTests {
  private let app = App()

  /// Asks for a title by words that find too many, so that the title of that name is the answer.
  private func exactTitle() async throws {
    app.ask("9")
    let title = TitleSummary(id: try Samples.id(1), title: "9", kind: .movie)
    var page = Samples.page([title], total: 1)
    page.details = [try Samples.detail(1, title: "9")]
    try await app.answer(with: page, fallback: .title(named: "9"))
    try await app.until("the title") { $0.list.results.count == 1 }
  }

  @Test("The screen says how a title was found in another way, and knows its details")
  func fellBack() async throws {
    try await exactTitle()
    #expect(app.state.selectedName == "9")
    #expect(app.state.errors.byRequest.isEmpty)
    #expect(BrowseProps(app.state).status == .fellBack(.title(named: "9")))
    #expect(app.state.knowsDetails(of: 1))
  }

  @Test("Each step is shown while it is tried")
  func shown() async throws {
    app.ask("cast")
    app.report(.trying(.title(named: "cast")), of: "cast")
    try await app.until("the second step") {
      $0.list.tried == .title(named: "cast")
    }
  }

  @Test("A new search ends the attempts for the old one")
  func superseded() async throws {
    app.ask("9")
    app.report(.trying(.title(named: "9")), of: "9")
    try await app.until("the second step") { $0.list.tried != nil }
    try await app.search("batman", total: 3)
    #expect(app.state.list.answered?.text == "batman")
    #expect(app.state.list.answer?.fallback == nil)
    #expect(app.state.list.tried == nil)
    #expect(await app.cancelled == 1)
  }

  @Test(
    "An id or an address of IMDb is asked for at once, without Enter",
    arguments: ["tt0000007", "https://www.imdb.com/title/tt0000007/?ref_=nv_sr_1"])
  func id(text: String) async throws {
    app.type(text)
    try await app.answer(with: Samples.page([try Samples.title(7)], total: 1))
    try await app.until("the title") { $0.selectedName == "Title 7" }
    #expect(await app.asked == [.search])
  }

  @Test("How a held query was answered is remembered with it")
  func recalled() async throws {
    try await exactTitle()
    try await app.search("batman", total: 3)
    app.ask("9")
    #expect(BrowseProps(app.state).status == .fellBack(.title(named: "9")))
    #expect(app.requests.isEmpty)
  }
}
