import SafeText
import TerminalUI
import TestSupport
import Testing

@Suite("A line that is edited with backspaces alone", .timeLimit(.minutes(5)))
struct LineEchoTests {
  @Test("A typed letter is written as it is, and nothing else")
  func typing() {
    var echo = LineEcho()
    #expect(echo.show("b", cursorColumn: 1) == "b")
    #expect(echo.show("ba", cursorColumn: 2) == "a")
  }

  @Test("What is taken back is blanked out")
  func deletion() {
    var echo = LineEcho()
    _ = echo.show("bat", cursorColumn: 3)
    #expect(echo.show("ba", cursorColumn: 2) == "\u{8} \u{8}")
    #expect(echo.show("月", cursorColumn: 2) == "\u{8}\u{8}月")
    #expect(echo.show("", cursorColumn: 0) == "\u{8}\u{8}  \u{8}\u{8}")
  }

  @Test("Moving writes backspaces to the left and the text itself to the right")
  func movement() {
    var echo = LineEcho()
    _ = echo.show("a月b", cursorColumn: 4)
    #expect(echo.show("a月b", cursorColumn: 1) == "\u{8}\u{8}\u{8}")
    #expect(echo.show("a月b", cursorColumn: 3) == "月")
    #expect(echo.show("a月b", cursorColumn: 3) == "")
  }

  @Test(
    "After any edits the terminal shows the line, with the cursor in its place", arguments: 0..<50)
  func anyEdits(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var echo = LineEcho()
    var terminal = Backspacer()
    for _ in 0..<40 {
      let length = Int.random(in: 0..<12, using: &random)
      let text = String((0..<length).map { _ in "abé月🎬".randomElement(using: &random) ?? "a" })
      let before = text.prefix(Int.random(in: 0...length, using: &random))
      terminal.write(echo.show(text, cursorColumn: before.cellWidth))
      #expect(terminal.text == text)
      #expect(terminal.column == before.cellWidth)
    }
  }
}

/// A terminal that only knows characters and backspaces.
private struct Backspacer {
  /// The right half of a wide character is `nil`.
  private var cells: [Character?] = []
  private(set) var column = 0

  mutating func write(_ text: String) {
    for character in text {
      if character == "\u{8}" {
        column -= 1
      } else {
        for part in [character] + Array(repeating: nil, count: character.cellWidth - 1) {
          if column < cells.count { cells[column] = part } else { cells.append(part) }
          column += 1
        }
      }
    }
  }

  var text: String {
    let text = String(cells.compactMap(\.self))
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
