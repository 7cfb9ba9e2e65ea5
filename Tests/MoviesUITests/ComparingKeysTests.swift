import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Keys that mark titles and compare them", .timeLimit(.minutes(5)))
struct ComparingKeysTests {
  private func footer(_ state: AppState) throws -> String {
    try #require(Samples.frame(of: state).canvas.lines.last)
  }

  private func ids(_ rows: Int...) throws -> [TitleID] {
    let titles = try Samples.titles()
    return rows.map { titles[$0].id }
  }

  @Test("Space marks the selected row of a list or takes its mark away, and the footer counts")
  func results() throws {
    var state = try Samples.listed()
    #expect(try !footer(state).contains("marked"))
    try Reader.press("Space", "j", "j", "Space", in: &state)
    #expect(state.marks.ids == (try ids(0, 2)))
    #expect(try footer(state).contains("= compare"))
    try Reader.press("Space", in: &state)
    #expect(state.marks.ids == (try ids(0)))
    #expect(try footer(state).hasPrefix("  1 marked   "))
    #expect(try !footer(state).contains("= compare"))
  }

  @Test("Space marks on the wall of posters")
  func wall() throws {
    var state = try Samples.listed(then: [PosterAction.meansKnown(.blocks)])
    try Reader.press("P", in: &state)
    #expect(state.screen.focus == .wall)
    try Reader.press("Right", "Space", "Right", "Space", in: &state)
    #expect(state.marks.ids == (try ids(1, 2)))
    #expect(try footer(state).contains("= compare"))
    try Reader.press("=", in: &state)
    #expect(state.comparison?.ids == (try ids(1, 2)))
  }

  @Test("Space marks an episode, in the list, in the heat map and in the chart")
  func episodes() throws {
    let series = try Samples.id("tt0103359")
    let season = Season(
      title: "Batman: The Animated Series", number: 1, totalSeasons: 1,
      episodes: try (1...3).map { (number: Int) in
        EpisodeSummary(
          id: try Samples.id("tt000000\(number)"), title: "Episode \(number)", number: number,
          score: 80)
      })
    var state = try Samples.listed(then: [
      ScreenAction.titleOpened(series),
      SeriesAction.setSeason(Answer(season, source: .omdb), number: 1, of: series),
      SeriesAction.seasonMoved(by: 1),
    ])
    #expect(state.screen.focus == .episodes)
    try Reader.press("Space", "Space", in: &state)
    #expect(state.marks.ids.map(\.rawValue) == ["tt0000001", "tt0000002"])
    #expect(state.selectedTitle?.rawValue == "tt0000003", "it goes on to the next")
    #expect(try footer(state).hasPrefix("  2 marked"))
    try Reader.press("v", in: &state)
    #expect(state.screen.focus == .heatMap)
    try Reader.press("k", "Space", in: &state)
    #expect(state.marks.ids.map(\.rawValue) == ["tt0000001"])
    try Reader.press("v", in: &state)
    #expect(state.screen.focus == .chart)
    try Reader.press("h", "Space", "=", in: &state)
    #expect(state.comparison?.ids.map(\.rawValue) == ["tt0000001", "tt0000002"])
    #expect(try Samples.frame(of: state).canvas.lines[2].contains("Episode 2"))
  }

  @Test("In the details of a title, Space is a page down and marks nothing")
  func details() throws {
    var state = try Samples.listed(then: [try Samples.reading()])
    try Reader.press("Space", in: &state)
    #expect(state.marks.ids.isEmpty)
  }

  @Test("Marks survive a new search")
  func newSearch() throws {
    var state = try Samples.listed()
    try Reader.press("Space", in: &state)
    let nine = TitleQuery("nine")
    for action: any Action in [
      ScreenAction.fieldEntered(.search), SearchAction.edited(TextInput(text: "nine")),
      GetMovies(nine),
      MoviesAction.setMovies(Samples.answer(Samples.nine, total: 1), number: 1, query: nine),
      SearchAction.submitted,
    ] {
      AppState.reduce(&state, action)
    }
    #expect(try footer(state).hasPrefix("  1 marked elsewhere   "))
    try Reader.press("Space", in: &state)
    #expect(try footer(state).hasPrefix("  2 marked, 1 elsewhere   "))
    try Reader.press("=", in: &state)
    #expect(state.comparison?.ids == (try ids(0)) + Samples.nine.map(\.id))
  }

