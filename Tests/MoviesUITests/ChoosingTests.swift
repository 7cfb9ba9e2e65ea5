import MoviesCore
import Redux
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

@Suite("A session for choosing", .timeLimit(.minutes(5)))
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
    let state = try state(
      PosterAction.meansKnown(.blocks), PosterAction.wallToggled, MoviesAction.restDeclined)
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
    #expect(none.contains("Space mark  ⏎ choose  "))
    #expect(none.contains("q cancel"))
    #expect(try footer(try state(MarkAction.toggled(second))).contains("⏎ choose 1  "))
    let two = try state(MarkAction.toggled(second), MarkAction.toggled(first))
    #expect(try footer(two).contains("⏎ choose 2  "))
  }

  @Test("A marked row has a dot, beside the marker of the selection where it is selected")
  func dots() throws {
    let state = try state(
      columns: 80, MarkAction.toggled(first), MarkAction.toggled(second),
      MoviesAction.selected(row: 0))
    let rows = try Samples.frame(of: state, keymap: keymap).canvas.lines.dropFirst(2)
    #expect(rows.prefix(3).map { $0.prefix(9) } == [" ▌●     B", " ●      B", "        B"])
  }

  @Test("The help tells of marks, in the list and on the wall")
  func help() throws {
    for pane in [Pane.results, .wall] {
      var props = BrowseProps(try Samples.listed())
      props.focus = pane
      let listing = HelpListing(
        theme: Theme(.dark, depth: .trueColor), keymap: keymap, props: props, room: 120)
      #expect(listing.all.contains { $0.text.contains("mark or unmark, and go on") })
    }
  }
}

@Suite("A session that is not for choosing", .timeLimit(.minutes(5)))
struct NotChoosingTests {
  @Test("Enter opens the selected title, whatever is marked, and nothing is chosen")
  func opening() throws {
    let marked = MarkAction.toggled(try Samples.titles()[1].id)
    let state = try Samples.listed(then: [marked])
    #expect(
      try Keyboard.action(for: ["Enter"], in: state) as? ScreenAction == Samples.reading())
    let footer = try #require(Samples.frame(of: state).canvas.lines.last)
    #expect(footer.contains("1 marked") && footer.contains("⏎ open"))
    #expect(!footer.contains("choose") && footer.contains("q quit"))
  }

  @Test("Without marks the footer says nothing of them")
  func noMarks() throws {
    let footer = try #require(Samples.frame(of: Samples.listed()).canvas.lines.last)
    #expect(!footer.contains("marked"))
  }
}
