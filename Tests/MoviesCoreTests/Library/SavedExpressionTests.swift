import MoviesCore
import Redux
import Testing
import Titles

@Suite("What is kept as a list that fills itself", .timeLimit(.minutes(5)))
struct SavedExpressionTests {
  /// The expression that can be kept after these actions in a list of what “batman” finds.
  private func saved(after actions: any Action...) throws -> String? {
    var state = try Samples.listing(1, 2, 3, total: 30)
    for action in actions { AppState.reduce(&state, action) }
    return state.savableExpression
  }

  private func filter(_ text: String) -> any Action {
    SearchAction.filterEdited(TextInput(text: text))
  }

  private let entering = ScreenAction.fieldEntered(.filter)

  @Test("What is asked for in the search line alone stays as it was typed")
  func search() throws {
    #expect(try saved() == "batman")
  }

  @Test("The filter is kept along with what it filters: the search, its filters, or a list")
  func filtered() throws {
    #expect(
      try saved(after: entering, filter("rating>8 sort:-year")) == "batman rating>8 sort:-year")
    #expect(
      try saved(after: entering, filter("rating>8 or year<1950"))
        == "batman (rating>8 or year<1950)")
    #expect(
      try saved(after: SearchAction.kindChosen(.series), entering, filter("year>1950"))
        == "batman type:series year>1950")
    #expect(try saved(after: SearchAction.kindChosen(.series)) == "batman type:series")
  }

  @Test(
    "A list of the library is named whole in what is kept of it",
    arguments: [
      (LibraryTab.list(.watchlist), "list:\"watchlist\" year>1950"),
      (.list(.named("Noir nights")), "list:\"Noir nights\" year>1950"),
      (.list(.named("The “Bad” \"one\"")), "list:\"The Bad one\" year>1950"),
      (.list(.seen), "seen:yes year>1950"), (.list(.rated), "mine:any year>1950"),
      (
        .living(SmartList(name: "Noir", expression: "genre:noir or rating>8")),
        "(genre:noir or rating>8) year>1950"
      ),
      (.list(.everything), "year>1950"),
    ])
  func library(_ tab: LibraryTab, _ expected: String) throws {
    let opening = LibraryPageAction.tabChosen(tab)
    let entry = LibraryEntry(TitleDetail(try Samples.title(1)))
    let rows = LibraryEvent.rowsCame(tab, [entry])
    #expect(try saved(after: opening, rows) == nil)
    #expect(try saved(after: opening, rows, entering, filter("year>1950")) == expected)
  }
}
