import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Keys, the mouse and plain mode for the user's own files", .timeLimit(.minutes(5)))
struct OwnFilesKeyTests {
  /// The page with a tab and a row selected.
  private func shown(_ tab: OwnFilesPage.Tab = .have, row: Int = 0) throws -> AppState {
    try Samples.listed(
      columns: 80, rows: 24,
      then: [
        FilesAction.came(try Samples.own()), FilesAction.opened,
        FilesAction.factsCame(try Samples.ownFacts()), FilesAction.tabChosen(tab),
        FilesAction.selected(row: row),
      ])
  }

  @Test("From the list, g f opens the page")
  func opening() throws {
    let action = try Keyboard.action(for: ["g", "f"], in: Samples.listed())
    #expect(action as? FilesAction == .opened)
  }

  @Test(
    "Keys move in it, turn its tabs and scan",
    arguments: [
      (["j"], FilesAction.moved(by: 1)), (["Up"], .moved(by: -1)), (["G"], .selected(row: .max)),
      (["]"], .tabMoved(by: 1)), (["["], .tabMoved(by: -1)), (["r"], .scanAsked),
    ])
  func moving(_ keys: [String], action: FilesAction) throws {
    #expect(try Keyboard.action(for: keys, in: shown()) as? FilesAction == action)
  }

  @Test("Enter opens the film, the series, or the season with the missing or doubled episode")
  func rows() throws {
    let film = try Keyboard.action(for: ["Enter"], in: shown(row: 1))
    #expect(film as? ScreenAction == .titleOpened(try Samples.id("tt0096895")))
    let missing = try Keyboard.action(for: ["Enter"], in: shown(.missing, row: 1))
    #expect(missing as? ScreenAction == .titleOpened(TitleID(try Samples.place(2, 2))))
    let double = try Keyboard.action(for: ["Enter"], in: shown(.doubles, row: 1))
    #expect(double as? ScreenAction == .titleOpened(TitleID(try Samples.place(1, 2))))
  }

  @Test("Esc stops a scan, and only then leaves the page")
  func leaving() throws {
    var state = try shown()
    #expect(try Keyboard.action(for: ["Esc"], in: state) as? ScreenAction == .wentBack)
    AppState.reduce(&state, FilesAction.scanAsked)
    #expect(try Keyboard.action(for: ["Esc"], in: state) as? FilesAction == .scanStopped)
  }

  @Test("O plays the next episode of a series, and g O the same")
  func playing() throws {
    for keys in [["O"], ["g", "O"]] {
      let action = try Keyboard.action(for: keys, in: shown())
      let request = try #require(action as? FindFilesToPlay)
      #expect(request.targets.map(\.id) == [TitleID(try Samples.place(1, 1))])
    }
  }

  @Test("O on a title that the user does not have says so")
  func nothing() throws {
    let action = try Keyboard.action(for: ["O"], in: Samples.listed())
    #expect(action as? ScreenAction == .noticed(.notPlayed(.nothing)))
  }
}
