/// A field of dots that are finer than cells, such as the points of a chart.
///
/// It is a plain value, and the caller gives the dots their meaning:
///
///     var plot = DotPlot(size: TerminalSize(columns: 10, rows: 4), glyphs: .braille)
///     for x in 0..<plot.dotsAcross { plot.mark(x: Double(x), y: slope * Double(x)) }
///     canvas.draw(plot, at: Point(column: 2, row: 1), style: theme.accent)
public struct DotPlot: Hashable, Sendable {
  /// The size in cells.
  public let size: TerminalSize
  /// The characters that make up the plot.
  public let glyphs: DotGlyphs
  /// The dots of each cell, row after row.
  private var cells: [UInt8]

  /// Makes a plot without dots.
  public init(size: TerminalSize, glyphs: DotGlyphs) {
    self.size = size
    self.glyphs = glyphs
    cells = Array(repeating: 0, count: size.columns * size.rows)
  }

  /// The number of dots that fit side by side.
  public var dotsAcross: Int { size.columns * glyphs.dotsAcross }

  /// The number of dots that fit from top to bottom.
  public var dotsDown: Int { size.rows * glyphs.dotsDown }

  /// Marks the dot nearest to a place; a place outside the plot has no effect.
  ///
  /// - Parameters:
  ///   - x: The place in dots from the left; 0 is the first dot.
  ///   - y: The place in dots from the top; 0 is the first dot.
  /// - Complexity: O(1).
  public mutating func mark(x: Double, y: Double) {
    guard let column = Int(nearestTo: x, below: dotsAcross),
      let row = Int(nearestTo: y, below: dotsDown)
    else { return }
    let cell = row / glyphs.dotsDown * size.columns + column / glyphs.dotsAcross
    cells[cell] |= glyphs.number(column: column % glyphs.dotsAcross, row: row % glyphs.dotsDown)
  }

  /// The character of a cell, which must be inside the plot; `nil` for a cell without dots.
  public subscript(column: Int, row: Int) -> Unicode.Scalar? {
    precondition(Rect(size).contains(Point(column: column, row: row)), "no such cell")
    return glyphs.glyph(of: cells[row * size.columns + column])
  }
}

extension Int {
  /// Rounds to the nearest whole number, from 0 on; `nil` if it is not below the limit.
  fileprivate init?(nearestTo number: Double, below limit: Int) {
    let nearest = number.rounded()
    guard nearest >= 0, nearest < Double(limit) else { return nil }
    self.init(nearest)
  }
}

extension Canvas {
  /// Draws the cells of a plot that have dots; all other cells of the canvas stay as they are.
  ///
  /// Several plots, or a plot and the lines of its axes, can therefore share a place. Where two
  /// have dots in the same cell, the later one is seen.
  /// - Complexity: O(*n*) in the cells of the plot, however many dots they have.
  public mutating func draw(_ plot: DotPlot, at origin: Point, style: Style = .plain) {
    let visible = Rect(origin: origin, size: plot.size).intersection(bounds)
    for row in visible.rows {
      for column in visible.columns {
        guard let glyph = plot[column - origin.column, row - origin.row] else { continue }
        put(Cell(glyph, style: style), column: column, row: row)
      }
    }
  }
}
