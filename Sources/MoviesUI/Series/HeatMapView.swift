import MoviesCore
import TerminalUI
import Titles

/// The ratings of all episodes in a table of coloured cells.
struct HeatMapView {
  var theme: Theme

  func draw(
    _ map: HeatMapProps, _ series: SeriesProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {}
}
