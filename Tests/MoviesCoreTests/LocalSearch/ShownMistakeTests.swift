import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("What the search line tells of its mistakes", .timeLimit(.minutes(5)))
struct ToldMistakeTests {
  private func remark(_ app: App) -> ListRemark? { BrowseProps(app.state).list.remark }

  /// What is told of a text typed to its end; `nil` if it is right.
  private func mistake(in text: String) -> ListRemark? {
    do throws(ExpressionMistake) {
      _ = try TitleExpression(parsing: text)
      return nil
    } catch {
      return .mistake(error)
    }
  }

  /// Types a text that leads to nothing on this machine.
  private func type(_ text: String, in app: App) async throws {
    app.type(text)
    guard app.state.list.asked != nil else { return }
    try await waitUntil("that the service is next") {
      !app.state.loading.contains(.here(.search)) && app.requests.count == 1
    }
  }

  /// An app in which a text was typed that leads to these titles on this machine, if any.
  private func app(
    typing text: String, finding numbers: [Int] = [], fallback: Fallback? = nil
  ) async throws -> (App, MemoryCatalogue) {
    let query = TitleQuery(text)
    let catalogue: MemoryCatalogue =
      numbers.isEmpty
      ? .searching() : .searching(try Samples.hits(query, numbers, fallback: fallback))
    let app = App(catalogue: catalogue)
    await app.clock.advance(by: .milliseconds(50))
    app.press(ScreenAction.fieldEntered(.search))
    if numbers.isEmpty {
      try await type(text, in: app)
    } else {
      try await app.list(text, count: numbers.count)
    }
    return (app, catalogue)
  }

  @Test(
    "What is unfinished is told after a pause, as find tells it",
    arguments: ["genre:noir rating>", "genre:noir (year<1970", "year:199", "genre:noir or"])
  func pause(text: String) async throws {
    let (app, _) = try await app(typing: text)
    await app.clock.advance(by: .milliseconds(599))
    #expect(remark(app) == nil, "somebody may still be typing")
    await app.clock.advance(by: .milliseconds(1))
    try await app.until("the pause") { $0.search.isAtRest }
    #expect(remark(app) == mistake(in: text))
  }

  @Test("A key that is typed meanwhile begins the pause anew, and mending the text ends it")
  func typing() async throws {
    let (app, _) = try await app(typing: "genre:noir rating>7 year:19")
    await app.clock.advance(by: .milliseconds(400))
    app.type("genre:noir rating>7 year:194")
    await app.clock.advance(by: .milliseconds(400))
    #expect(!app.state.search.isAtRest)
    app.type("genre:noir rating>7 year:1944")
    await app.clock.advance(by: .seconds(1))
    #expect(!app.state.search.isAtRest)
    #expect(remark(app) == nil)
  }

  @Test("The remark leaves with the next key, and stays while only the cursor moves")
  func mending() async throws {
    let (app, _) = try await app(typing: "genre:noir rating>")
    await app.clock.advance(by: .milliseconds(600))
    try await app.until("the pause") { $0.search.isAtRest }
    app.press(SearchAction.edited(TextInput(text: "genre:noir rating>", cursor: 3)))
    #expect(remark(app) == mistake(in: "genre:noir rating>"))
    app.type("genre:noir rating>8")
    #expect(remark(app) == nil)
  }

  @Test("Enter tells it at once, keeps the keys in the field and remembers nothing")
  func enter() async throws {
    let (app, _) = try await app(typing: "genre:noir (year<1970")
    app.press(SearchAction.submitted)
    #expect(remark(app) == mistake(in: "genre:noir (year<1970"))
    #expect(app.state.screen.focus == .searchField)
    #expect(app.state.search.history.entries.isEmpty)
    app.type("genre:noir (year<1970)")
    app.press(SearchAction.submitted)
    #expect(remark(app) == nil)
    #expect(app.state.screen.focus != .searchField)
    #expect(app.state.search.history.entries.map(\.text) == ["genre:noir (year<1970)"])
  }

  @Test("Of a condition that is all there is and unfinished, nobody is asked anything")
  func nothingToAsk() async throws {
    let (app, catalogue) = try await app(typing: "year:199")
    app.press(SearchAction.submitted)
    await app.clock.advance(by: .seconds(1))
    #expect(await catalogue.asked.isEmpty)
    #expect(app.state.errors.search == nil)
  }

