import SafeText
import TerminalUI

/// IMDb's scale at the left of a chart.
struct ChartAxis {
  var theme: Theme

  /// The columns of a number and of the gap next to it.
  static let columns = 4
  private static let numberColumns = 2

  func draw(_ plot: RatingPlot, at origin: Point, of canvas: inout Canvas) {
    var lastRow = origin.row - 1
    for points in plot.scale.points.reversed() {
      let row = plot.row(of: Double(points * 10))
      guard row > lastRow else { continue }
      lastRow = row
      canvas.write(
        String(points).padded(fromLeftToCells: Self.numberColumns),
        at: Point(column: origin.column, row: row), style: theme.dim)
    }
  }
}
