import PictureTestSupport
import Pictures
import SafeText
import TerminalUI
import TestSupport
import Testing

@Suite("Plots of any dots", .timeLimit(.minutes(5)))
struct DotPlotPropertyTests {
  private struct Dot: Hashable {
    var x: Int
    var y: Int
  }

  /// A plot of random dots, some of them outside, and those that are inside.
  private func plot(_ glyphs: DotGlyphs, seed: UInt64) -> (DotPlot, marked: Set<Dot>) {
    var random = SplitMix(seed: seed)
    let size = TerminalSize(
      columns: .random(in: 1...12, using: &random), rows: .random(in: 1...6, using: &random))
    var plot = DotPlot(size: size, glyphs: glyphs)
    var marked: Set<Dot> = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let x = Double.random(in: -3...Double(plot.dotsAcross + 2), using: &random)
      let y = Double.random(in: -3...Double(plot.dotsDown + 2), using: &random)
      plot.mark(x: x, y: y)
      let dot = Dot(x: Int(x.rounded()), y: Int(y.rounded()))
      if 0..<plot.dotsAcross ~= dot.x, 0..<plot.dotsDown ~= dot.y { marked.insert(dot) }
    }
    return (plot, marked)
  }

  @Test(
    "Exactly the dots that were marked are seen", arguments: DotGlyphs.allCases,
    1...60 as ClosedRange<UInt64>)
  func exactness(glyphs: DotGlyphs, seed: UInt64) throws {
    let (plot, marked) = plot(glyphs, seed: seed)
    var canvas = Canvas(size: plot.size)
    canvas.draw(plot, at: .zero)
    #expect(try seen(in: canvas, glyphs) == marked)
  }

  @Test(
    "Where there is no dot nothing is drawn, wherever the plot lies",
    arguments: DotGlyphs.allCases, 1...60 as ClosedRange<UInt64>)
  func untouched(glyphs: DotGlyphs, seed: UInt64) {
    let (plot, marked) = plot(glyphs, seed: seed)
    let style = Style(foreground: .indexed(2))
    let origin = Point(column: Int(seed % 7) - 3, row: Int(seed % 5) - 2)
    var canvas = Canvas(size: TerminalSize(columns: 10, rows: 5), style: Style(attributes: .dim))
    canvas.draw(plot, at: origin, style: style)
    let cells = Set(
      marked.map {
        Point(
          column: $0.x / glyphs.dotsAcross + origin.column,
          row: $0.y / glyphs.dotsDown + origin.row)
      })
    for row in canvas.bounds.rows {
      for column in canvas.bounds.columns {
        let isDrawn = canvas[column, row].style == style
        #expect(isDrawn == cells.contains(Point(column: column, row: row)))
        #expect(isDrawn == (canvas[column, row].text != " "))
      }
    }
  }

  @Test(
    "On a terminal without Unicode no dot of Braille gets lost",
    arguments: 1...60 as ClosedRange<UInt64>)
  func transliteration(seed: UInt64) {
    let (plot, marked) = plot(.braille, seed: seed)
    var canvas = Canvas(size: plot.size)
    canvas.draw(plot, at: .zero)
    var halves = DotPlot(size: plot.size, glyphs: .ascii)
    for dot in marked { halves.mark(x: Double(dot.x / 2), y: Double(dot.y / 2)) }
    var expected = Canvas(size: plot.size)
    expected.draw(halves, at: .zero)
    #expect(canvas.lines.map(\.transliterated) == expected.lines)
  }

  // What is seen, by the names and the shapes of the characters.

  private func seen(in canvas: Canvas, _ glyphs: DotGlyphs) throws -> Set<Dot> {
    if glyphs == .blocks { return try painted(canvas) }
    var dots: Set<Dot> = []
    for row in canvas.bounds.rows {
      for column in canvas.bounds.columns {
        for dot in try self.dots(of: canvas[column, row].text) {
          dots.insert(
            Dot(x: column * glyphs.dotsAcross + dot.x, y: row * glyphs.dotsDown + dot.y))
        }
      }
    }
    return dots
  }

  private func dots(of text: String) throws -> [Dot] {
    switch text {
    case " ": return []
    case "'": return [Dot(x: 0, y: 0)]
    case ".": return [Dot(x: 0, y: 1)]
    case ":": return [Dot(x: 0, y: 0), Dot(x: 0, y: 1)]
    default:
      let name = try #require(text.unicodeScalars.first?.properties.name)
      #expect(name.hasPrefix("BRAILLE PATTERN DOTS-"))
      return name.compactMap(\.wholeNumberValue).map { number in
        switch number {
        case 1...3: Dot(x: 0, y: number - 1)
        case 4...6: Dot(x: 1, y: number - 4)
        default: Dot(x: number - 7, y: 3)
        }
      }
    }
  }

  private func painted(_ canvas: Canvas) throws -> Set<Dot> {
    var canvas = canvas
    let style = Style(foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0))
    canvas.restyle(canvas.bounds) { $0 = style }
    let picture = try #require(Picture(showing: canvas, cellWidth: 2, cellHeight: 2))
    var dots: Set<Dot> = []
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.pixels[(y * picture.width + x) * 3] > 127 {
        dots.insert(Dot(x: x, y: y))
      }
    }
    return dots
  }
}
