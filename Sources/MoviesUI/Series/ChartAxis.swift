import SafeText
import TerminalUI

/// A view of IMDb's scale at the left of a chart.
struct ChartAxis {
  var theme: Theme

  /// The number of columns of a number and of the gap next to it.
  static let columns = 4
  private static let numberColumns = 2

  /// Draws the scale beside the field of the dots.
  func draw(
    _ scale: ChartScale, beside field: Rect, _ glyphs: DotGlyphs, of canvas: inout Canvas
  ) {
    let origin = field.origin.moved(columns: -Self.columns)
    var lastRow = origin.row - 1
    for points in scale.points.reversed() {
      let row = scale.row(of: Double(points * 10), in: field, glyphs)
      guard row > lastRow else { continue }
      lastRow = row
      canvas.write(
        String(points).padded(fromLeftToCells: Self.numberColumns),
        at: Point(column: origin.column, row: row), style: theme.dim)
    }
  }
}
