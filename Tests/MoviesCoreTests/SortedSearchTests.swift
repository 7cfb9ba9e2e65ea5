import MoviesCore
import Redux
import Search
import Testing
import Titles

@Suite("Sorting a list that whoever gave it can sort as a whole", .timeLimit(.minutes(5)))
struct SortedSearchTests {
  /// A state with the first ten rows of a list.
  private func listing(
    _ typed: String, total: Int = 30, from source: DataSource = .imdb(titles: 30, day: nil)
  ) throws -> AppState {
    var state = AppState()
    AppState.reduce(
      &state, ScreenAction.resized(ScreenSize(columns: 80, rows: 24), listRows: 10))
    AppState.reduce(&state, SearchAction.edited(TextInput(text: typed)))
    let query = try #require(state.search.query)
    AppState.reduce(&state, GetMovies(query))
    let answer = Answer(try Samples.page(1, total: total), source: source)
    AppState.reduce(&state, MoviesAction.setMovies(answer, number: 1, query: query))
    return state
  }

  /// The text that is searched for to sort the list; `nil` where its rows are sorted.
  private func text(sorting state: AppState, by key: TitleOrder.Key?) -> String? {
    guard case .reordered(let text) = state.sorting(by: key) as? SearchAction else { return nil }
    return text
  }

  @Test("The search is repeated in the order; the same again is the other way round")
  func order() throws {
    #expect(try text(sorting: listing("batman"), by: .rating) == "batman sort:rating")
    let sorted = try listing("batman sort:rating")
    #expect(text(sorting: sorted, by: .rating) == "batman sort:-rating")
    #expect(text(sorting: sorted, by: .year) == "batman sort:year")
    #expect(text(sorting: sorted, by: nil) == "batman")
    #expect(try text(sorting: listing("batman sort:-year"), by: .year) == "batman sort:year")
  }

  @Test(
    "It finds the same titles",
    arguments: [
      "batman", "pride and prejudice", "what's up, doc?", "genre:noir year:1940..1959",
      "batman or alien", "not genre:horror lamp",
    ])
  func sameTitles(typed: String) throws {
    let state = try listing(typed)
    let again = try #require(
      text(sorting: state, by: .votes).flatMap { TitleQuery(typed: $0) }?.wholeExpression)
    var asked = try #require(state.search.query?.wholeExpression)
    asked.order = TitleOrder(.votes)
    #expect(again.text == asked.text)
  }

  @Test("The text stands in the search line, and the keys go to the list")
  func searchLine() throws {
    var state = try listing("batman")
    AppState.reduce(&state, state.sorting(by: .votes))
    #expect(state.search.field.text == "batman sort:votes")
    #expect(state.screen.focus == .results)
  }

  @Test("Where all rows have loaded, only they are sorted, unless the search has an order")
  func wholeList() throws {
    #expect(try text(sorting: listing("batman", total: 7), by: .year) == nil)
    #expect(try text(sorting: listing("batman"), by: nil) == nil)
    #expect(try text(sorting: listing("batman sort:year", total: 7), by: nil) == "batman")
  }

  @Test("Only the rows are sorted of services, of the demo too, of filtered lists, and by critics")
  func rowsAlone() throws {
    #expect(try text(sorting: listing("batman", from: .omdb), by: .year) == nil)
    #expect(try text(sorting: listing("batman", from: .demo(titles: 30)), by: .year) == nil)
    #expect(
      try text(sorting: listing("genre:noir", from: .demo(titles: 30)), by: .year)
        == "genre:noir sort:year")
    #expect(try text(sorting: listing("batman"), by: .disagreement) == nil)
    #expect(try text(sorting: listing("batman (1989)"), by: .year) == nil)
    var filtered = try listing("batman")
    for action in [SearchAction.filterEdited(TextInput(text: "year>1900")), .filterSubmitted] {
      AppState.reduce(&filtered, action)
    }
    #expect(text(sorting: filtered, by: .year) == nil)
  }

  @Test("A list whose rows are sorted or filtered loads its rest where that takes no requests")
  func freeRest() throws {
    let filter: [any Action] = [
      SearchAction.filterEdited(TextInput(text: "year>1900")), SearchAction.filterSubmitted,
    ]
    for arrange in [[MoviesAction.sortChosen(.disagreement)], filter] as [[any Action]] {
      for (source, loads) in [(DataSource.demo(titles: 30), true), (.omdb, false)] {
        var state = try listing("batman", from: source)
        #expect(!state.list.isLoadingRest)
        for action in arrange { AppState.reduce(&state, action) }
        #expect(state.list.isLoadingRest == loads)
      }
    }
  }

  @Test("It loads no more than is wanted once all rows are shown in the catalogue's order")
  func allRowsAgain() throws {
    var state = try listing("batman")
    for text in ["year>1900", ""] {
      AppState.reduce(&state, SearchAction.filterEdited(TextInput(text: text)))
      #expect(state.list.isLoadingRest == !text.isEmpty)
    }
    AppState.reduce(&state, MoviesAction.sortChosen(.disagreement))
    #expect(state.list.isLoadingRest)
    AppState.reduce(&state, MoviesAction.sortChosen(nil))
    #expect(!state.list.isLoadingRest)
  }

  @Test("Nobody asks for the price of the rest, which has none")
  func price() throws {
    for (source, price) in [(DataSource.omdb, 9), (.imdb(titles: 100, day: nil), nil)] {
      var state = try listing("batman", total: 100, from: source)
      AppState.reduce(
        &state, ServiceAction.counted(RequestCount(used: 1, limit: 1_000, reserve: 100)))
      #expect(state.priceOfRest == price)
      AppState.reduce(&state, MoviesAction.sortChosen(.year))
      #expect(state.list.sortedPart?.takesRequests == (price != nil))
    }
  }
}
