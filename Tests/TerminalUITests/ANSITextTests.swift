import TerminalUI
import Testing

@Suite("A canvas as text for a terminal", .timeLimit(.minutes(5)))
struct ANSITextTests {
  private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
    Canvas(size: TerminalSize(columns: columns, rows: rows))
  }

  private func text(_ style: Style, depth: ColorDepth = .trueColor) -> String {
    var canvas = canvas(1)
    canvas.write("x", at: .zero, style: style)
    return canvas.ansiText(depth: depth)
  }

  @Test("A style begins where it changes, and each row ends in the terminal's own look")
  func styles() {
    var canvas = canvas(8, 3)
    canvas.write("a", at: .zero)
    canvas.write("bc", at: Point(column: 1, row: 0), style: Style(attributes: .bold))
    canvas.write("d", at: Point(column: 3, row: 0))
    canvas.write("七", at: Point(column: 0, row: 2), style: Style(foreground: .rgb(1, 2, 3)))
    #expect(
      canvas.ansiText(depth: .trueColor)
        == "a\u{1B}[0;1mbc\u{1B}[0md\n\n\u{1B}[0;38;2;1;2;3m七\u{1B}[0m\n")
  }

  @Test("Blanks at the end of a row are left out unless they can be seen")
  func blanks() {
    var canvas = canvas(4, 4)
    canvas.write("a  ", at: .zero, style: Style(foreground: .indexed(1), attributes: .bold))
    canvas.write(
      "b  ", at: Point(column: 0, row: 1), style: Style(background: .indexed(236)))
    canvas.write("  ", at: Point(column: 1, row: 2), style: Style(attributes: .reverse))
    #expect(
      canvas.ansiText(depth: .indexed256)
        == "\u{1B}[0;1;31ma\u{1B}[0m\n\u{1B}[0;48;5;236mb  \u{1B}[0m\n \u{1B}[0;7m  \u{1B}[0m\n\n")
  }

  @Test(
    "Colours have the shortest form that every terminal knows",
    arguments: [
      (Color.indexed(3), "33", "43"), (.indexed(11), "93", "103"),
      (.indexed(208), "38;5;208", "48;5;208"),
      (.rgb(0, 128, 255), "38;2;0;128;255", "48;2;0;128;255"),
    ])
  func colors(color: Color, foreground: String, background: String) {
    #expect(text(Style(foreground: color)) == "\u{1B}[0;\(foreground)mx\u{1B}[0m\n")
    #expect(text(Style(background: color)) == "\u{1B}[0;\(background)mx\u{1B}[0m\n")
  }

  @Test("All attributes are told, before the colours")
  func attributes() {
    let style = Style(
      foreground: .indexed(1), background: .indexed(2),
      attributes: [.bold, .dim, .italic, .underline, .reverse])
    #expect(text(style) == "\u{1B}[0;1;2;3;4;7;31;42mx\u{1B}[0m\n")
  }

  @Test("Colours are reduced to those of the terminal, and styles that look alike are one")
  func depths() {
    #expect(text(Style(foreground: .rgb(255, 0, 0)), depth: .indexed256).contains("38;5;196"))
    #expect(text(Style(foreground: .rgb(255, 0, 0)), depth: .ansi16).contains("[0;91m"))
    #expect(text(Style(foreground: .rgb(255, 0, 0)), depth: .ansi8).contains("[0;31m"))
    var canvas = canvas(2)
    canvas.write("a", at: .zero, style: Style(foreground: .rgb(255, 0, 0)))
    canvas.write("b", at: Point(column: 1, row: 0), style: Style(foreground: .rgb(254, 0, 0)))
    #expect(canvas.ansiText(depth: .indexed256) == "\u{1B}[0;38;5;196mab\u{1B}[0m\n")
  }

  @Test("Without colours the text is plain")
  func mono() {
    var canvas = canvas(6)
    canvas.write(
      "ab  ", at: .zero, style: Style(background: .rgb(9, 9, 9), attributes: [.bold, .reverse]))
    #expect(canvas.ansiText(depth: .mono) == "ab\n")
    #expect(canvas.ansiText(depth: .mono) == canvas.plainText)
  }
}
