import Titles

/// The seasons and episodes for which a heat map has cells.
public struct HeatMapExtent: Sendable, Codable, Hashable {
  /// The numbers of the seasons, known or not, rising.
  public var seasons: [Int]
  /// The rows of the episodes, over all seasons that have arrived.
  public var episodes: EpisodeRows

  init(_ guide: SeasonGuide, seasons: [Int]) {
    self.seasons = seasons
    episodes = guide.figures.rows
  }
}

extension AppState {
  /// The layout of the heat map of the series on the page; `nil` if none is shown.
  public var heatMapGrid: HeatMapGrid? {
    guard let page = seriesPage, page.view == .heatMap else { return nil }
    return heatMapGrid(of: page)
  }

  /// Whether the heat map of a series is beside the details of the selected episode: if there is
  /// room, unless it has so many seasons that they need the whole width.
  func hasDetailsBesideHeatMap(of page: SeriesPage) -> Bool {
    let width = ScreenSize.listColumns(in: screen.size.columns)
    return screen.size.hasPane
      && seasons(of: page.series).count <= HeatMapGrid.seasonsAcross(width: width)
  }

  func heatMapExtent(of page: SeriesPage) -> HeatMapExtent {
    HeatMapExtent(series.guide(of: page.series), seasons: seasons(of: page.series))
  }

  func heatMapGrid(of page: SeriesPage) -> HeatMapGrid {
    let (extent, width) = (heatMapExtent(of: page), screen.size.columns)
    return HeatMapGrid(
      width: hasDetailsBesideHeatMap(of: page) ? ScreenSize.listColumns(in: width) : width,
      height: screen.listRows, seasons: extent.seasons.count,
      episodes: extent.episodes.count)
  }
}
