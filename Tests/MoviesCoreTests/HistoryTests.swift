import MoviesCore
import Testing
import Titles

@MainActor
@Suite("The list of earlier queries", .timeLimit(.minutes(5)))
struct HistoryTests {
  /// An app that asked for some queries, with the list open in the search line.
  private func app(after queries: String...) async throws -> App {
    let app = App()
    for query in queries { try await app.search(query, total: query.count) }
    app.press(ScreenAction.fieldEntered(.search))
    app.press(ScreenAction.overlayOpened(.history(HistoryState(in: app.state))))
    return app
  }

  /// Returns the list of earlier queries that is over the screen.
  private func list(in state: AppState) throws -> HistoryProps {
    let overlay = BrowseProps(state).overlay
    let list: HistoryProps? = if case .history(let list) = overlay { list } else { nil }
    return try #require(list)
  }

  @Test("Lists the newest first, with their counts, and selects the one before the present one")
  func opens() async throws {
    let props = try list(in: try await app(after: "alien", "batman").state)
    #expect(props.entries == [.init(text: "batman", count: 6), .init(text: "alien", count: 5)])
    #expect(props.selection == 1)
  }

  @Test("Typing narrows it to the queries with all the words, whatever their case and accents")
  func narrows() async throws {
    let app = try await app(after: "Amélie", "blade runner", "runner")
    app.press(HistoryAction.searched(TextInput(text: "RUN bla")))
    #expect(app.state.selectedEarlierQuery == "blade runner")
    app.press(HistoryAction.searched(TextInput(text: "amelie")))
    #expect(app.state.selectedEarlierQuery == "Amélie")
    app.press(HistoryAction.searched(TextInput(text: "amelie runner")))
    #expect(app.state.selectedEarlierQuery == nil)
  }

  @Test("The selection stays within the list")
  func selection() async throws {
    let app = try await app(after: "alien", "batman")
    app.press(HistoryAction.moved(by: .max))
    #expect(app.state.selectedEarlierQuery == "alien")
    app.press(HistoryAction.moved(by: .min))
    #expect(app.state.selectedEarlierQuery == "batman")
  }

  @Test("A selection that a damaged recording holds leads nowhere", arguments: [Int.min, -1, .max])
  func impossibleSelection(row: Int) async throws {
    let app = try await app(after: "alien", "batman")
    var list = HistoryState()
    list.selection = row
    app.press(ScreenAction.overlayOpened(.history(list)))
    #expect(app.state.selectedEarlierQuery == nil)
    let props = try self.list(in: app.state)
    #expect(props.entries.indices.contains(props.selection))
  }

  @Test("A chosen query is asked at once, and the keys go to its rows")
  func choosing() async throws {
    let app = try await app(after: "alien", "batman")
    app.press(SearchAction.recalled("alien"))
    #expect(app.state.screen.activePane == .results)
    #expect(app.state.list.answered?.text == "alien")
    #expect(app.state.search.history.entries.map(\.text) == ["batman", "alien"])
    app.press(ScreenAction.wentBack)
    #expect(app.state.list.answered?.text == "batman")
  }
}
