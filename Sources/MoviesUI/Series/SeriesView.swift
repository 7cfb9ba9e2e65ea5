import MoviesCore
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
    _ series: SeriesProps, _ detail: DetailProps?, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    switch series.content {
    case .about:
      let body = drawParts(of: series, in: area, of: &canvas, metrics: &metrics)
      details.draw(detail, in: body.inset(columns: 3), of: &canvas, metrics: &metrics)
    case .episodes(let episodes):
      let body = drawParts(of: series, in: area, of: &canvas, metrics: &metrics)
      EpisodesView(theme: theme, keymap: keymap, source: source, details: details)
        .draw(episodes, detail, in: body, of: &canvas, metrics: &metrics)
    case .heatMap where series.lacksEpisodes, .chart where series.lacksEpisodes:
      let words = SeasonWording.noEpisodes(of: series.title, source: series.source)
      canvas.write([StyledLine(words, theme.text)], atTopOf: area)
    case .heatMap(let map):
      HeatMapView(
        theme: theme, keymap: keymap, source: source, chart: chart, details: details
      ).draw(map, series, detail, in: area, of: &canvas, metrics: &metrics)
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
    ).draw(self, page.detail, in: page.rect, of: &canvas, metrics: &metrics)
  }
}
