import MoviesCore
import TerminalUI
import Titles

/// A view of all episodes' ratings in a table of coloured cells.
///
/// On a wide screen, the details of the selected episode are beside the table; on a large screen, a
/// chart is above these details.
struct HeatMapView {
  var theme: Theme
  var keymap: Keymap
  var source: DataSource
  /// The view of the chart.
  var chart: ChartView
  /// The view of the selected episode's details.
  var details: DetailView

  private static let gapRows = 1

  func draw(
    _ map: HeatMapProps, _ series: SeriesProps, _ detail: DetailProps?, in area: Rect,
    of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    guard map.hasDetails else {
      return draw(map, series, in: area, of: &canvas, metrics: &metrics)
    }
    let parts = Layout.divide(area)
    draw(map, series, in: parts.list, of: &canvas, metrics: &metrics)
    let top = Point(column: parts.divider, row: area.row)
    canvas.verticalLine(at: top, length: area.height, style: theme.rule)
    guard let run = map.chart else {
      return details.draw(detail, in: parts.pane, of: &canvas, metrics: &metrics)
    }
    let (upper, lower) = parts.pane.split(topRows: area.height * 2 / 5)
    chart.drawRun(run, series, in: upper, of: &canvas, metrics: &metrics)
    let below = lower.split(topRows: Self.gapRows).bottom
    details.draw(detail, in: below, of: &canvas, metrics: &metrics)
  }

  private func draw(
    _ map: HeatMapProps, _ series: SeriesProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    let body = area.inset(columns: HeatMapGrid.margins / 2)
    let top = body.split(topRows: body.height - HeatMapGrid.footRows).top
    metrics.hitAreas.append(HitArea(rect: top, target: .pane(.heatMap)))
    let table = HeatMapTable(map, series.totals, theme: theme, at: top.origin)
    metrics.hitAreas += table.draw(into: &canvas)
    drawEdges(map, top, of: &canvas)
    let legend = Point(column: body.column, row: min(table.bottom, top.rows.upperBound))
    HeatMapLegend(theme: theme, totals: series.totals, maps: [map]).line(width: body.width)
      .write(at: legend, width: body.width, to: &canvas)
    SelectedEpisodeView(theme: theme, keymap: keymap, source: source, pane: .heatMap)
      .draw(map.selection, series, in: body.row(body.height - 1), of: &canvas)
  }

  /// Draws marks at the edges beyond which more seasons or episodes follow.
  private func drawEdges(_ map: HeatMapProps, _ area: Rect, of canvas: inout Canvas) {
    let seasons = Shown(
      first: map.extent.seasons.firstIndex { $0 == map.seasons.first?.number } ?? 0,
      shown: map.seasons.count, count: map.extent.seasons.count)
    let episodes = Shown(
      first: map.numbers.first.map { map.extent.episodes.row(of: $0.lowerBound) } ?? 0,
      shown: map.numbers.count, count: map.extent.episodes.count)
    let (across, down) = map.grid.isTransposed ? (episodes, seasons) : (seasons, episodes)
    if across.first > 0 { canvas.write("‹", at: area.origin, style: theme.accent) }
    if across.hasMore {
      let end = Point(column: area.columns.upperBound + 1, row: area.row)
      canvas.write("›", at: end, style: theme.accent)
    }
    canvas.scrollbar(
      at: Point(column: area.columns.upperBound + 1, row: area.row + HeatMapGrid.headRows),
      rows: down.shown, offset: down.first, count: down.count, thumb: theme.dim)
  }

  /// The visible part of several lines.
  private struct Shown {
    var first: Int
    var shown: Int
    var count: Int

    var hasMore: Bool { first + shown < count }
  }
}
