import MoviesCore
import MoviesUI
import Redux
import Testing

@Suite("Tab in a field", .timeLimit(.minutes(5)))
struct TabTests {
  /// Ways into every field of the program in which keys are text.
  private static let ways: [Pane: any Action] = [
    .searchField: ScreenAction.fieldEntered(.search), .yearField: ScreenAction.fieldEntered(.year),
    .filterField: ScreenAction.fieldEntered(.filter),
    .help: ScreenAction.overlayOpened(.help(HelpState())),
    .history: ScreenAction.overlayOpened(.history(HistoryState())),
    .prompt: ScreenAction.overlayOpened(.prompt(LibraryPrompt(.livingList(expression: "noir")))),
  ]

  @Test("With nothing to complete it stays there and says so", arguments: Pane.allCases)
  func stays(pane: Pane) throws {
    // In the form of a viewing Tab goes to the next field, and the letters of links are no text.
    guard pane.isField, pane != .viewingForm, pane != .doorLabels else { return }
    var state = try Samples.listed()
    if let way = Self.ways[pane] {
      AppState.reduce(&state, way)
    } else {
      #expect(pane == .wishField)
      for action: any Action in [
        TonightAction.opened(state.usualWish, seed: 1), TonightAction.fieldOpened(TextInput()),
      ] {
        AppState.reduce(&state, action)
      }
    }
    AppState.reduce(&state, SearchAction.filterEdited(TextInput(text: "zzqq")))
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "zzqq")))
    AppState.reduce(&state, TonightAction.fieldEdited(TextInput(text: "zzqq")))
    #expect(state.screen.activePane == pane)
    let action = try Keyboard.action(for: ["Tab"], in: state) as? ScreenAction
    #expect(action == .noticed(.nothingToComplete))
    AppState.reduce(&state, ScreenAction.noticed(.nothingToComplete))
    #expect(state.screen.activePane == pane)
    let notice = try #require(Samples.frame(of: state).canvas.lines.dropLast().last)
    #expect(notice.contains("Nothing to complete."))
  }

  @Test("No key of a field that switches panes is bound there")
  func keymap() throws {
    let keymap = try Keymap()
    for pane in Pane.allCases where pane.isField && pane != .viewingForm {
      #expect(keymap.key(for: .switchPane, in: pane) == nil)
      guard pane != .doorLabels else { continue }
      #expect(keymap.key(for: .complete, in: pane)?.description == "Tab")
    }
  }
}
