import MoviesCore
import MoviesUI
import TerminalUI
import Testing
import Titles

@Suite("The welcome", .timeLimit(.minutes(5)))
struct WelcomeViewTests {
  private func text(of state: AppState) throws -> String {
    var state = state
    state.screen.showsWelcome = true
    return try Samples.frame(of: state).canvas.plainText
  }

  @Test("It is seen without rows as well", arguments: [40, 80, 100, 200])
  func noRows(columns: Int) throws {
    let text = try text(of: Samples.state(columns: columns, rows: 30))
    #expect(text.contains("Welcome to movies-tui"))
    #expect(text.contains("Press any key"))
  }

  @Test("It stands at once, while the first list is still on its way", arguments: [80, 120])
  func waiting(columns: Int) throws {
    let state = Samples.state(
      columns: columns, rows: 30,
      [SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman)])
    #expect(BrowseProps(state).list.content == .waiting)
    #expect(try text(of: state).contains("Welcome to movies-tui"))
  }

  @Test("On the smallest screen it is brief, and ends with the key to press")
  func small() throws {
    let text = try text(of: Samples.listed(columns: 40, rows: 10, source: .demo(titles: 747)))
    #expect(text.contains("Look up films, series and games."))
    #expect(text.contains("Press any key to continue."))
    #expect(!text.contains("To try"))
  }

  @Test("How to get a key is said once: by the welcome, then below the list", arguments: [80, 120])
  func keyAdvice(columns: Int) throws {
    let state = try Samples.listed(columns: columns, rows: 30, source: .demo(titles: 747))
    let offers = [try text(of: state), try Samples.frame(of: state).canvas.plainText]
    for text in offers { #expect(text.matches(of: /OMDB_API_KEY/).count == 1) }
    #expect(offers[0].contains("You are browsing the demo's 747 titles."))
    #expect(offers[1].contains("These titles are bundled."))
  }

  @Test("The examples are not cut", arguments: [40, 60, 80, 100, 120])
  func examples(columns: Int) throws {
    let text = try text(of: Samples.listed(columns: columns, rows: 30, source: .demo(titles: 747)))
    #expect(text.contains("/ blade runner   a word"))
    #expect(text.contains("Press any key"))
    for last in ["title", "only", "link"] { #expect(text.contains(last)) }
  }
}
