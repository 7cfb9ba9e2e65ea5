import MoviesCore
import SafeText
import TerminalUI

/// A framed box over the middle of the screen, searched by typing.
struct SearchableBox {
  var theme: Theme
  var pane: Pane
  var title: String
  /// The search text, on the lower edge.
  var search: TextInput
  /// The words on the lower edge while nothing is typed.
  var hint: String

  /// Draws the box, and notes its hit area.
  ///
  /// - Parameters:
  ///   - columns: The width to take, as far as there is room.
  ///   - rows: The number of lines inside, as far as there is room.
  ///   - area: The available area.
  ///   - canvas: The canvas to draw on.
  ///   - metrics: Notes the hit area of the box.
  /// - Returns: The inside, with a blank column on each side.
  func draw(
    columns: Int, rows: Int, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) -> Rect {
    let box = area.middle(columns: columns, rows: rows + 2)
    canvas.fill(box.inset(columns: -1), style: theme.text)
    let inside = canvas.box(box, title: title, style: theme.rule, titleStyle: theme.strong)
    drawSearch(on: box, of: &canvas)
    metrics.addOverlay(box, above: area, of: canvas.bounds, pane: pane)
    return inside.inset(columns: 1)
  }

  /// Draws a scroll bar on the box's right edge.
  func drawScrollbar(beside inside: Rect, offset: Int, count: Int, of canvas: inout Canvas) {
    let bar = Point(column: inside.column + inside.width + 1, row: inside.row)
    canvas.scrollbar(
      at: bar, rows: inside.height, offset: offset, count: count, thumb: theme.accent,
      track: theme.rule)
  }

  private func drawSearch(on box: Rect, of canvas: inout Canvas) {
    let start = Point(column: box.column + 2, row: box.row + box.height - 1)
    let text = search.text.isEmpty ? hint : search.text
    let style = search.text.isEmpty ? theme.dim : theme.strong
    canvas.write(" \(text) ", at: start, style: style, width: box.width - 4)
    let before = String(search.text.prefix(search.cursor)).cellWidth
    let column = min(start.column + 1 + before, box.column + box.width - 2)
    canvas.cursor = Point(column: column, row: start.row)
  }
}
