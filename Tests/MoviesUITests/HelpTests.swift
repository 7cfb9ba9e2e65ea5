import MoviesCore
import Redux
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

@Suite("The help is made from the keymap", .timeLimit(.minutes(5)))
struct HelpTests {
  private func text(
    columns: Int = 120, rows: Int = 40, overrides: [String: [String]] = [:],
    then actions: [any Action] = []
  ) throws -> String {
    let opened: [any Action] = [ScreenAction.overlayOpened(.help(HelpState()))]
    let state = try Samples.listed(columns: columns, rows: rows, then: actions + opened)
    return try text(of: state, overrides: overrides)
  }

  private func text(of state: AppState, overrides: [String: [String]] = [:]) throws -> String {
    let view = BrowseView(
      theme: Theme(.dark, depth: .trueColor), keymap: try Keymap(overrides: overrides))
    let size = TerminalSize(columns: state.screen.size.columns, rows: state.screen.size.rows)
    return view.draw(BrowseProps(state), size: size).0.plainText
  }

  @Test("Every key of the pane and everywhere that does something is listed")
  func complete() throws {
    let text = try text(rows: 90)
    let keymap = try Keymap()
    let bindings = keymap.bindings(in: .results) + keymap.everywhere
    // The ratings share a line.
    let others = bindings.filter { !$0.keys.isEmpty && !$0.command.name.hasPrefix("rate") }
    let elsewhere: [Command] = [
      .nextTab, .previousTab, .rowUp, .rowDown, .loadAll, .goToResults, .labelDoors, .play,
      .playAnew,
    ]
    for binding in others {
      #expect(text.contains(binding.command.summary) != elsewhere.contains(binding.command))
    }
    #expect(text.firstMatch(of: #/\*1…9 0 +rate 1 to 10/#) != nil)
  }

  @Test("In the library it is headed by the library, and has no keys of a search")
  func library() throws {
    let text = try text(rows: 90, then: [LibraryPageAction.tabChosen(.list(.watchlist))])
    #expect(text.contains("Keys here: library") && text.contains("next list"))
    #expect(!text.contains("filter by type") && !text.contains("filter by year"))
  }

  @Test("The digits of numbered candidates are one line")
  @MainActor
  func digits() async throws {
    let scene = try #require(Scene.openNames.first)
    let stage = SceneStage(columns: 120, rows: 90, source: scene.source, reply: scene.reply)
    try await scene.play(stage)
    stage.press(ScreenAction.overlayOpened(.help(HelpState())))
    let text = try text(of: stage.store.state)
    #expect(text.contains("choose a title, 1 to 9"))
    #expect(!text.contains("choose title 2"))
  }

  @Test("A key of one's own stands there in pane of the standard one")
  func remapped() throws {
    let text = try text(overrides: ["openLink": ["F5"]])
    #expect(text.firstMatch(of: #/F5 +open the IMDb page/#) != nil)
  }

  @Test("A command without a key is left out until it is given one")
  func keyless() throws {
    #expect(try !text(rows: 50).contains("copy the IMDb id"))
    #expect(try text(rows: 50, overrides: ["copyID": ["I"]]).contains("copy the IMDb id"))
  }

  @Test("In the search line it tells of the search line")
  func place() throws {
    let text = try text(then: [ScreenAction.fieldEntered(.search)])
    #expect(text.contains("Keys here: search line"))
    #expect(text.contains("earlier search"))
    #expect(text.firstMatch(of: #/F1 +this help/#) != nil)
    #expect(!text.contains("? F1"))
  }

  @Test("Typing lists only what it finds, by key and by meaning")
  func search() throws {
    var state = try Samples.listed(then: [ScreenAction.overlayOpened(.help(HelpState()))])
    AppState.reduce(&state, ScreenAction.helpSearched(TextInput(text: "copy")))
    let text = try text(of: state)
    #expect(text.contains("copy the IMDb link"))
    #expect(!text.contains("half a page"))
    AppState.reduce(&state, ScreenAction.helpSearched(TextInput(text: "xyzzy")))
    #expect(try self.text(of: state).contains("no matching key"))
  }

  @Test(
    "Keys are found by their names, and commands by those that the configuration knows",
    arguments: [
      ("Enter", "open details"), ("pgdn", "page down"), ("down", "half a page down"),
      ("openlink", "open the IMDb page"), ("quitAtOnce", "quit at once"),
    ])
  func names(search: String, summary: String) throws {
    var state = try Samples.listed(then: [ScreenAction.overlayOpened(.help(HelpState()))])
    AppState.reduce(&state, ScreenAction.helpSearched(TextInput(text: search)))
    #expect(try text(of: state).contains(summary))
    #expect(try !text(of: state).contains("copy the IMDb id"))
  }

