import MoviesUI
import TerminalUI

extension Canvas {
  /// Clears the hints in the last row; what else stands there stays.
  mutating func hideHints(_ metrics: FrameMetrics) {
    for area in metrics.hitAreas where area.rect.origin.row == size.rows - 1 {
      switch area.target {
      case .command, .chord: fill(area.rect, style: .plain)
      default: break
      }
    }
  }
}
