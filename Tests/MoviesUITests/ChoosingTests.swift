import MoviesCore
import Redux
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

@Suite("A session for choosing")
struct ChoosingTests {
  private let keymap: Keymap
  private let first: TitleID
  private let second: TitleID

  init() throws {
    keymap = try Keymap(overrides: ["mark": ["Space"]])
    first = try Samples.titles()[0].id
    second = try Samples.titles()[1].id
  }

  private func state(columns: Int = 120, _ actions: any Action...) throws -> AppState {
    var state = try Samples.listed(columns: columns)
    state.settings.isForChoosing = true
    for action in actions { AppState.reduce(&state, action) }
    return state
  }

  private func action(for key: String, in state: AppState) throws -> MarkAction? {
    try Keyboard.action(for: [key], in: state, keymap: keymap) as? MarkAction
  }

  private func footer(_ state: AppState) throws -> String {
    try #require(Samples.frame(of: state, keymap: keymap).canvas.lines.last)
  }

  @Test("Space marks the selected title, and Enter chooses")
  func keys() throws {
    let state = try state(MoviesAction.selected(row: 1))
    #expect(try action(for: "Space", in: state) == .toggled(second))
    #expect(try action(for: "Enter", in: state) == .chosen(second))
  }

  @Test("On the wall as well")
  func wall() throws {
    let state = try state(PosterAction.meansKnown(.blocks), PosterAction.wallToggled)
    #expect(state.screen.focus == .wall)
    #expect(try action(for: "Space", in: state) == .toggled(first))
    #expect(try action(for: "Enter", in: state) == .chosen(first))
  }

  @Test("In a field Space is text, and in the details it scrolls")
  func elsewhere() throws {
    let field = try state(ScreenAction.fieldEntered(.filter))
    let typed = try Keyboard.action(for: ["Space"], in: field, keymap: keymap)
    #expect(typed as? SearchAction == .filterEdited(TextInput(text: " ")))
    let reading = try state(Samples.reading())
    #expect(try action(for: "Space", in: reading) == nil)
  }

  @Test("The footer says what Enter chooses, and that q cancels")
  func words() throws {
    let none = try footer(try state())
    #expect(none.contains("Space mark   ⏎ choose   "))
    #expect(none.contains("q cancel"))
    #expect(try footer(try state(MarkAction.toggled(second))).contains("⏎ choose 1   "))
    let two = try state(MarkAction.toggled(second), MarkAction.toggled(first))
    #expect(try footer(two).contains("⏎ choose 2   "))
  }

  @Test("A marked row has a dot, beside the marker of the selection where it is selected")
  func dots() throws {
    let state = try state(
      columns: 80, MarkAction.toggled(first), MarkAction.toggled(second))
    let rows = try Samples.frame(of: state, keymap: keymap).canvas.lines.dropFirst(2)
    #expect(rows.prefix(3).map { $0.prefix(9) } == [" ▌●Batman", " ● Batman", "   Batman"])
  }

  @Test("The help tells of marks, in the list and on the wall")
  func help() throws {
    for pane in [Pane.results, .wall] {
      let listing = HelpListing(
        theme: Theme(.dark, depth: .trueColor), keymap: keymap, pane: pane, room: 120)
      #expect(listing.all.contains { $0.text.contains("mark, or unmark") })
    }
  }
}

@Suite("A session that is not for choosing")
struct NotChoosingTests {
  private func state(in pane: Pane, marking numbers: Int...) throws -> AppState {
    var actions: [any Action] = [PosterAction.meansKnown(.blocks)]
    if pane == .wall { actions.append(PosterAction.wallToggled) }
    let titles = try Samples.titles()
    actions += numbers.map { MarkAction.toggled(titles[$0].id) }
    return try Samples.listed(then: actions)
  }

  @Test(
    "Space marks, and the footer speaks of it only once something is marked",
    arguments: [
      Pane.results, .wall,
    ])
  func marks(pane: Pane) throws {
    let state = try state(in: pane)
    #expect(state.screen.focus == pane)
    #expect(
      try Keyboard.action(for: ["Space"], in: state) as? MarkAction
        == .toggled(Samples.titles()[0].id))
    let footer = try #require(Samples.frame(of: state).canvas.lines.last)
    #expect(!footer.contains("mark"))
    #expect(footer.contains("⏎ open") && footer.contains("q quit"))
    let marked = try #require(
      Samples.frame(of: self.state(in: pane, marking: 1)).canvas.lines.last)
    #expect(marked.hasPrefix("  1 marked") && marked.contains("Space mark"))
    #expect(!marked.contains("= compare"))
  }

  @Test("What is marked is put side by side where it is two to four titles, and else refused")
  func comparing() throws {
    let ids = try Samples.titles().map(\.id)
    func action(_ numbers: Int...) throws -> (any Action)? {
      var state = try state(in: .results)
      for number in numbers { AppState.reduce(&state, MarkAction.toggled(ids[number])) }
      return try Keyboard.action(for: ["="], in: state)
    }
    #expect(try action(1, 0) as? CompareAction == .opened([ids[1], ids[0]]))
    #expect(try action() as? ScreenAction == .noticed(.marksToCompare(0)))
    #expect(try action(3) as? ScreenAction == .noticed(.marksToCompare(1)))
    #expect(try action(0, 1, 2, 3, 4) as? ScreenAction == .noticed(.marksToCompare(5)))
  }

  @Test("Esc on an empty search line takes all marks away, and then leaves the line")
  func unmarking() throws {
    var state = try state(in: .results, marking: 0, 1)
    AppState.reduce(&state, ScreenAction.fieldEntered(.search))
    #expect(try Keyboard.action(for: ["Esc"], in: state) as? ScreenAction == .wentBack)
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "")))
    #expect(try Keyboard.action(for: ["Esc"], in: state) as? MarkAction == .cleared)
    AppState.reduce(&state, MarkAction.cleared)
    #expect(try Keyboard.action(for: ["Esc"], in: state) as? ScreenAction == .wentBack)
  }
}
