import MoviesCore
import TerminalUI
import Titles

/// Titles side by side.
struct CompareView {
  var theme: Theme
  var keymap: Keymap
  var source: DataSource

  func draw(
    _ props: CompareProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {}
}
