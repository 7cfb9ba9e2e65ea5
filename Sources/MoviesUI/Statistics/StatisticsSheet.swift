import Keeping
import MoviesCore
import TerminalUI

/// A sheet with the charts of the statistics, however long.
struct StatisticsSheet {
  private let statistics: LibraryStatistics
  private let layout: StatisticsLayout
  private let theme: Theme

  init(_ statistics: LibraryStatistics, _ layout: StatisticsLayout, theme: Theme) {
    self.statistics = statistics
    self.layout = layout
    self.theme = theme
  }

  /// Draws the charts.
  ///
  /// - Parameter selection: The page with its selection; `nil` for none.
  /// - Returns: The sheet, and the hit areas of its bars.
  func drawn(_ selection: StatisticsPage?) -> (Canvas, [HitArea]) {
    // The arrows of charts with more bars are in the margin.
    let margin = StatisticsGrid.margins / 2
    var page = Canvas(
      size: TerminalSize(columns: layout.size.columns + margin, rows: layout.size.rows))
    let places = layout.charts.flatMap { chart, rect in
      let panel = StatisticsPanel(
        theme: theme, chart: chart, rect: rect,
        bar: (selection ?? StatisticsPage()).bar(of: chart, in: statistics),
        isSelected: chart == selection?.chart, coverage: statistics.coverage(of: chart))
      return statistics.draw(panel, of: &page)
    }
    return (page, places)
  }
}
