import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the page of a series, below the header.
struct SeriesView {
  var theme: Theme
  var keymap: Keymap
  var source: DataSource
  /// The glyphs of the dots of the chart.
  var glyphs: DotGlyphs
  /// The view of the details of the series, or of the selected episode.
  var details: DetailView

  func draw(
    _ series: SeriesProps, _ props: BrowseProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    switch series.content {
    case .about:
      let body = drawParts(of: series, in: area, of: &canvas, metrics: &metrics)
      details.draw(props.detail, in: body.inset(columns: 3), of: &canvas, metrics: &metrics)
    case .episodes(let episodes):
      let body = drawParts(of: series, in: area, of: &canvas, metrics: &metrics)
      EpisodesView(theme: theme, keymap: keymap, source: source, details: details)
        .draw(episodes, props, in: body, of: &canvas, metrics: &metrics)
    case .heatMap where series.lacksEpisodes, .chart where series.lacksEpisodes:
      let words = SeasonWording.noEpisodes(of: series.title, source: series.source)
      canvas.write([StyledLine(words, theme.text)], atTopOf: area)
    case .heatMap(let map):
      HeatMapView(
        theme: theme, keymap: keymap, source: source, chart: chart, details: details
      ).draw(map, series, props.detail, in: area, of: &canvas, metrics: &metrics)
    case .chart(let run):
      chart.draw(run, series, in: area, of: &canvas, metrics: &metrics)
    }
  }

  private var chart: ChartView {
    ChartView(theme: theme, keymap: keymap, source: source, glyphs: glyphs)
  }

  /// Draws the parts of the page, in a column or in a strip with a line below it; returns the
  /// remaining area.
  private func drawParts(
    of series: SeriesProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) -> Rect {
    if series.hasSeasonColumn {
      return SeasonColumn(theme: theme).draw(series, in: area, of: &canvas, metrics: &metrics)
    }
    let (strip, rest) = area.split(topRows: EpisodeRoom.stripRows)
    SeasonStrip(theme: theme).draw(series, in: strip, of: &canvas, metrics: &metrics)
    return rest
  }
}

extension SeriesProps: PageFace {
  func heading(in _: BrowseProps) -> PageHeading? { PageHeading(title: heading, facts: facts) }

  /// Whether the season on the page failed to load.
  var hasFailures: Bool {
    guard case .episodes(let list) = content, case .failed(let error) = list.absence else {
      return false
    }
    return error.mayPass
  }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    guard let page = printer.state.seriesPage else { return PlainPage { [] } }
    return PlainPage(awaitsCatalogue: printer.state.isAwaited(page)) { printer.series(page) }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    SeriesView(
      theme: page.theme, keymap: page.keymap, source: page.source, glyphs: page.glyphs,
      details: page.details
    ).draw(self, page.props, in: page.rect, of: &canvas, metrics: &metrics)
  }
}

/// A view of all episodes' ratings in a table of coloured cells; on a wide screen with the details
/// of the selected one beside it, and on a large one with a chart above those.
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

  /// Draws marks where there is more than fits.
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

/// A view of the parts of a series' page, side by side: `About`, then the seasons.
struct SeasonStrip {
  var theme: Theme

  private static let gap = 2
  private static let margin = 3

  func draw(
    _ series: SeriesProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let room = area.width - 2 * Self.margin
    let labels = labels(of: series, in: room)
    let first = firstShown(labels, selected: series.selectedTab, in: room)
    var column = area.column + Self.margin
    let end = column + room
    if first > 0 {
      canvas.write("‹", at: Point(column: column - 2, row: area.row), style: theme.accent)
    }
    for (index, label) in labels.enumerated().dropFirst(first) {
      guard column + label.cellWidth <= end else {
        canvas.write("›", at: Point(column: end + 1, row: area.row), style: theme.accent)
        return
      }
      let rect = Rect(
        column: column, row: area.row, columns: label.cellWidth, rows: 1)
      draw(
        label, series.tabs[index], isSelected: index == series.selectedTab, in: rect, of: &canvas)
      let turning = SeriesAction.partChosen(series.tabs[index].part)
      metrics.hitAreas.append(HitArea(rect: rect, target: .choice(HitArea.Choice(turning))))
      column += label.cellWidth + Self.gap
    }
    if series.isOpenEnded, column < end {
      canvas.write("…", at: Point(column: column, row: area.row), style: theme.dim)
    }
  }

  /// Returns the labels: with the numbers of seen episodes of all seasons if these fit, else only
  /// with that of the selected one.
  private func labels(of series: SeriesProps, in room: Int) -> [String] {
    let long = series.tabs.map(\.labelWithShare)
    let width = long.reduce(-Self.gap) { $0 + $1.cellWidth + Self.gap }
    guard width > room else { return long }
    return series.tabs.enumerated().map { index, tab in
      index == series.selectedTab ? tab.labelWithShare : tab.label
    }
  }

  private func draw(
    _ label: String, _ tab: SeriesProps.Tab, isSelected: Bool, in rect: Rect,
    of canvas: inout Canvas
  ) {
    let style = isSelected ? theme.strong : tab.isEmpty ? theme.rule : theme.dim
    canvas.write(label, at: Point(column: rect.column, row: rect.row), style: style)
    guard isSelected else { return }
    canvas.horizontalLine(
      at: Point(column: rect.column, row: rect.row + 1), length: rect.width, style: theme.accent,
      scalar: "━")
  }

  /// Returns the index of the first visible part, so that the selected and the next one fit.
  private func firstShown(_ labels: [String], selected: Int, in room: Int) -> Int {
    let last = min(selected + 1, labels.count - 1)
    var (first, width) = (last, labels[last].cellWidth)
    while first > 0, width + Self.gap + labels[first - 1].cellWidth <= room {
      first -= 1
      width += Self.gap + labels[first].cellWidth
    }
    return first
  }
}

extension SeriesProps.Tab {
  /// The label in the strip, which for a season is only its number.
  fileprivate var label: String {
    switch part {
    case .about: "About"
    case .season(let number): String(number)
    }
  }

  /// The label with the number of seen episodes, such as `2 (3 of 10)`.
  fileprivate var labelWithShare: String { label + (share.map { " (\($0))" } ?? "") }
}
