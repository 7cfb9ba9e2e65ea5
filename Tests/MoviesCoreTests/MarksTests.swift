import MoviesCore
import Redux
import Testing
import Titles

@Suite("Marking and choosing titles", .timeLimit(.minutes(5)))
struct MarksTests {
  private func listing(_ query: TitleQuery, _ numbers: [Int], in state: inout AppState) throws {
    AppState.reduce(&state, SearchAction.edited(TextInput(text: query.text)))
    AppState.reduce(&state, GetMovies(query))
    AppState.reduce(
      &state,
      MoviesAction.setMovies(try Samples.found(query, numbers), number: 1, query: query))
  }

  private func mark(_ numbers: Int..., in state: inout AppState) throws {
    for number in numbers { AppState.reduce(&state, MarkAction.toggled(try Samples.id(number))) }
  }

  /// Which of the rows on the screen have a mark.
  private func marked(_ state: AppState) -> [Bool] {
    guard case .rows(let rows) = BrowseProps(state).list.content else { return [] }
    return rows.map { if case .title(_, let isMarked) = $0 { isMarked } else { false } }
  }

  private func listed() throws -> AppState {
    var state = AppState()
    state.settings.isForChoosing = true
    let screen = ScreenSize(columns: 80, rows: 24)
    AppState.reduce(&state, ScreenAction.resized(screen, listRows: 10))
    try listing(Samples.batman, [1, 2, 3], in: &state)
    return state
  }

  @Test("A mark is set, and taken away again")
  func toggled() throws {
    var state = try listed()
    try mark(2, in: &state)
    #expect(marked(state) == [false, true, false])
    try mark(3, 2, in: &state)
    #expect(marked(state) == [false, false, true])
    try mark(3, in: &state)
    #expect(marked(state) == [false, false, false])
  }

  @Test("Whoever marks the selected title, or takes its mark away, goes on to the next")
  func goingOn() throws {
    var state = try listed()
    try mark(1, 2, in: &state)
    #expect(state.list.selected == (try Samples.id(3)))
    try mark(3, 1, in: &state)
    #expect(state.list.selected == (try Samples.id(3)), "the last one, and one elsewhere")
    #expect(marked(state) == [false, true, true])
  }

  @Test("Marks stay in other lists, in a filtered one, and for titles that no list has any more")
  func kept() throws {
    var state = try listed()
    try mark(1, 3, in: &state)
    try listing(TitleQuery("alien"), [3, 4, 5], in: &state)
    #expect(marked(state) == [true, false, false])
    try mark(4, in: &state)
    AppState.reduce(&state, SearchAction.filterEdited(TextInput(text: "year:1904..1905")))
    #expect(marked(state) == [true, false])
    #expect(BrowseProps(state).footer.marked == 3)
    for number in 100..<(100 + TitlesState.leastLimit) {
      try listing(TitleQuery("query \(number)"), [number], in: &state)
    }
    #expect(try state.titles.summary(of: Samples.id(4)) != nil)
    #expect(try state.titles.summary(of: Samples.id(5)) == nil)
  }

  @Test("What is marked is chosen, in the order of the marks, wherever the selection is")
  func chosen() throws {
    var state = try listed()
    try mark(3, 1, in: &state)
    AppState.reduce(&state, MarkAction.chosen(try Samples.id(2)))
    #expect(state.marks.chosen == [try Samples.id(3), try Samples.id(1)])
    #expect(state.screen.isQuitting)
  }

  @Test("Without marks the selected title is chosen")
  func selected() throws {
    var state = try listed()
    AppState.reduce(&state, MarkAction.chosen(try Samples.id(2)))
    #expect(state.marks.chosen == [try Samples.id(2)])
    #expect(state.screen.isQuitting)
  }

  @Test("Who leaves without choosing has chosen nothing")
  func left() throws {
    var state = try listed()
    try mark(1, in: &state)
    AppState.reduce(&state, ScreenAction.quit)
    #expect(state.marks.chosen == nil)
  }

  @Test("All marks can be taken away at once")
  func cleared() throws {
    var state = try listed()
    try mark(1, 3, in: &state)
    AppState.reduce(&state, MarkAction.takenAway(state.marks.ids))
    #expect(marked(state) == [false, false, false])
    #expect(BrowseProps(state).footer.marked == 0)
  }
}
