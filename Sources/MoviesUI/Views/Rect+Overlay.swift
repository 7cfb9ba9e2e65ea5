import MoviesCore
import TerminalUI

extension Rect {
  /// A box in the middle; as high as the room allows.
  func middle(columns: Int, rows: Int) -> Rect {
    let rows = min(rows, height)
    return Rect(
      column: column + (width - columns) / 2, row: row + (height - rows) / 2,
      columns: columns, rows: rows)
  }
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
