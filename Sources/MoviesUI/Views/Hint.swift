import SafeText
import TerminalUI

/// A key in the footer, and its effect.
struct Hint {
  let key: String
  let label: String
  /// The target of a click on the hint; `nil` if a click anywhere does the same.
  let target: HitArea.Target?
  /// The number of cells of the hint.
  let width: Int

  /// The minimum number of cells of a hint: a key, a blank and a word of one letter.
  static let leastWidth = 3

  init(key: String, label: String, target: HitArea.Target?) {
    self.key = key
    self.label = label
    self.target = target
    width = key.cellWidth + (label.isEmpty ? 0 : 1 + label.cellWidth)
  }

  /// Writes the hint, and notes its hit area.
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
