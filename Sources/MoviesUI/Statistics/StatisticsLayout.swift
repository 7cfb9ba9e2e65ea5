import Keeping
import MoviesCore
import TerminalUI

/// Where the charts of the statistics are on their page, which may be longer than the screen.
struct StatisticsLayout {
  /// The whole page.
  let size: TerminalSize
  /// The charts and their places, with their headings.
  let charts: [(chart: StatisticsChart, rect: Rect)]
  /// How many rows of it are on the screen.
  private let rows: Int

  private static let headingRows = 1
  private static let gapRows = 1
  /// How many bars a chart shows below each other, as the screen has room for them.
  private static let barRows = 5...15
  /// The same where the page is longer than the screen anyway.
  private static let usualBarRows = 6
  private static let monthRows = 7
  private static let tableRows = RatingComparison.highest + 1

  /// The page for a part of the screen.
  init(_ statistics: LibraryStatistics, _ grid: StatisticsGrid, in screen: TerminalSize) {
    rows = screen.rows
    let heights = Self.heights(statistics, grid, fitting: screen.rows)
    var charts: [(StatisticsChart, Rect)] = []
    var row = 0
    for (shelf, height) in zip(grid.shelves, heights) {
      charts += zip(shelf, Self.panels(shelf.count, grid, row: row, height, screen.columns))
      row += height + Self.gapRows
    }
    self.charts = charts
    size = TerminalSize(columns: screen.columns, rows: row - Self.gapRows)
  }

  /// How many rows of the page can be scrolled away.
  var scrollLimit: Int { max(0, size.rows - rows) }

  /// How many are, so that a chart is in the middle, as far as there is a page.
  func scroll(to chart: StatisticsChart) -> Int {
    guard let rect = charts.first(where: { $0.chart == chart })?.rect else { return 0 }
    return max(0, min(rect.row + rect.height / 2 - rows / 2, scrollLimit))
  }

  /// The heights of the shelves: with as many bars as fit, so that the whole page does.
  private static func heights(
    _ statistics: LibraryStatistics, _ grid: StatisticsGrid, fitting rows: Int
  ) -> [Int] {
    func heights(bars: Int) -> [Int] {
      grid.shelves.map { shelf in
        let highest = shelf.map { height(of: $0, bars: bars, statistics) }.max() ?? 0
        return min(headingRows + highest, rows)
      }
    }
    let fitting = barRows.last { bars in
      let heights = heights(bars: bars)
      return heights.reduce(0, +) + (heights.count - 1) * gapRows <= rows
    }
    return heights(bars: fitting ?? usualBarRows)
  }

  private static func height(
    of chart: StatisticsChart, bars: Int, _ statistics: LibraryStatistics
  ) -> Int {
    switch chart {
    case .figures: statistics.figures.count
    case .months: monthRows
    case .comparison: statistics.comparison.count > 0 ? tableRows : bars
    default: bars
    }
  }

  /// The places of a shelf; the last one takes the rest of the row.
  private static func panels(
    _ count: Int, _ grid: StatisticsGrid, row: Int, _ height: Int, _ width: Int
  ) -> [Rect] {
    let gap = StatisticsGrid.gap
    let usual = (width - gap * (grid.across - 1)) / grid.across
    return (0..<count).map { index in
      let column = index * (usual + gap)
      let columns = index == count - 1 ? width - column : usual
      return Rect(column: column, row: row, columns: columns, rows: height)
    }
  }
}
