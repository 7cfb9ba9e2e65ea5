extension Canvas {
  /// Draws the cells of a plot that have dots; in the others stays what is there.
  ///
  /// So several plots, or a plot and the lines of its axes, may share their place. Where two have
  /// dots in the same cell the later one is seen.
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
