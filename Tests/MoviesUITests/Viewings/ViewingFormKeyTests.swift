import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Keys in the form for a viewing", .timeLimit(.minutes(5)))
struct ViewingFormKeyTests {
  private func shown(_ actions: [ViewingFormAction] = []) throws -> AppState {
    let form = ViewingForm([try Samples.id("tt0096895")], isRewatch: false)
    return try Samples.listed(
      columns: 80, rows: 24,
      then: [ScreenAction.overlayOpened(.viewingForm(form))] + actions)
  }

  @Test("X opens it for the selected title")
  func opening() throws {
    let action = try Keyboard.action(for: ["X"], in: Samples.listed())
    let form = ViewingForm([try Samples.id("tt0096895")], isRewatch: false)
    #expect(action as? ScreenAction == .overlayOpened(.viewingForm(form)))
  }

  @Test("x opens it for several marked titles, where all of them were seen before")
  func severalSeen() throws {
    let ids = try Samples.titles().prefix(2).map(\.id)
    let marks = ids.map { MarkAction.toggled($0) }
    func action(seen: [TitleID]) throws -> (any Action)? {
      let kept = seen.keyed { $0 }.mapValues { _ in LibraryMark(viewings: 1) }
      let library = LibraryEvent.came(LibraryReading(revision: 1, marks: kept))
      return try Keyboard.action(for: ["x"], in: Samples.listed(then: [library] + marks))
    }
    #expect(try action(seen: [ids[0]]) as? KeepingAction == .seen(ids))
    let form = ViewingForm(ids, isRewatch: true)
    #expect(try action(seen: ids) as? ScreenAction == .overlayOpened(.viewingForm(form)))
  }

  @Test(
    "Tab and the arrows walk the fields",
    arguments: [("Tab", 1), ("Down", 1), ("Up", -1), ("Shift-Tab", -1)])
  func walking(key: String, steps: Int) throws {
    let action = try Keyboard.action(for: [key], in: shown())
    #expect(action as? ViewingFormAction == .fieldMoved(by: steps))
  }

  @Test("What is typed goes into the selected field")
  func typing() throws {
    let state = try shown([.fieldSelected(.rating)])
    let action = try Keyboard.action(for: ["9"], in: state)
    #expect(action as? ViewingFormAction == .edited(TextInput(text: "9")))
  }

  @Test(
    "The arrows switch the occasion, and move the cursor in a text", arguments: ["Left", "Right"])
  func arrows(key: String) throws {
    let occasion = try Keyboard.action(for: [key], in: shown([.fieldSelected(.occasion)]))
    #expect(occasion as? ViewingFormAction == .occasionSwitched)
    let typed = TextInput(text: "Great", cursor: 2)
    let text = try shown([.fieldSelected(.note), .edited(typed)])
    let moved = TextInput(text: "Great", cursor: key == "Left" ? 1 : 3)
    #expect(try Keyboard.action(for: [key], in: text) as? ViewingFormAction == .edited(moved))
  }

  @Test("Enter keeps the viewing, or says what is wrong with it; Esc leaves it")
  func ending() throws {
    var state = try shown()
    state.today = CalendarDate(year: 2026, month: 6, day: 1)
    let id = try Samples.id("tt0096895")
    #expect(
      try Keyboard.action(for: ["Enter"], in: state) as? LibraryPageAction
        == .answered(.seenOn(Viewing(day: state.today), [id])))
    let wrong = try shown([.fieldSelected(.rating), .edited(TextInput(text: "11"))])
    #expect(
      try Keyboard.action(for: ["Enter"], in: wrong) as? ViewingFormAction == .refused(.rating))
    #expect(
      try Keyboard.action(for: ["Esc"], in: state) as? ScreenAction == .overlayClosed)
  }

  @Test("While it is saved Enter does nothing, and then what failed is said in the form")
  func saving() throws {
    var state = try shown()
    let viewing = KeepingAction.seenOn(Viewing(day: nil), [try Samples.id("tt0096895")])
    AppState.reduce(&state, LibraryPageAction.answered(viewing))
    #expect(try Samples.frame(of: state).canvas.plainText.contains("Saving…"))
    #expect(try Keyboard.action(for: ["Enter"], in: state) == nil)
    let failure = LibraryError.fillsItself("Quiet")
    AppState.reduce(&state, LibraryEvent.draftRefused(Draft(isInBox: true), failure))
    #expect(try Samples.frame(of: state).canvas.plainText.contains("Press ⏎ to try again."))
    #expect(try Keyboard.action(for: ["Enter"], in: state) is LibraryPageAction)
  }
}
