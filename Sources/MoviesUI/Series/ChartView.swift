import MoviesCore
import TerminalUI
import Titles

/// The ratings of all episodes over the whole run.
struct ChartView {
  var theme: Theme

  func draw(
    _ chart: ChartProps, _ series: SeriesProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {}
}
