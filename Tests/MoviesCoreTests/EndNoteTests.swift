import MoviesCore
import Redux
import Testing
import Titles

@Suite("What stands where a list ends", .timeLimit(.minutes(5)))
struct EndNoteTests {
  /// A list of so many titles, ten rows of which are on the screen.
  private func list(
    total: Int, last: Int = 100, fallback: Fallback? = nil, then actions: any Action...
  ) throws -> ListProps {
    var state = AppState(source: .omdb, settings: SessionSettings())
    let rows = try (1...min(total, 10)).map { try Samples.title($0) }
    let page = TitlePage(
      rows, total: total, size: 10, last: last, query: Samples.batman)
    let all: [any Action] =
      [
        ScreenAction.resized(ScreenSize(columns: 80, rows: 14), listRows: 10),
        SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
        MoviesAction.setMovies(
          Answer(page, source: .omdb, fallback: fallback), number: 1, query: Samples.batman),
      ] + actions
    for action in all { AppState.reduce(&state, action) }
    return BrowseProps(state).list
  }

  private func rows(_ list: ListProps) -> Int {
    if case .rows(let rows) = list.content { rows.count } else { 0 }
  }

  @Test("A title that is the only one by a fallback is told as what it is")
  func onlyTitle() throws {
    for fallback in [Fallback.title(named: "batman"), .bestMatch(for: "batman")] {
      let list = try list(total: 1, fallback: fallback)
      #expect(list.endNote == .onlyTitle(fallback, for: Samples.batman))
    }
  }

  @Test("A list that was found by other words, or whole, ends without a word")
  func nothing() throws {
    #expect(try list(total: 1, fallback: .words("batman*", .wordBeginning)).endNote == nil)
    #expect(try list(total: 3).endNote == nil)
    #expect(try list(total: 30, last: 3, then: MoviesAction.selected(row: .max)).endNote == nil)
  }

  @Test("A list that is cut off says so at its end, and scrolls one row further for it")
  func limited() throws {
    #expect(try list(total: 400, last: 3).endNote == nil)
    let end = try list(total: 400, last: 3, then: MoviesAction.selected(row: .max))
    #expect(end.endNote == .limited(to: 30))
    #expect(end.top == 21)
    #expect(rows(end) == 9)
    #expect(end.selection == 8)
  }

  @Test("One row up, the list is as full as ever")
  func above() throws {
    let above = try list(
      total: 400, last: 3, then: MoviesAction.selected(row: .max), MoviesAction.moved(by: -1))
    #expect(above.top == 20)
    #expect(rows(above) == 10)
    #expect(above.selection == 8)
  }

  @Test("A list that leaves room shows its end without scrolling")
  func short() throws {
    let list = try list(total: 400, last: 1, then: MoviesAction.selected(row: .max))
    #expect(rows(list) == 9, "ten rows fill the screen")
    let roomy = try self.list(
      total: 400, last: 1,
      then: ScreenAction.resized(ScreenSize(columns: 80, rows: 16), listRows: 12),
      MoviesAction.selected(row: .max))
    #expect(roomy.endNote == .limited(to: 10))
    #expect(rows(roomy) == 10)
    #expect(roomy.top == 0)
  }
}
