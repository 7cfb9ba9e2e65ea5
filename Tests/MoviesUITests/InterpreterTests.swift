import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Keys become actions", .timeLimit(.minutes(5)))
struct InterpreterTests {
  /// The action that the last of these keys calls for.
  private func action(
    for keys: String..., in state: AppState, metrics: FrameMetrics = FrameMetrics()
  ) throws -> (any Action)? {
    try Keyboard.action(for: keys, in: state, metrics: metrics)
  }

  @Test("A screen down moves by as many rows as the frame shows")
  func page() throws {
    var metrics = FrameMetrics()
    metrics[.results].rows = 31
    let action = try action(for: "PgDn", in: Samples.listed(), metrics: metrics)
    #expect(action as? MoviesAction == .moved(by: 31))
  }

  @Test("The text found in the search field is replaced, unless a key moves the cursor in it first")
  func selectedText() throws {
    var state = try Samples.listed(then: [ScreenAction.fieldEntered(.search)])
    let ends = SearchAction.edited(TextInput(text: "batman"))
    #expect(try action(for: "End", in: state) as? SearchAction == ends)
    AppState.reduce(&state, ends)
    let longer = SearchAction.edited(TextInput(text: "batmans"))
    #expect(try action(for: "s", in: state) as? SearchAction == longer)
  }

