import MoviesCore
import TerminalUI

extension Rect {
  /// Returns a box in the middle, as high as the room allows.
  ///
  /// A box that would leave only a few letters beside it takes the whole width.
  func middle(columns: Int, rows: Int) -> Rect {
    let rows = min(rows, height)
    let columns = width - columns < 2 * Self.leastVisible ? width - 2 : columns
    return Rect(
      column: column + (width - columns) / 2, row: row + (height - rows) / 2,
      columns: columns, rows: rows)
  }

  /// The minimum number of columns beside a box that are worth showing.
  private static var leastVisible: Int { 8 }
}

extension FrameMetrics {
  /// Notes an overlay, which also blocks the mouse from the rest of the screen.
  mutating func addOverlay(_ box: Rect, above area: Rect, of screen: Rect, pane: Pane) {
    let above = screen.split(topRows: area.row + area.height).top
    hitAreas += [
      HitArea(rect: above, target: .besideOverlay), HitArea(rect: box, target: .pane(pane)),
    ]
  }
}
