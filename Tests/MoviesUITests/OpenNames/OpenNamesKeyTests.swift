import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Keys and the mouse on the page of open names", .timeLimit(.minutes(5)))
struct OpenNamesKeyTests {
  /// The page with a name that has two candidates, and one that has none.
  private func shown(selected row: Int = 0, columns: Int = 80, rows: Int = 24) throws -> AppState {
    let candidates = [
      TitleSummary(id: try Samples.id("tt0096895"), title: "Batman", years: YearRange(1989)),
      TitleSummary(id: try Samples.id("tt0060153"), title: "Batman: The Movie"),
    ]
    let names = [
      OpenName(
        number: 3, ImportedName(title: "Batman", year: 1943), file: "a.zip", place: "a.csv:2",
        candidates: candidates),
      OpenName(number: 7, ImportedName(title: "Qwxz"), file: "a.zip", place: "a.csv:3"),
    ]
    return try Samples.listed(
      columns: columns, rows: rows,
      then: [
        LibraryEvent.came(LibraryReading(revision: 1, openNames: 2)), OpenNamesAction.opened,
        OpenNamesAction.came(names, revision: 1), OpenNamesAction.selected(row: row),
      ])
  }

  @Test("From the list, g o opens it")
  func opening() throws {
    let action = try Keyboard.action(for: ["g", "o"], in: Samples.listed())
    #expect(action as? OpenNamesAction == .opened)
  }

  @Test(
    "Keys choose names and titles, and decide",
    arguments: [
      (["j"], OpenNamesAction.moved(by: 1)), (["Up"], .moved(by: -1)),
      (["G"], .selected(row: .max)), (["g", "g"], .selected(row: 0)),
      (["Right"], .candidateMoved(by: 1)), (["h"], .candidateMoved(by: -1)),
      (["2"], .candidateChosen(1)), (["9"], .candidateChosen(8)), (["Enter"], .settled),
      (["d"], .leftOut),
    ])
  func keys(_ keys: [String], action: OpenNamesAction) throws {
    #expect(try Keyboard.action(for: keys, in: shown()) as? OpenNamesAction == action)
  }

  @Test("Undo and redo work as everywhere, and Escape goes back")
  func leaving() throws {
    #expect(
      try Keyboard.action(for: ["u"], in: shown()) as? RetraceLibrary == RetraceLibrary(.back))
    #expect(
      try Keyboard.action(for: ["U"], in: shown()) as? RetraceLibrary == RetraceLibrary(.forth))
    #expect(try Keyboard.action(for: ["Esc"], in: shown()) as? ScreenAction == .wentBack)
  }

  @Test("A page of names is as long as the screen has rows for them")
  func pages() throws {
    let state = try shown(columns: 80, rows: 14)
    let metrics = try Samples.frame(of: state).metrics
    let action = try Keyboard.action(for: ["PgDn"], in: state, metrics: metrics)
    #expect(action as? OpenNamesAction == .moved(by: metrics[.openNames].rows))
    #expect(metrics[.openNames].rows > 1)
  }

  @Test("e asks for another name, and so does Enter where there is no title")
  func otherName() throws {
    for (keys, row, number, name) in [
      (["e"], 0, 3, "Batman (1943)"), (["Enter"], 1, 7, "Qwxz"),
    ] {
      var state = try shown(selected: row)
      let question = LibraryPrompt(.openName(number, name: name), text: name)
      let action = try #require(try Keyboard.action(for: keys, in: state))
      #expect(action as? ScreenAction == .overlayOpened(.prompt(question)))
      AppState.reduce(&state, action)
      AppState.reduce(&state, LibraryPageAction.prompted(.edited(TextInput(text: " alien "))))
      let answer = try Keyboard.action(for: ["Enter"], in: state)
      #expect(answer as? OpenNamesAction == .sought("alien", number: number))
      AppState.reduce(&state, LibraryPageAction.prompted(.edited(TextInput(text: " "))))
      #expect(try Keyboard.action(for: ["Enter"], in: state) == nil)
    }
  }

  @Test("A click selects a name or chooses a title, a double click settles, and the wheel moves")
  func mouse() throws {
    let state = try shown()
    let (canvas, metrics) = try Samples.frame(of: state)
    func events(on text: String, _ kinds: MouseEvent.Kind...) throws -> [(any Action)?] {
      let row = try #require(canvas.lines.firstIndex { $0.contains(text) })
      var interpreter = Interpreter(keymap: try Keymap())
      let time = ContinuousClock.now
      return kinds.map { kind in
        let event = MouseEvent(kind, at: Point(column: 6, row: row))
        guard
          case .action(let action) = interpreter.interpret(
            event, at: time, state: state, metrics: metrics)
        else { return nil }
        return action
      }
    }
    #expect(
      try events(on: "Qwxz", .pressed(.left)).first as? OpenNamesAction == .selected(row: 1))
    let clicks = try events(on: "2 Batman: The Movie", .pressed(.left), .pressed(.left))
    #expect(clicks.map { $0 as? OpenNamesAction } == [.candidateChosen(1), .settled])
    #expect(try events(on: "Qwxz", .wheelDown).first as? OpenNamesAction == .moved(by: 3))
  }

  @Test("Whatever the size of the screen, the selected name and its chosen title are on it")
  func sizes() throws {
    for columns in stride(from: 40, through: 200, by: 7) {
      for rows in 10...40 {
        let canvas = try Samples.frame(of: shown(columns: columns, rows: rows)).canvas
        #expect(canvas.lines.contains { $0.contains("▌ Batman (1943)") }, "\(columns)×\(rows)")
        #expect(canvas.lines.contains { $0.contains("▌ 1 Batman") }, "\(columns)×\(rows)")
      }
    }
  }
}
