import TerminalUI
import Testing

@Suite("Canvas", .timeLimit(.minutes(5)))
struct CanvasTests {
  private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
    Canvas(size: TerminalSize(columns: columns, rows: rows))
  }

  @Test("Text is written from a point to the right, and its cells are counted")
  func writing() {
    var canvas = canvas(10, 2)
    #expect(canvas.write("Batman", at: Point(column: 2, row: 1)) == 6)
    #expect(canvas.lines == ["          ", "  Batman  "])
  }

  @Test("Text ends at the edge, and with an ellipsis where a width is given")
  func clipping() {
    var canvas = canvas(8, 3)
    #expect(canvas.write("Batman Returns", at: .zero) == 8)
    #expect(canvas.write("Batman Returns", at: Point(column: 0, row: 1), width: 20) == 8)
    #expect(canvas.write("Batman Returns", at: Point(column: 0, row: 2), width: 4) == 4)
    #expect(canvas.lines == ["Batman R", "Batman …", "Bat…    "])
  }

  @Test("What lies outside leaves no trace")
  func outside() {
    var canvas = canvas(4)
    let blank = canvas
    for (column, row) in [(4, 0), (0, 1), (0, -1), (-9, 0), (100, 100)] {
      canvas.write("Batman", at: Point(column: column, row: row))
      canvas.fill(
        Rect(column: column, row: row, columns: 3, rows: 1), style: Style(attributes: .reverse))
    }
    #expect(canvas == blank)
    canvas.write("Batman", at: Point(column: -3, row: 0))
    #expect(canvas.lines == ["man "])
  }

  @Test("A wide character takes two cells and is never cut in half")
  func wideCharacters() {
    var canvas = canvas(5)
    canvas.write("七人の", at: .zero)
    #expect(canvas.lines == ["七人 "])
    #expect(canvas[0, 0].text == "七" && canvas[1, 0].isRightHalf && !canvas[2, 0].isRightHalf)
    canvas.write("x", at: Point(column: 1, row: 0))
    #expect(canvas.lines == [" x人 "])
    canvas.write("y", at: Point(column: 2, row: 0))
    #expect(canvas.lines == [" xy  "])
    canvas.write("侍", at: Point(column: -1, row: 0))
    #expect(canvas.lines == [" xy  "])
  }

  @Test("Overwriting one wide character with another leaves whole ones")
  func wideOverWide() {
    var canvas = canvas(6)
    canvas.write("七人侍", at: .zero)
    canvas.write("の", at: Point(column: 1, row: 0))
    #expect(canvas.lines == [" の 侍"])
    #expect(canvas.lines.map(\.count) == [4])
  }

  @Test("Marks sit on the character before them, two at most, and never start a row")
  func marks() {
    var canvas = canvas(4)
    canvas.write("\u{301}q\u{301}\u{302}\u{303}x", at: .zero)
    #expect(canvas[0, 0].text == "q\u{301}\u{302}")
    #expect(canvas[1, 0].text == "x")
  }

  @Test("What cannot be printed shows as the replacement character")
  func unprintable() {
    var canvas = canvas(4)
    canvas.write("a\u{1B}\nb", at: .zero)
    #expect(canvas.lines == ["a\u{FFFD}\u{FFFD}b"])
  }

  @Test("A rectangle is filled and restyled, and its text stays where only the style changes")
  func styling() {
    var canvas = canvas(4, 2)
    canvas.write("abcd", at: .zero)
    canvas.restyle(Rect(column: 1, row: 0, columns: 2, rows: 9)) { $0.attributes.insert(.bold) }
    #expect(canvas.lines == ["abcd", "    "])
    #expect((0..<4).map { canvas[$0, 0].style.attributes } == [[], .bold, .bold, []])
    canvas.fill(Rect(column: 0, row: 0, columns: 2, rows: 1), style: .plain)
    #expect(canvas.lines == ["  cd", "    "])
  }

  @Test("Lines go to the right and down, as far as there is room")
  func lines() {
    var canvas = canvas(3, 3)
    canvas.horizontalLine(at: Point(column: 1, row: 0), length: 9)
    canvas.verticalLine(at: Point(column: 0, row: -1), length: 9)
    #expect(canvas.lines == ["│──", "│  ", "│  "])
  }

  @Test(
    "A canvas without cells takes everything and shows nothing",
    arguments: [(0, 0), (0, 5), (5, 0)])
  func empty(columns: Int, rows: Int) {
    var canvas = canvas(columns, rows)
    canvas.write("Batman", at: .zero, width: 3)
    canvas.box(canvas.bounds, title: "Keys")
    canvas.scrollbar(at: .zero, rows: 4, offset: 0, count: 8, thumb: .plain)
    #expect(canvas.plainText == String(repeating: "\n", count: rows))
    #expect(canvas.svg().hasSuffix("</svg>\n"))
  }
}
