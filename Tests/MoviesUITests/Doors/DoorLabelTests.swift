import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("A letter for every door", .timeLimit(.minutes(5)))
struct DoorLabelTests {
  /// A film that is read.
  private func read(columns: Int = 80, rows: Int = 40) throws -> AppState {
    try Samples.listed(
      columns: columns, rows: rows,
      then: [Samples.details(try Samples.detail()), try Samples.reading()])
  }

  @Test("It stands right before each name, in reading order", arguments: [80, 120])
  func letters(columns: Int) throws {
    var state = try read(columns: columns)
    try Reader.press(",", in: &state)
    let text = try Samples.frame(of: state).canvas.lines.joined()
    for label in [
      "a1989", "bAction", "cAdventure", "dTim Burton", "eBob Kane", "fSam Hamm",
      "gMichael Keaton", "hJack Nicholson", "iUnited States",
    ] {
      #expect(text.contains(label), "\(label)")
    }
    #expect(text.contains("Type the letter of a link. Press Esc to cancel."))
  }

  @Test("Two keys open any of them, also from the list beside the details")
  func opening() throws {
    var reading = try read()
    try Reader.press(",", "g", in: &reading)
    #expect(reading.list.door == .person("Michael Keaton"))
    #expect(reading.screen.overlay == nil)
    var listing = try Samples.listed(then: [Samples.details(try Samples.detail())])
    try Reader.press(",", "D", in: &listing)
    #expect(listing.list.door == .person("Tim Burton"))
  }

  @Test("Esc leaves everything as it was, and other letters do nothing")
  func leaving() throws {
    let before = try read()
    var state = before
    try Reader.press(",", "q", "7", in: &state)
    #expect(state.screen.activePane == .doorLabels)
    try Reader.press("Esc", in: &state)
    #expect(state.screen == before.screen)
  }

  @Test("More doors than letters: the first ones keep a single letter, the rest have two")
  func manyDoors() throws {
    var film = try Samples.detail()
    film.actors = (1...30).map { "Actor \($0)" }
    var state = try Samples.listed(
      columns: 80, rows: 40, then: [Samples.details(film), try Samples.reading()])
    try Reader.press(",", "z", in: &state)
    let text = try Samples.frame(of: state).canvas.lines.joined()
    #expect(text.contains("zaActor") && !text.contains("dTim Burton"))
    try Reader.press("b", in: &state)
    #expect(state.list.door?.name.hasPrefix("Actor") == true)
  }

  @Test("Where nothing leads on, that is said")
  func none() throws {
    let state = try Samples.listed(columns: 80, rows: 24)
    let action = try Keyboard.action(for: [","], in: state) as? ScreenAction
    #expect(action == .noticed(.noDoors))
  }
}
