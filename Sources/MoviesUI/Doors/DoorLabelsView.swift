import MoviesCore
import SafeText
import TerminalUI

/// A view that writes the label of each link right before it, over the separator.
///
/// Once the first of two letters is typed, only the labels that begin with it are left.
struct DoorLabelsView {
  var theme: Theme

  func draw(_ labels: DoorLabels, on metrics: FrameMetrics, of canvas: inout Canvas) {
    let style = Style(foreground: theme.accent.foreground, attributes: [.reverse, .bold])
    let letters = labels.labels
    for (door, place) in metrics.doorsOnScreen {
      guard let label = letters[door], label.hasPrefix(labels.typed.text.lowercased()) else {
        continue
      }
      let column = max(0, place.column - label.cellWidth)
      canvas.write(label, at: Point(column: column, row: place.row), style: style)
    }
  }
}
