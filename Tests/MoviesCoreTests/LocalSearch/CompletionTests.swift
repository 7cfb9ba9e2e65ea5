import Keeping
import MoviesCore
import Redux
import Testing
import Titles

@Suite("Completing what is typed", .timeLimit(.minutes(5)))
struct CompletionTests {
  /// A state that knows three films by two directors.
  private func state() throws -> AppState {
    var state = AppState()
    let directors = ["Agnès Varda", "Aki Kaurismäki", "Aki Kaurismäki"]
    for (index, director) in directors.enumerated() {
      let detail = TitleDetail(
        id: try Samples.id(index + 1), title: "Title \(index + 1)", directors: [director])
      AppState.reduce(&state, Samples.details(detail))
    }
    return state
  }

  /// The texts that Tab makes of a text, one after the other.
  private func texts(
    _ text: String, in field: Field, tabs count: Int, _ state: AppState
  ) throws -> [String] {
    var state = state
    func input() -> TextInput { field == .search ? state.search.field : state.search.filterField }
    let input = TextInput(text: text)
    AppState.reduce(&state, field == .search ? SearchAction.edited(input) : .filterEdited(input))
    return try (0..<count).map { _ in
      let pane = field == .search ? Pane.searchField : .filterField
      AppState.reduce(&state, try #require(state.completed(in: pane)))
      let completed = field == .search ? state.search.field : state.search.filterField
      #expect(completed.cursor == completed.text.count)
      return completed.text
    }
  }

  @Test("Names of fields and their values, in turn", arguments: [Field.search, .filter])
  func inTurn(field: Field) throws {
    let state = try state()
    #expect(try texts("gen", in: field, tabs: 1, state) == ["genre:"])
    let genres = try texts("genre:n", in: field, tabs: 3, state)
    #expect(genres == ["genre:News", "genre:Film-Noir", "genre:News"])
  }

  @Test("People are those of the titles that are known, the most frequent first")
  func people() throws {
    let names = try texts("director:a", in: .filter, tabs: 2, state())
    #expect(names == [#"director:"Aki Kaurismäki""#, #"director:"Agnès Varda""#])
  }

  @Test("Lists are those of the library, and the watchlist", arguments: [Field.search, .filter])
  func lists(field: Field) throws {
    var state = try state()
    let lists = [LibraryList.watchlist, .named("Rainy days"), .named("Wild West")]
    let summaries = lists.map { LibraryListSummary($0, count: 1, minutes: 0) }
    AppState.reduce(&state, LibraryEvent.came(LibraryReading(revision: 1, lists: summaries)))
    let names = try texts("list:w", in: field, tabs: 3, state)
    #expect(names == ["list:watchlist", #"list:"Wild West""#, "list:watchlist"])
    #expect(try texts("list:r", in: field, tabs: 1, state) == [#"list:"Rainy days""#])
  }

  @Test("In the field of the page for tonight, too")
  func tonight() throws {
    var state = try state()
    let lists = [LibraryListSummary(.named("Rain"), count: 1, minutes: 0)]
    AppState.reduce(&state, LibraryEvent.came(LibraryReading(revision: 1, lists: lists)))
    AppState.reduce(&state, TonightAction.opened(TonightWish(), seed: 1))
    #expect(state.completed(in: .wishField) == nil)
    func complete(_ text: String?) throws -> String? {
      if let text {
        AppState.reduce(&state, TonightAction.fieldEdited(TextInput(text: text)))
      }
      AppState.reduce(&state, try #require(state.completed(in: .wishField)))
      return state.screen.pages.tonight?.field?.input.text
    }
    AppState.reduce(&state, TonightAction.fieldOpened(TextInput()))
    #expect(try complete("list:r") == "list:Rain")
    #expect(try complete("director:a") == #"director:"Aki Kaurismäki""#)
    #expect(try complete(nil) == #"director:"Agnès Varda""#)
  }

  @Test("What follows the cursor stays where it is")
  func middle() throws {
    var state = try state()
    let input = TextInput(text: "genre:wes rating>7", cursor: 9)
    AppState.reduce(&state, SearchAction.filterEdited(input))
    AppState.reduce(&state, try #require(state.completed(in: .filterField)))
    #expect(state.search.filterField == TextInput(text: "genre:Western rating>7", cursor: 13))
  }

  @Test("Once something else is typed, Tab begins anew")
  func anew() throws {
    var state = try state()
    AppState.reduce(&state, SearchAction.filterEdited(TextInput(text: "genre:n")))
    AppState.reduce(&state, try #require(state.completed(in: .filterField)))
    AppState.reduce(&state, SearchAction.filterEdited(TextInput(text: "genre:News actor")))
    #expect(state.search.completion == nil)
    AppState.reduce(&state, try #require(state.completed(in: .filterField)))
    #expect(state.search.filterField.text == "genre:News actor:")
  }

  @Test("Words have no completion, and neither has a pane without a field")
  func nothing() throws {
    var state = try state()
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "godfather ")))
    AppState.reduce(&state, SearchAction.filterEdited(TextInput(text: "genre:n")))
    for pane in [Pane.searchField, .results, .details, .yearField] {
      #expect(state.completed(in: pane) == nil)
    }
  }

  @Test("A completed text is searched for like a typed one")
  @MainActor
  func searched() async throws {
    var noir = try Samples.hits(TitleQuery("genre:Film-Noir"), [1])
    noir.quality = .complete
    let app = App(catalogue: .searching(noir))
    app.type("genre:film-n")
    app.press(try #require(app.state.completed(in: .searchField)))
    try await app.until("the rows") { $0.list.results.count == 1 }
    #expect(app.state.list.answered?.text == "genre:Film-Noir")
  }
}
