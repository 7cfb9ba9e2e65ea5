import MoviesCore
import TerminalUI
import Titles

/// A view of the ratings of all episodes as a chart.
struct ChartView {
  var theme: Theme
  var keymap: Keymap
  var source: DataSource
  var glyphs: DotGlyphs

  private static let margin = 2
  /// The row of the seasons' numbers.
  private static let labelRows = 1

  func draw(
    _ chart: ChartProps, _ series: SeriesProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    let body = area.inset(columns: Self.margin)
    let (top, foot) = body.split(topRows: body.height - HeatMapGrid.footRows)
    drawRun(chart, series, in: top, of: &canvas, metrics: &metrics)
    SelectedEpisodeView(theme: theme, keymap: keymap, source: source, pane: .chart)
      .draw(chart.selection, series, in: foot.row(0), of: &canvas)
    ChartLegend(theme: theme, totals: series.totals).line(width: foot.width)
      .write(at: foot.row(1).origin, width: foot.width, to: &canvas)
  }

  /// Draws the ratings with their scale and the numbers of the seasons, without a legend.
  func drawRun(
    _ chart: ChartProps, _ series: SeriesProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    metrics.hitAreas.append(HitArea(rect: area, target: .pane(.chart)))
    let axis = ChartAxis.columns
    let field = Rect(
      column: area.column + axis, row: area.row, columns: area.width - axis,
      rows: area.height - Self.labelRows)
    let plot = RatingPlot(
      chart, worst: series.totals.worst?.episode.score ?? series.totals.average, in: field,
      glyphs: glyphs)
    ChartAxis(theme: theme).draw(plot.scale, beside: field, glyphs, of: &canvas)
    drawRatings(plot, of: &canvas)
    metrics.hitAreas += plot.hitAreas
  }

  /// Draws the dots and the averages, the fewer ones on top, and a line through the selected
  /// episode, which is larger.
  private func drawRatings(_ plot: RatingPlot, of canvas: inout Canvas) {
    let seasons = ChartSeasons(theme: theme)
    seasons.drawBorders(plot, of: &canvas)
    if !plot.isDense { seasons.drawAverages(plot, of: &canvas) }
    let selected = plot.selected
    if let selected {
      canvas.verticalLine(
        at: Point(column: selected.column, row: plot.field.row), length: plot.field.height,
        style: theme.accent)
    }
    canvas.draw(
      plot.dots, at: plot.field.origin, style: plot.isDense ? theme.dim : theme.text)
    if plot.isDense { seasons.drawAverages(plot, of: &canvas) }
    if let point = selected?.point { canvas.write("●", at: point, style: theme.accent) }
  }
}
