import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("The question before something is undone or redone", .timeLimit(.minutes(5)))
struct RetraceQuestionTests {
  private static let step = UndoEntry(
    id: 7, time: 0, kind: .importing(file: "a.csv"), count: 21, title: "Alien")

  private func asked(
    _ direction: RetraceLibrary.Direction = .back, columns: Int = 80
  ) throws -> AppState {
    try Samples.listed(
      columns: columns, rows: 24,
      then: [
        LibraryEvent.came(LibraryReading(revision: 1)),
        LibraryEvent.stepFound(Self.step, direction),
      ])
  }

  @Test("It names the step, and says why it asks", arguments: [40, 80])
  func words(columns: Int) throws {
    let lines = try Samples.frame(of: asked(columns: columns)).canvas.lines
    let words = lines.joined(separator: " ").split { " │╭╮╰╯─".contains($0) }.joined(separator: " ")
    #expect(words.contains("Undo this?"))
    if columns == 80 {
      #expect(
        words.contains(
          "Imported 21 titles from a.csv. It was not done in this session. It changed 21 titles."))
      #expect(words.contains("⏎ undoes it; Esc leaves it as it is."))
      #expect(lines.last?.contains("⏎ undo ") == true)
    }
  }

  @Test("Enter agrees, Esc leaves it, and letters are nothing", arguments: ["u", "U"])
  func keys(letter: String) throws {
    let direction: RetraceLibrary.Direction = letter == "u" ? .back : .forth
    let state = try asked(direction)
    let agreed = try Keyboard.action(for: ["Enter"], in: state) as? KeepingAction
    #expect(agreed == .retraceAgreed(7, direction))
    #expect(try Keyboard.action(for: ["Esc"], in: state) as? ScreenAction == .overlayClosed)
    #expect(try Keyboard.action(for: [letter], in: state) == nil)
    #expect(try Keyboard.action(for: ["y"], in: state) == nil)
  }
}
