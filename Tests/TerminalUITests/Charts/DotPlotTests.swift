import TerminalUI
import Testing

@Suite("Plots of dots that are finer than cells", .timeLimit(.minutes(5)))
struct DotPlotTests {
  /// Two lines that cross each other.
  private func cross(_ glyphs: DotGlyphs) -> Canvas {
    var plot = DotPlot(size: TerminalSize(columns: 8, rows: 3), glyphs: glyphs)
    for x in 0..<plot.dotsAcross {
      let part = Double(x) / Double(plot.dotsAcross - 1)
      let bottom = Double(plot.dotsDown - 1)
      plot.mark(x: Double(x), y: part * bottom)
      plot.mark(x: Double(x), y: bottom - part * bottom)
    }
    var canvas = Canvas(size: plot.size)
    canvas.draw(plot, at: .zero)
    return canvas
  }

  @Test("Braille has two dots across and four down")
  func braille() {
    #expect(
      cross(.braille).plainText
        == """
        ⠑⠢⡀  ⢀⠔⠊
          ⢈⡱⢎⡁
        ⡠⠔⠁  ⠈⠢⢄

        """)
  }

  @Test("Blocks have two dots across and two down")
  func blocks() {
    #expect(
      cross(.blocks).plainText == """
        ▀▄▖  ▗▄▀
          ▐██▌
        ▄▀▘  ▝▀▄

        """)
  }

  @Test("ASCII has two dots down")
  func ascii() {
    #expect(
      cross(.ascii).plainText == """
        '..  ..'
           ::
        .''  ''.

        """)
  }

  @Test("A place between dots is the nearest one's", arguments: DotGlyphs.allCases)
  func rounding(glyphs: DotGlyphs) {
    let size = TerminalSize(columns: 2, rows: 2)
    var exact = DotPlot(size: size, glyphs: glyphs)
    var near = DotPlot(size: size, glyphs: glyphs)
    exact.mark(x: 1, y: 0)
    exact.mark(x: 0, y: 3)
    near.mark(x: 0.5, y: -0.49)
    near.mark(x: 0.49, y: 3.49)
    #expect(near == exact)
  }

  @Test(
    "What is outside is not drawn", arguments: DotGlyphs.allCases,
    [
      (-0.5, 0), (0, -0.5), (.infinity, 0), (0, -.infinity), (.nan, 0), (0, .nan), (1e300, 0),
      (-9, 0), (0, 1e300),
    ])
  func outside(glyphs: DotGlyphs, place: (x: Double, y: Double)) {
    let empty = DotPlot(size: TerminalSize(columns: 3, rows: 2), glyphs: glyphs)
    var plot = empty
    plot.mark(x: place.x, y: place.y)
    plot.mark(x: Double(plot.dotsAcross) - 0.5, y: 0)
    plot.mark(x: 0, y: Double(plot.dotsDown) - 0.5)
    #expect(plot == empty)
  }

  @Test("A plot without cells takes no dots", arguments: DotGlyphs.allCases)
  func noCells(glyphs: DotGlyphs) {
    var plot = DotPlot(size: TerminalSize(columns: 0, rows: 5), glyphs: glyphs)
    plot.mark(x: 0, y: 0)
    var canvas = Canvas(size: TerminalSize(columns: 2, rows: 2))
    let blank = canvas
    canvas.draw(plot, at: .zero)
    #expect(canvas == blank)
  }

  @Test(
    "Where a plot has no dots what was there stays, its style too", arguments: DotGlyphs.allCases)
  func drawing(glyphs: DotGlyphs) {
    let (axis, series) = (Style(attributes: .dim), Style(foreground: .indexed(3)))
    var plot = DotPlot(size: TerminalSize(columns: 4, rows: 1), glyphs: glyphs)
    plot.mark(x: Double(2 * glyphs.dotsAcross), y: 0)
    var canvas = Canvas(size: TerminalSize(columns: 6, rows: 1))
    canvas.write("──七──", at: .zero, style: axis)
    canvas.draw(plot, at: Point(column: 1, row: 0), style: series)
    #expect((0..<6).map { canvas[$0, 0].style == series } == [0, 0, 0, 1, 0, 0].map { $0 == 1 })
    // A wide character whose other half is a dot becomes a blank.
    #expect(canvas.lines[0].hasPrefix("── ") && canvas.lines[0].hasSuffix("──"))
    #expect((0..<6).allSatisfy { $0 == 3 || canvas[$0, 0].style == axis })
  }
}
