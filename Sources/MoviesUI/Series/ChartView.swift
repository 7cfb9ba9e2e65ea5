import MoviesCore
import SafeText
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

  /// Draws the averages below the dots, or above them if they form a dense cloud, and a line
  /// through the selected episode, which has a larger dot.
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

/// A legend below a chart: the best and the worst episode, and the meaning of the lines.
struct ChartLegend {
  var theme: Theme
  var totals: SeriesTotals

  private static let gap = 3

  /// Returns as much of the legend as fits.
  func line(width: Int) -> StyledLine {
    StyledLine(
      fitting: width, of: marks + [StyledLine("─ average of a season", theme.dim)], gap: Self.gap)
  }

  private var marks: [StyledLine] {
    [("best ", totals.best), ("worst ", totals.worst)].compactMap { name, mark in
      guard let mark, let rating = mark.episode.rating else { return nil }
      return StyledLine([
        .init(text: name, style: theme.dim),
        .init(text: "\(mark.written) \(mark.episode.title) ", style: theme.text),
        .init(text: rating.written, style: theme.rating.style(of: rating)),
      ])
    }
  }
}

/// A view of the seasons' borders, their averages and, at the bottom, their numbers.
struct ChartSeasons {
  var theme: Theme

  /// Draws the averages, which are brighter on a dense cloud of dots.
  func drawAverages(_ plot: RatingPlot, of canvas: inout Canvas) {
    for (season, columns) in zip(plot.chart.seasons, plot.columns.seasons) {
      guard let average = season.average else { continue }
      canvas.horizontalLine(
        at: Point(column: plot.field.column + columns.lowerBound, row: plot.row(of: average)),
        length: columns.count, style: plot.isDense ? theme.strong : theme.rule)
    }
  }

  func drawBorders(_ plot: RatingPlot, of canvas: inout Canvas) {
    var end = plot.field.column
    for (index, season) in plot.chart.seasons.enumerated() {
      let columns = plot.columns.seasons[index]
      let start = plot.field.column + columns.lowerBound
      if plot.columns.areApart, index > 0 {
        canvas.verticalLine(
          at: Point(column: start - 1, row: plot.field.row), length: plot.field.height + 1,
          style: theme.rule)
      }
      let isSelected = plot.chart.selection?.place.season == season.number
      let label = label(of: season, width: columns.count)
      guard start >= end, start + label.cellWidth <= plot.field.columns.upperBound else { continue }
      canvas.write(
        label, at: Point(column: start, row: plot.field.rows.upperBound),
        style: isSelected ? theme.strong : season.episodes.isEmpty ? theme.rule : theme.dim)
      end = start + label.cellWidth + 1
    }
  }

  /// Returns the number of a season, with its average if there is room.
  private func label(of season: ChartProps.Season, width: Int) -> String {
    let number = SeasonLabel.text(season.number)
    guard let average = season.average else { return number }
    let both = "\(number)  avg \(Rating(imdb: average).written)"
    return both.cellWidth <= width ? both : number
  }
}
