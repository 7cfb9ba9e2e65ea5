import Titles

/// The seasons and episodes for which a heat map has cells.
public struct HeatMapExtent: Sendable, Codable, Hashable {
  /// How many seasons there are, known or not.
  public var seasons: Int
  /// The numbers of the episodes, over all seasons that have come.
  public var numbers: ClosedRange<Int>

  init(_ guide: SeasonGuide, last: Int) {
    seasons = last
    numbers = guide.figures.numbers
  }
}

extension AppState {
  /// How the heat map of the series on the page lies on the screen; `nil` where none is shown.
  public var heatMapGrid: HeatMapGrid? {
    guard let page = seriesPage, page.view == .heatMap else { return nil }
    return heatMapGrid(of: page)
  }

  /// Whether the heat map of a series stands beside the chart and the details of the selected
  /// episode: if there is room, unless there are so many seasons that they need the whole width.
  func hasChartBesideHeatMap(of page: SeriesPage) -> Bool {
    let width = ScreenSize.listColumns(in: screen.size.columns)
    return screen.size.hasOverview
      && lastSeason(of: page.series) <= HeatMapGrid.seasonsAcross(width: width)
  }

  func heatMapExtent(of page: SeriesPage) -> HeatMapExtent {
    HeatMapExtent(series.guide(of: page.series), last: lastSeason(of: page.series))
  }

  func heatMapGrid(of page: SeriesPage) -> HeatMapGrid {
    let (extent, width) = (heatMapExtent(of: page), screen.size.columns)
    return HeatMapGrid(
      width: hasChartBesideHeatMap(of: page) ? ScreenSize.listColumns(in: width) : width,
      height: screen.listRows, seasons: extent.seasons,
      episodes: extent.numbers.count)
  }
}