  @Test("Esc in a list takes its marks away before it goes back, and says so")
  func clearing() throws {
    var state = try Samples.listed()
    #expect(try !footer(state).contains("clear marks"))
    try Reader.press("Space", "j", "Space", "/", "Esc", in: &state)
    #expect(state.marks.ids.count == 2)
    #expect(try footer(state).contains("Esc clear marks"))
    try Reader.press("Esc", in: &state)
    #expect(state.marks.ids.isEmpty)
    #expect(state.screen.focus == .results)
    #expect(try Keyboard.action(for: ["Esc"], in: state) is ScreenAction)
  }

  @Test("Esc leaves marks alone that are elsewhere, until there is nothing to go back to")
  func clearingElsewhere() throws {
    var state = try Samples.listed()
    AppState.reduce(&state, MarkAction.toggled(try Samples.id("tt0000009")))
    try Reader.press("Enter", "Esc", in: &state)
    #expect(state.marks.ids.count == 1)
    try Reader.press("Esc", in: &state)
    #expect(state.marks.ids.isEmpty)
  }

  @Test(
    "What is kept is about the titles that are marked on the page, or else the selected one",
    arguments: ["w", "x", "8", "e", "a"])
  func keeping(key: String) throws {
    let keys = key == "8" ? ["*", "8"] : [key]
    func titles(_ state: AppState) throws -> [TitleID]? {
      let action = try Keyboard.action(for: keys, in: state)
      if case .overlayOpened(.prompt(let prompt)) = action as? ScreenAction {
        return prompt.question.titles
      }
      switch action as? KeepingAction {
      case .watchlistSwitched(let ids), .seen(let ids), .rated(8, let ids): return ids
      default: return nil
      }
    }
    var state = try Samples.listed()
    AppState.reduce(&state, MarkAction.toggled(try Samples.id("tt0000009")))
    #expect(try titles(state) == ids(0))
    try Reader.press("j", "Space", in: &state)
    #expect(try titles(state) == ids(1))
    try Reader.press("j", "Enter", in: &state)
    #expect(try titles(state) == ids(2))
  }

  @Test("With too few marks or too many, = says how many it takes", arguments: [0, 1, 5])
  func wrongCount(count: Int) throws {
    var state = try Samples.listed()
    for number in 0..<count {
      AppState.reduce(&state, MarkAction.toggled(try Samples.id("tt000000\(number)")))
    }
    try Reader.press("=", in: &state)
    #expect(state.comparison == nil)
    let marks = [0: "none is marked", 1: "1 is marked", 5: "5 are marked"]
    let words = try #require(marks[count])
    let notice = try Samples.frame(of: state).canvas.lines.dropLast().last
    #expect(notice?.hasPrefix("  Mark 2 to 4 titles to compare them; \(words).") == true)
  }

  @Test("Arrows select a title, Enter opens it, and Esc leads back step by step")
  func moving() throws {
    var state = try Samples.listed()
    try Reader.press("Space", "Space", "=", in: &state)
    #expect(state.screen.focus == .compare)
    #expect(state.selectedTitle == (try ids(0)).first)
    try Reader.press("Left", "Right", "l", in: &state)
    #expect(state.comparison?.selection == 1)
    try Reader.press("h", "h", "h", "Right", "Enter", in: &state)
    #expect(state.comparison == nil)
    #expect(state.selectedTitle == (try ids(1)).first)
    try Reader.press("Esc", in: &state)
    #expect(state.comparison?.selection == 1)
    try Reader.press("Esc", in: &state)
    #expect(state.screen.focus == .results)
    #expect(state.marks.ids.count == 2)
  }

  @Test("The footer of a comparison names its keys")
  func hints() throws {
    var state = try Samples.listed()
    try Reader.press("Space", "j", "Space", "=", in: &state)
    #expect(try footer(state).hasPrefix("  ↑↓ links   ←→ title   ⏎ open   Esc back"))
  }
}