  @Test("It names commands as the configuration does while one is looked up", arguments: [80, 120])
  func commandNames(columns: Int) throws {
    #expect(try !text(columns: columns).contains("openLink"))
    var state = try Samples.listed(
      columns: columns, then: [ScreenAction.overlayOpened(.help(HelpState()))])
    AppState.reduce(&state, ScreenAction.helpSearched(TextInput(text: "IMDb")))
    let found = try text(of: state)
    for name in ["openLink", "copyLink"] { #expect(found.contains(" \(name) ")) }
  }

  @Test("It is grouped by purpose, in two columns where they fit")
  func groups() throws {
    let wide = try text(columns: 100, rows: 60).split(separator: "\n")
    let moving = try #require(wide.first { $0.contains(" Moving ") })
    #expect(moving.wholeMatch(of: #/.*[a-z] +Moving.*/#) != nil)
    let narrow = try text(columns: 80, rows: 110)
    let headings = [
      "Reading", "Your library", "Going there", "Searching", "Filtering", "Sorting", "Links",
      "Program", "Moving",
    ]
    let places = headings.compactMap { narrow.firstRange(of: " \($0) ")?.lowerBound }
    #expect(places.count == headings.count && places == places.sorted())
  }

  @Test("Enter closes it and does what it found first, and nothing while nothing is looked for")
  func runs() throws {
    var interpreter = Interpreter(keymap: try Keymap())
    var state = try Samples.listed(then: [ScreenAction.overlayOpened(.help(HelpState()))])
    #expect(interpreter.interpret(.enter, state: state, metrics: FrameMetrics()) == nil)
    AppState.reduce(&state, ScreenAction.helpSearched(TextInput(text: "mouse")))
    let outcome = interpreter.interpret(.enter, state: state, metrics: FrameMetrics())
    guard case .leaveHelp(let command) = outcome else {
      Issue.record("Enter ran nothing")
      return
    }
    #expect(command == .mouse)
    AppState.reduce(&state, ScreenAction.overlayClosed)
    let then = interpreter.interpret(command, state: state, metrics: FrameMetrics())
    guard case .action(let action) = then else {
      Issue.record("the command did nothing")
      return
    }
    #expect(action as? ScreenAction == .mouseToggled)
    AppState.reduce(&state, ScreenAction.overlayOpened(.help(HelpState())))
    AppState.reduce(&state, ScreenAction.helpSearched(TextInput(text: "xyzzy")))
    #expect(interpreter.interpret(.enter, state: state, metrics: FrameMetrics()) == nil)
  }

  @Test("It stands in the middle, with a blank column at each side", arguments: [60, 80, 120, 200])
  func middle(columns: Int) throws {
    let lines = try text(columns: columns, rows: 40).split(separator: "\n").map(Array.init)
    let top = try #require(lines.firstIndex { $0.contains("┌") })
    let left = try #require(lines[top].firstIndex(of: "┌"))
    let right = try #require(lines[top].firstIndex(of: "┐"))
    let outside = columns - 1 - right
    #expect(abs(left - outside) <= 1)
    for line in lines[top...].prefix(while: { !$0.contains("└") }) {
      #expect(line[left - 1] == " ")
      #expect(!line.indices.contains(right + 1) || line[right + 1] == " ")
    }
  }

  /// What a key does in the help, with a text looked for.
  private func action(for key: Key, searching text: String = "") throws -> ScreenAction? {
    var interpreter = Interpreter(keymap: try Keymap())
    var state = try Samples.listed(then: [ScreenAction.overlayOpened(.help(HelpState()))])
    AppState.reduce(&state, ScreenAction.helpSearched(TextInput(text: text)))
    let outcome = interpreter.interpret(key, state: state, metrics: FrameMetrics())
    guard case .action(let action) = outcome else { return nil }
    return action as? ScreenAction
  }

  @Test("Letters go into its search; Esc empties the search, then it closes the help, as F1 does")
  func keys() throws {
    #expect(try action(for: .character("q")) == .helpSearched(TextInput(text: "q")))
    #expect(try action(for: .character("?")) == .helpSearched(TextInput(text: "?")))
    #expect(try action(for: .escape, searching: "copy") == .helpSearched(TextInput()))
    #expect(try action(for: .escape) == .overlayClosed)
    let f1 = try #require(Key("F1"))
    #expect(try action(for: f1) == .overlayClosed)
    #expect(try action(for: f1, searching: "copy") == .overlayClosed)
    let footer = try text().split(separator: "\n").last
    #expect(footer?.contains("F1 close") == true)
    #expect(footer?.contains("help") == false)
  }

  @Test("Where it does not fit it scrolls to its end")
  func scrolls() throws {
    var state = try Samples.listed(
      columns: 60, rows: 12, then: [ScreenAction.overlayOpened(.help(HelpState()))])
    #expect(try !text(of: state).contains("sort:-year"))
    let limit = try Samples.frame(of: state).metrics[.help].scrollLimit
    AppState.reduce(&state, ScreenAction.scrolled(.help, by: 999, limit: limit))
    #expect(try text(of: state).contains("sort:-year"))
  }
}
