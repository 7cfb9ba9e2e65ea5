import SafeText
import TerminalUI
import Titles

/// A view of a rating at the end of a row, after a short bar if there is room.
struct RowRating {
  var theme: Theme
  /// The style of the row, if it is selected.
  var selection: Theme.Selection?
  var hasBar = true

  private static let scoreColumns = 4
  private static let barColumns = 5
  private static let gap = 2

  /// Draws a rating, or a sign in its place; returns the end of the rest of the row.
  @discardableResult
  func draw(
    _ rating: Rating?, or sign: String = "", endingAt end: Point, of canvas: inout Canvas
  ) -> Int {
    let dim = selection?.dim ?? theme.dim
    let start = end.moved(columns: -Self.scoreColumns)
    let left = start.moved(columns: hasBar ? -Self.barColumns - 1 : 0)
    let style = rating.map { (selection?.rating ?? theme.rating).style(of: $0) } ?? dim
    let score = rating?.written ?? sign
    canvas.write(score.padded(fromLeftToCells: Self.scoreColumns), at: start, style: style)
    if hasBar, let rating {
      let bar = Bar(score: rating.score, cells: Self.barColumns)
      canvas.write(bar.filled, at: left, style: style)
      canvas.write(
        bar.empty, at: left.moved(columns: bar.filled.cellWidth),
        style: selection?.dim ?? theme.rule)
    }
    return left.column - Self.gap
  }
}
