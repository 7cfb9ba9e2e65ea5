import SafeText
import TerminalUI

/// A key in the footer, and what it does.
struct Hint {
  var key: String
  var label: String
  /// The target of a click on it; `nil` if a click anywhere does the same.
  var target: HitArea.Target?

  var width: Int { key.cellWidth + (label.isEmpty ? 0 : 1 + label.cellWidth) }

  /// Writes the hint, and notes where it can be clicked.
  func write(
    at point: Point, theme: Theme, to canvas: inout Canvas, _ metrics: inout FrameMetrics
  ) {
    let width = canvas.write(key, at: point, style: theme.accent)
    canvas.write(label, at: point.moved(columns: width + 1), style: theme.dim)
    guard let target else { return }
    let rect = Rect(column: point.column, row: point.row, columns: self.width, rows: 1)
    metrics.hitAreas.append(HitArea(rect: rect, target: target))
  }
}
