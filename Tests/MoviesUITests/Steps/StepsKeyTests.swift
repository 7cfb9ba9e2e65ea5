import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Keys and the mouse on the page of steps", .timeLimit(.minutes(5)))
struct StepsKeyTests {
  private let steps = [(2, 3), (1, 0)].map { id, count in
    PastStep(
      UndoEntry(id: id, time: 0, kind: .listRemoved("Noir"), count: count, title: nil),
      at: LocalTime(secondsSince1970: 0, offset: 0), isUndone: false)
  }

  private func shown(selected row: Int = 0) throws -> AppState {
    try Samples.listed(
      columns: 80, rows: 24,
      then: [
        LibraryEvent.came(LibraryReading(revision: 1)), StepsAction.opened,
        StepsAction.came(steps, revision: 1), StepsAction.selected(row: row),
      ])
  }

  @Test("From the list, g u opens it")
  func opening() throws {
    let action = try Keyboard.action(for: ["g", "u"], in: Samples.listed())
    #expect(action as? StepsAction == .opened)
  }

  @Test(
    "Keys move in it, and ask for the steps of this session",
    arguments: [
      (["j"], StepsAction.moved(by: 1)), (["Up"], .moved(by: -1)), (["G"], .selected(row: .max)),
      (["g", "g"], .selected(row: 0)), (["s"], .ownSwitched),
    ])
  func keys(_ keys: [String], action: StepsAction) throws {
    #expect(try Keyboard.action(for: keys, in: shown()) as? StepsAction == action)
  }

  @Test("Enter opens the titles of a step, if it changed any")
  func titles() throws {
    let action = try Keyboard.action(for: ["Enter"], in: shown())
    #expect(action as? LibraryPageAction == .stepOpened(steps[0].step))
    #expect(try Keyboard.action(for: ["Enter"], in: shown(selected: 1)) == nil)
    let footer = try Samples.frame(of: shown(selected: 1)).canvas.lines.last
    #expect(footer?.contains("titles") == false)
  }

  @Test("A click selects a step, the wheel moves")
  func mouse() throws {
    let state = try shown()
    let (_, metrics) = try Samples.frame(of: state)
    var interpreter = Interpreter(keymap: try Keymap())
    let click = MouseEvent(.pressed(.left), at: Point(column: 9, row: 3))
    let wheel = MouseEvent(.wheelDown, at: Point(column: 9, row: 2))
    for (event, expected) in [
      (click, StepsAction.selected(row: 1)), (wheel, StepsAction.moved(by: 3)),
    ] {
      let outcome = interpreter.interpret(event, at: .now, state: state, metrics: metrics)
      guard case .action(let action) = outcome else {
        Issue.record("The mouse does nothing")
        continue
      }
      #expect(action as? StepsAction == expected)
    }
  }

  @Test(
    "u takes back the selected step and all after it; where that is several, the footer says so")
  func undo() throws {
    for (row, step) in steps.enumerated() {
      let state = try shown(selected: row)
      let action = try Keyboard.action(for: ["u"], in: state)
      #expect((action as? FindStepsBack)?.step == step.id)
      let footer = try Samples.frame(of: state).canvas.lines.last
      #expect(footer?.contains("u undo to here") == (row == 1))
    }
    let action = try Keyboard.action(for: ["u"], in: Samples.listed())
    #expect((action as? RetraceLibrary)?.direction == .back)
  }
}
