import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("A frame that takes from the one before what has not changed", .timeLimit(.minutes(5)))
struct NextFrameTests {
  /// A list of ten films, some of them with names in wide characters, on a low screen.
  private func listed(columns: Int) throws -> AppState {
    let titles = try (1...10).map { number in
      TitleSummary(
        id: try Samples.id("tt00000\(number + 10)"),
        title: number.isMultiple(of: 3) ? "名探偵コナン \(number)" : "Film \(number)",
        years: YearRange(1990 + number), kind: number == 4 ? .series : .movie)
    }
    return try Samples.listed(
      columns: columns, rows: 12,
      then: [
        MoviesAction.setMovies(
          Samples.answer(titles, total: 10), number: 1, query: Samples.batman)
      ])
  }

  /// What can happen to the list, one thing after the other.
  private static let happenings: [(name: String, actions: [any Action])] = [
    ("moving", [MoviesAction.moved(by: 1), MoviesAction.moved(by: -1)]),
    ("scrolling", [MoviesAction.moved(by: 9), MoviesAction.moved(by: -9)]),
    ("the end", [MoviesAction.selected(row: .max), MoviesAction.moved(by: -1)]),
    ("sorting", [MoviesAction.sortChosen(.year), MoviesAction.sortChosen(nil)]),
    ("a field", [ScreenAction.fieldEntered(.search), ScreenAction.listEntered]),
    ("help", [ScreenAction.overlayOpened(.help(HelpState())), ScreenAction.overlayClosed]),
    ("another size", [ScreenAction.resized(ScreenSize(columns: 80, rows: 24), listRows: 20)]),
    ("another query", [SearchAction.edited(TextInput(text: "alien")), SearchAction.submitted]),
    ("a filter", [SearchAction.filterEdited(TextInput(text: "year>2000"))]),
    ("welcome", [ScreenAction.welcomeDismissed, MoviesAction.moved(by: 1)]),
  ]

  @Test("It is the frame that is drawn afresh", arguments: [80, 120, 200], happenings.indices)
  func same(columns: Int, index: Int) throws {
    let (name, actions) = Self.happenings[index]
    let view = BrowseView(theme: Theme(.dark, depth: .trueColor), keymap: try Keymap())
    var state = try listed(columns: columns)
    state.screen.showsWelcome = name == "welcome"
    var (last, rows): (DrawnFrame?, ListRows?)
    for action in [nil] + actions.map(Optional.some) {
      if let action { AppState.reduce(&state, action) }
      let (props, size) = (BrowseProps(state), TerminalSize(state.screen.size))
      #expect(BrowseProps(state, keeping: &rows) == props, "after \(name)")
      let (canvas, metrics) = view.draw(props, size: size)
      let next = view.draw(props, size: size, after: last)
      #expect(next.0 == canvas, "after \(name)")
      #expect(next.1 == metrics)
      last = DrawnFrame(props, canvas)
    }
  }
}
