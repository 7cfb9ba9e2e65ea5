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

  func heatMapExtent(of page: SeriesPage) -> HeatMapExtent {
    HeatMapExtent(series.guide(of: page.series), last: lastSeason(of: page.series))
  }

  func heatMapGrid(of page: SeriesPage) -> HeatMapGrid {
    let extent = heatMapExtent(of: page)
    return HeatMapGrid(
      width: screen.size.columns, height: screen.listRows, seasons: extent.seasons,
      episodes: extent.numbers.count)
  }
}
