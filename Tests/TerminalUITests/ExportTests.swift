import TerminalUI
import Testing

@Suite("Exports of a canvas", .timeLimit(.minutes(5)))
struct ExportTests {
  private let canvas: Canvas = {
    var canvas = Canvas(size: TerminalSize(columns: 12, rows: 3))
    canvas.write("Batman", at: .zero, style: Style(attributes: .bold))
    canvas.write("1992", at: Point(column: 8, row: 0), style: Style(foreground: .indexed(208)))
    canvas.write("七 <&>", at: Point(column: 1, row: 2), style: Style(background: .rgb(0, 0, 95)))
    return canvas
  }()

  @Test("Plain text has a line for each row, without trailing blanks")
  func plainText() {
    #expect(canvas.plainText == "Batman  1992\n\n 七 <&>\n")
  }

  @Test("Attributed text shows a letter for each cell's style, and a legend")
  func attributedText() {
    #expect(
      canvas.attributedText == """
        12×3
        ▏Batman  1992
        ⤷aaaaaa..bbbb
        ▏
        ▏ 七 <&>
        ⤷.cccccc
        a  bold
        b  indexed 208 on default
        c  default on #00005f

        """)
  }

  @Test("The cursor is part of attributed text")
  func cursor() {
    var canvas = Canvas(size: TerminalSize(columns: 2, rows: 1))
    canvas.cursor = Point(column: 1, row: 0)
    #expect(canvas.attributedText == "2×1, cursor in column 1 of row 0\n▏\n")
  }

  @Test("A picture has every run of text as wide as its cells")
  func svg() {
    let svg = canvas.svg()
    #expect(
      svg.contains(
        ##"<text x="14" y="28" textLength="50.4" lengthAdjust="spacingAndGlyphs" fill="#d7dae0" font-weight="bold">Batman</text>"##
      ))
    #expect(
      svg.contains(##"textLength="33.6" lengthAdjust="spacingAndGlyphs" fill="#ff8700">1992<"##))
    #expect(svg.contains(##"textLength="16.8" lengthAdjust="spacingAndGlyphs" fill="#d7dae0">七<"##))
    #expect(svg.contains("&lt;&amp;&gt;"))
    #expect(svg.contains(##"fill="#00005f"/>"##))
  }

  @Test("Reversed cells change text and background")
  func reverse() {
    var canvas = Canvas(size: TerminalSize(columns: 1, rows: 1))
    canvas.write("x", at: .zero, style: Style(attributes: .reverse))
    let svg = canvas.svg(SVGLook(background: .rgb(255, 255, 255), foreground: .rgb(0, 0, 0)))
    #expect(svg.contains(##"height="18" fill="#000000"/>"##))
    #expect(svg.contains(##"fill="#ffffff">x<"##))
  }
}