  @Test("What no key can mend is told at once, with its place in the text as it is typed")
  func final() async throws {
    let (app, _) = try await app(typing: "  genre:noir  rating>x")
    #expect(remark(app) == mistake(in: "  genre:noir  rating>x"))
    app.type("genr:noir rating>x")
    #expect(remark(app) == mistake(in: "genr:noir rating>x"))
  }

  @Test("A misspelt field is told after a pause, unless it is a word of titles that are found")
  func misspeltField() async throws {
    let (app, catalogue) = try await app(typing: "genr:noir")
    #expect(remark(app) == nil)
    try await app.hears(.failure(.notFound), from: catalogue)
    await app.clock.advance(by: .milliseconds(600))
    try await app.until("the pause") { $0.search.isAtRest }
    #expect(remark(app) == mistake(in: "genr:noir"))
    let (other, _) = try await self.app(typing: "lost:island", finding: [1])
    other.press(SearchAction.submitted)
    #expect(remark(other) == nil)
  }

  @Test("An operator of another language is told after a pause, unless a title begins so")
  func foreignOperator() async throws {
    let (app, catalogue) = try await app(typing: "-alien", finding: [1])
    #expect(remark(app) == nil)
    try await app.hears(.failure(.notFound), from: catalogue)
    await app.clock.advance(by: .milliseconds(600))
    try await app.until("the pause") { $0.search.isAtRest }
    #expect(remark(app) == mistake(in: "-alien"))
  }

  @Test("A misspelt field is not taken for a misspelt word")
  func misspeltWord() async throws {
    let (app, catalogue) = try await app(
      typing: "genr:drama", finding: [1, 2], fallback: .spelling("gene drama"))
    #expect(remark(app) == nil)
    #expect(app.state.suggestion == nil)
    try await app.hears(.failure(.notFound), from: catalogue)
    await app.clock.advance(by: .milliseconds(600))
    try await app.until("the pause") { $0.search.isAtRest }
    #expect(remark(app) == mistake(in: "genr:drama"))
    app.press(SearchAction.submitted)
    #expect(app.state.search.field.text == "genr:drama")
  }

  @Test("Of a word that only looks like a field, nothing is told before nobody knows it")
  func otherWord() async throws {
    let (app, catalogue) = try await app(typing: "re:zero")
    await app.clock.advance(by: .milliseconds(250))
    try await app.until("the question") { $0.loading.contains(.search) }
    await app.clock.advance(by: .milliseconds(350))
    try await app.until("the pause") { $0.search.isAtRest }
    #expect(remark(app) == nil, "the answer is on its way")
    await catalogue.answer(.search, .failure(.notFound))
    try await app.until("its end") { $0.loading.inFlight.isEmpty }
    #expect(remark(app) == mistake(in: "re:zero"))
    try await type("mission: impossible", in: app)
    await app.clock.advance(by: .milliseconds(250))
    try await app.until("the question") { $0.loading.contains(.search) }
    await catalogue.answer(.search, .failure(.notFound))
    await app.clock.advance(by: .seconds(1))
    try await app.until("its end") { $0.loading.inFlight.isEmpty }
    #expect(remark(app) == nil)
  }

  @Test("Nor where it is found, or other words are what was probably meant")
  func otherWordFound() async throws {
    let (app, _) = try await app(typing: "re:zero", finding: [1])
    app.press(SearchAction.submitted)
    #expect(remark(app) == nil)
    let (meant, catalogue) = try await self.app(
      typing: "re:zreo", finding: [1], fallback: .spelling("re zero"))
    try await meant.hears(.failure(.notFound), from: catalogue)
    await meant.clock.advance(by: .milliseconds(600))
    #expect(remark(meant) == .didYouMean("re zero", isAcceptable: true))
  }

  @Test("It is told again with the list that one comes back to")
  func comingBack() async throws {
    let noir = TitleQuery("genre:noir rating>")
    let alien = TitleQuery("alien")
    let catalogue = MemoryCatalogue.searching(
      try Samples.hits(noir, [1, 2]), try Samples.hits(alien, [3]))
    let app = App(catalogue: catalogue)
    try await app.list(noir.text, count: 2)
    app.press(ScreenAction.listEntered, ScreenAction.fieldEntered(.search))
    try await app.list(alien.text, count: 1)
    app.press(ScreenAction.listEntered)
    #expect(remark(app) == nil)
    app.press(ScreenAction.wentBack)
    #expect(app.state.search.field.text == noir.text)
    #expect(remark(app) == mistake(in: noir.text))
  }
}
