import TerminalUI

extension Canvas {
  /// Draws arrows at the right edge, a column away from the text, where there is more above or
  /// below.
  mutating func markMore(scroll: Int, limit: Int, beside area: Rect, style: Style) {
    let column = area.column + area.width + 1
    if scroll > 0 { write("↑", at: Point(column: column, row: area.row), style: style) }
    if scroll < limit {
      write("↓", at: Point(column: column, row: area.row + area.height - 1), style: style)
    }
  }
}
