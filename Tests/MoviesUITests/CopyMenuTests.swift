import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("The copy menu", .timeLimit(.minutes(5)))
struct CopyMenuTests {
  /// What the last of these keys calls for, with the actions of those before it carried out.
  private func press(_ keys: String..., in state: inout AppState) throws -> (any Action)? {
    var interpreter = Interpreter(keymap: try Keymap())
    var last: (any Action)?
    for key in keys {
      let outcome = interpreter.interpret(
        try #require(Key(key)), state: state, metrics: FrameMetrics())
      last = nil
      if case .action(let action) = outcome {
        AppState.reduce(&state, action)
        last = action
      }
    }
    return last
  }

  /// A state that lists one title.
  private func listing(_ name: String, years: YearRange? = YearRange(1992)) throws -> AppState {
    let title = TitleSummary(
      id: try Samples.id("tt0103776"), title: name, years: years, kind: .movie)
    return Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(
        Samples.answer([title], total: 1), number: 1, query: Samples.batman),
    ])
  }

  private let page = "https://www.imdb.com/title/tt0103776/"

  @Test("A letter copies, and the menu closes")
  func letters() throws {
    let texts = [
      "i": "tt0103776", "l": page, "t": "Batman Returns (1992)",
      "m": "[Batman Returns (1992)](\(page))",
    ]
    for (key, text) in texts {
      var state = try listing("Batman Returns")
      #expect(try press("C", key, in: &state) as? LinkAction == .copyRequested(text))
      #expect(state.screen.overlay == nil)
    }
  }

  @Test("The arrows move as far as there are lines, and Enter copies")
  func arrows() throws {
    var state = try listing("Batman Returns")
    let link = try press("C", "Down", "Enter", in: &state)
    #expect(link as? LinkAction == .copyRequested(page))
    let last = try press("C", "j", "j", "j", "j", "j", "Up", "Enter", in: &state)
    #expect(last as? LinkAction == .copyRequested("Batman Returns (1992)"))
    let first = try press("C", "Up", "Enter", in: &state)
    #expect(first as? LinkAction == .copyRequested("tt0103776"))
  }

  @Test("Esc and q close it without copying", arguments: ["Esc", "q", "C"])
  func closes(key: String) throws {
    var state = try listing("Batman Returns")
    #expect(try press("C", key, in: &state) as? ScreenAction == .overlayClosed)
    #expect(state.screen.overlay == nil)
  }

  @Test("Where nothing is selected there is nothing to open")
  func nothing() throws {
    var state = Samples.state()
    #expect(try press("C", in: &state) as? ScreenAction == .noticed(.keyWithoutMeaning("C")))
  }

  @Test(
    "In Markdown the title keeps its characters",
    arguments: [
      ("*batteries not included", "\\*batteries not included (1992)"),
      ("[REC]", "\\[REC\\] (1992)"),
      ("a_b `c` <d> e|f ~g~ \\", "a\\_b \\`c\\` \\<d\\> e\\|f \\~g\\~ \\\\ (1992)"),
      ("Batman & Robin", "Batman & Robin (1992)"),
    ])
  func markdown(name: String, label: String) throws {
    var state = try listing(name)
    let action = try press("C", "m", in: &state)
    #expect(action as? LinkAction == .copyRequested("[\(label)](\(page))"))
  }

  @Test(
    "The years stand there as far as they are known",
    arguments: [
      (nil, "Batman"), (YearRange(start: 1992, end: 1995), "Batman (1992–1995)"),
      (YearRange(start: 2019, end: nil), "Batman (2019–)"),
    ])
  func years(years: YearRange?, text: String) throws {
    var state = try listing("Batman", years: years)
    #expect(try press("C", "t", in: &state) as? LinkAction == .copyRequested(text))
  }

  @Test("It lists what would be copied, beside its letters")
  func lines() throws {
    var state = try listing("Batman Returns")
    _ = try press("C", in: &state)
    let lines = try Samples.frame(of: state).canvas.lines
    for text in [
      "i  id        tt0103776", "t  title     Batman Returns (1992)", "l  link      http",
    ] {
      #expect(lines.contains { $0.contains(text) })
    }
    #expect(lines.last?.contains("Esc close") == true)
  }

  @Test("A click on a line copies, one beside the menu closes it")
  func click() throws {
    var state = try listing("Batman Returns")
    _ = try press("C", in: &state)
    let (canvas, metrics) = try Samples.frame(of: state)
    let row = try #require(canvas.lines.firstIndex { $0.contains("t  title") })
    let line = canvas.lines[row]
    let start = try #require(line.range(of: "t  title")).lowerBound
    let point = Point(column: line.distance(from: line.startIndex, to: start), row: row)
    var interpreter = Interpreter(keymap: try Keymap())
    func click(_ point: Point) -> (any Action)? {
      let outcome = interpreter.interpret(
        MouseEvent(.pressed(.left), at: point), at: .now, state: state, metrics: metrics)
      guard case .action(let action) = outcome else { return nil }
      return action
    }
    #expect(click(point) as? LinkAction == .copyRequested("Batman Returns (1992)"))
    #expect(click(Point(column: 1, row: 3)) as? ScreenAction == .overlayClosed)
  }
}
