import MoviesCore
import MoviesUI
import OMDB
import Redux
import TerminalUI
import Testing

@Suite("The help is made from the keymap")
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

  @Test("Every key of the place and everywhere is listed")
  func complete() throws {
    let text = try text()
    let keymap = try Keymap()
    for binding in keymap.bindings(in: .results) + keymap.everywhere {
      #expect(text.contains(binding.command.summary))
    }
  }

  @Test("A key of one's own stands there in place of the standard one")
  func remapped() throws {
    let text = try text(overrides: ["openLink": ["F5"]])
    #expect(text.contains("F5              open the page at IMDb"))
  }

  @Test("In the search line it tells of the search line")
  func place() throws {
    let text = try text(then: [ScreenAction.focused(.search)])
    #expect(text.contains("Keys here: search line"))
    #expect(text.contains("earlier query"))
  }

  @Test("Typing lists only what it finds, by key and by meaning")
  func search() throws {
    var state = try Samples.listed(then: [ScreenAction.overlayOpened(.help(HelpState()))])
    AppState.reduce(&state, ScreenAction.helpSearched(TextInput(text: "copy")))
    let text = try text(of: state)
    #expect(text.contains("copy the IMDb link"))
    #expect(!text.contains("half a screen"))
    AppState.reduce(&state, ScreenAction.helpSearched(TextInput(text: "xyzzy")))
    #expect(try self.text(of: state).contains("no key does that here"))
  }

  @Test("Letters go into its search, and Esc closes it")
  func keys() throws {
    var interpreter = Interpreter(keymap: try Keymap())
    let state = try Samples.listed(then: [ScreenAction.overlayOpened(.help(HelpState()))])
    guard
      case .action(let typed) = interpreter.interpret(
        .character("q"), state: state, metrics: FrameMetrics()),
      case .action(let closed) = interpreter.interpret(
        .escape, state: state, metrics: FrameMetrics())
    else {
      Issue.record("the help takes no keys")
      return
    }
    #expect(typed as? ScreenAction == .helpSearched(TextInput(text: "q")))
    #expect(closed as? ScreenAction == .overlayClosed)
  }

  @Test("Where it does not fit it scrolls to its end")
  func scrolls() throws {
    var state = try Samples.listed(
      columns: 60, rows: 12, then: [ScreenAction.overlayOpened(.help(HelpState()))])
    #expect(try !text(of: state).contains("quit at once"))
    let limit = try Samples.frame(of: state).metrics.helpScrollLimit
    AppState.reduce(&state, ScreenAction.helpScrolled(by: 999, limit: limit))
    #expect(try text(of: state).contains("quit at once"))
  }
}