  @Test("In the search field letters are text, and arrows still move the list")
  func field() throws {
    let state = try Samples.listed(then: [ScreenAction.fieldEntered(.search)])
    for key in ["j", "q", "?", "/"] {
      let expected = SearchAction.edited(TextInput(text: key))
      #expect(try action(for: key, in: state) as? SearchAction == expected)
    }
    #expect(try action(for: "Down", in: state) as? MoviesAction == .moved(by: 1))
    #expect(
      try action(for: "^P", in: state) as? ScreenAction
        == .overlayOpened(.history(HistoryState())))
    #expect(
      try action(for: "^W", in: state) as? SearchAction == .edited(TextInput(text: "")))
  }

  @Test(
    "On a screen that is too small q quits whatever had the focus, and nothing is typed",
    arguments: [
      ScreenAction.fieldEntered(.search), .fieldEntered(.year), .overlayOpened(.help(HelpState())),
      nil,
    ])
  func smallScreen(before: ScreenAction?) throws {
    let state = try Samples.listed(columns: 39, rows: 9, then: [before ?? Samples.reading()])
    #expect(try action(for: "q", in: state) as? ScreenAction == .quit)
    for key in ["j", "Enter", "Esc", "?", "F12"] { #expect(try action(for: key, in: state) == nil) }
    var interpreter = Interpreter(keymap: try Keymap())
    #expect(interpreter.interpret(paste: "alien", state: state) == nil)
  }

  @Test("A slash goes to the search field without being typed")
  func slash() throws {
    #expect(try action(for: "/", in: Samples.listed()) as? ScreenAction == .fieldEntered(.search))
  }

  @Test("What was cut in the field can be put back")
  func yank() throws {
    var interpreter = Interpreter(keymap: try Keymap())
    var state = try Samples.listed(then: [ScreenAction.fieldEntered(.search)])
    for key in ["^U", "^Y"] {
      let outcome = interpreter.interpret(
        try #require(Key(key)), state: state, metrics: FrameMetrics())
      guard case .action(let action) = outcome else { break }
      AppState.reduce(&state, action)
    }
    #expect(state.search.field == TextInput(text: "batman"))
  }

  @Test("A pasted text goes into a field as one line, and nowhere else")
  func paste() throws {
    var interpreter = Interpreter(keymap: try Keymap())
    let listed = try Samples.listed()
    #expect(interpreter.interpret(paste: "q\n", state: listed) == nil)
    let field = try Samples.listed(then: [ScreenAction.fieldEntered(.search)])
    guard case .action(let action) = interpreter.interpret(paste: " x\ny", state: field) else {
      Issue.record("a paste into the field did nothing")
      return
    }
    #expect(action as? SearchAction == .edited(TextInput(text: " x y")))
  }

  @Test("Esc goes one step at a time and never quits")
  func escape() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    var state = try Samples.listed(then: [
      ScreenAction.fieldEntered(.search), ScreenAction.overlayOpened(.help(HelpState())),
      MoviesLifecycle.started(ticket), LoadingAction.patienceEnded,
    ])
    #expect(try action(for: "Esc", in: state) as? ScreenAction == .overlayClosed)
    AppState.reduce(&state, ScreenAction.overlayClosed)
    #expect(try action(for: "Esc", in: state) as? LoadingAction == .cancelled)
    AppState.reduce(&state, MoviesLifecycle.cancelled(ticket))
    #expect(try action(for: "Esc", in: state) as? ScreenAction == .wentBack)
    AppState.reduce(&state, ScreenAction.wentBack)
    #expect(try action(for: "Esc", in: state) as? ScreenAction == .noticed(.nothingBefore))
  }

  @Test("Esc stops loading the rest of a list, also between two of its pages")
  func escapeFromRest() throws {
    let state = try Samples.listed(then: [
      MoviesAction.setMovies(Samples.few(of: 25), number: 1, query: Samples.batman),
      MoviesAction.restRequested,
    ])
    #expect(state.list.isLoadingRest)
    #expect(try action(for: "Esc", in: state) as? LoadingAction == .cancelled)
  }

  @Test("In the year field Enter filters and Esc takes the filter away, whatever is loading")
  func yearField() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let state = try Samples.listed(then: [
      ScreenAction.fieldEntered(.year), MoviesLifecycle.started(ticket),
      LoadingAction.patienceEnded,
    ])
    #expect(try action(for: "Enter", in: state) as? SearchAction == .yearSubmitted)
    #expect(try action(for: "Esc", in: state) as? SearchAction == .yearCleared)
  }

  @Test("Enter opens the selected title; Esc, Backspace and h come back", arguments: [80, 120])
  func openAndBack(columns: Int) throws {
    let list = try Samples.listed(columns: columns)
    #expect(try action(for: "Enter", in: list) as? ScreenAction == Samples.reading())
    let title = try Samples.listed(columns: columns, then: [Samples.reading()])
    for key in ["Esc", "Backspace", "h", "Tab"] {
      #expect(try action(for: key, in: title) as? ScreenAction == .wentBack)
    }
    for key in ["Esc", "Backspace"] {
      #expect(try action(for: key, in: list) as? ScreenAction == .noticed(.nothingBefore))
    }
  }

  @Test("q goes back, and quits where there is nothing to go back to")
  func quit() throws {
    let detail = try Samples.listed(then: [try Samples.reading()])
    #expect(try action(for: "q", in: detail) as? ScreenAction == .wentBack)
    #expect(try action(for: "q", in: Samples.listed()) as? ScreenAction == .quit)
    #expect(try action(for: "^C", in: detail) as? ScreenAction == .quit)
  }

  @Test("q goes back from a list that was opened from another page, and the footer says so")
  func quitList() throws {
    let lists: [any Action] = [
      LibraryPageAction.tabChosen(.list(.watchlist)), DoorAction.opened(.genre("Action")),
    ]
    for list in lists {
      let state = try Samples.listed(then: [list])
      #expect(try action(for: "q", in: state) as? ScreenAction == .wentBack)
      #expect(try #require(Samples.frame(of: state).canvas.lines.last).contains("q back"))
    }
    let footer = try #require(Samples.frame(of: Samples.listed()).canvas.lines.last)
    #expect(footer.contains("q quit"))
  }

  @Test("Two g go to the first row, whatever came before")
  func sequence() throws {
    #expect(
      try action(for: "g", "g", in: Samples.listed()) as? MoviesAction == .selected(row: 0))
    #expect(try action(for: "g", "j", in: Samples.listed()) as? MoviesAction == .moved(by: 1))
  }

  @Test("Esc ends a chord and does nothing else; a click and a paste end it as well")
  func chord() throws {
    let reading = try Samples.listed(then: [Samples.reading()])
    var interpreter = Interpreter(keymap: try Keymap())
    func press(_ key: Key) -> Interpreter.Outcome? {
      interpreter.interpret(key, state: reading, metrics: FrameMetrics())
    }
    #expect(press(.character("g")) == nil)
    #expect(interpreter.pressed == [.character("g")])
    #expect(press(.escape) == nil)
    #expect(interpreter.pressed.isEmpty)
    _ = press(.character("g"))
    let click = MouseEvent(.pressed(.left), at: Point(column: 0, row: 0))
    _ = interpreter.interpret(click, at: .now, state: reading, metrics: FrameMetrics())
    #expect(interpreter.pressed.isEmpty)
    _ = press(.character("g"))
    _ = interpreter.interpret(paste: "x", state: reading)
    #expect(interpreter.pressed.isEmpty)
  }

  @Test(
    "s and a letter sort",
    arguments: [
      ("r", .rating), ("v", .votes), ("y", .year), ("t", .title), ("l", .runtime),
      ("d", .disagreement), ("o", nil),
    ] as [(String, TitleOrder.Key?)])
  func sorting(key: String, order: TitleOrder.Key?) throws {
    #expect(
      try action(for: "s", key, in: Samples.listed()) as? MoviesAction == .sortChosen(order))
    #expect(try action(for: "s", key, in: Samples.state()) == nil)
  }

  @Test("s and a load the whole list")
  func loadAll() throws {
    #expect(try action(for: "s", "a", in: Samples.listed()) as? MoviesAction == .restRequested)
  }

  @Test("t goes round through the kinds")
  func kinds() throws {
    var state = try Samples.listed()
    var kinds: [TitleKind?] = []
    for _ in 0..<4 {
      let action = try #require(try action(for: "t", in: state))
      AppState.reduce(&state, action)
      kinds.append(state.search.kind)
    }
    #expect(kinds == [.movie, .series, .game, nil])
  }

  @Test("o and c take the selected title")
  func links() throws {
    let id = try Samples.id("tt0096895")
    #expect(try action(for: "o", in: Samples.listed()) as? LinkAction == .openRequested(id))
    #expect(
      try action(for: "c", in: Samples.listed()) as? LinkAction
        == .copyRequested("https://www.imdb.com/title/tt0096895/"))
  }

  @Test(
    "Letters of other keyboards act as the Latin ones at their place, chords too, and not in fields"
  )
  func otherKeyboards() throws {
    let state = try Samples.listed()
    for (typed, latin) in [("о", "j"), ("ξ", "j"), ("ח", "j")] {
      let moved = try action(for: latin, in: state) as? MoviesAction
      #expect(try action(for: typed, in: state) as? MoviesAction == moved)
    }
    #expect(try action(for: "п", "р", in: state) as? HomeAction == .opened)
    let typing = try Samples.listed(then: [ScreenAction.fieldEntered(.search)])
    let expected = SearchAction.edited(TextInput(text: "о"))
    #expect(try action(for: "о", in: typing) as? SearchAction == expected)
  }

  @Test("A letter to which the user gave a command keeps it")
  func boundLetters() throws {
    let keymap = try Keymap(overrides: ["quit": ["о"]])
    let quit = try Keyboard.action(for: ["о"], in: Samples.listed(), keymap: keymap)
    #expect(quit as? ScreenAction == .quit)
  }
}
