import MoviesCore
import TerminalUI

extension Rect {
  /// A box in the middle, as high as the room allows.
  ///
  /// A box that would leave only a few letters of what is behind it takes the whole width.
  func middle(columns: Int, rows: Int) -> Rect {
    let rows = min(rows, height)
    let columns = width - columns < 2 * Self.leastVisible ? width - 2 : columns
    return Rect(
      column: column + (width - columns) / 2, row: row + (height - rows) / 2,
      columns: columns, rows: rows)
  }

  /// The fewest columns next to a box that make sense to a reader.
  private static var leastVisible: Int { 8 }
}

extension FrameMetrics {
  /// Notes an overlay: the part of the screen that it does not cover is out of the mouse's reach.
  mutating func addOverlay(_ box: Rect, above area: Rect, of screen: Rect, pane: Pane) {
    let above = screen.split(topRows: area.row + area.height).top
    hitAreas += [
      HitArea(rect: above, target: .besideOverlay), HitArea(rect: box, target: .pane(pane)),
    ]
  }
}
