import Keeping
import MoviesCore
import TerminalUI

/// The layout of the charts on the page of statistics, which may be longer than the screen.
struct StatisticsLayout {
  /// The size of the whole page.
  let size: TerminalSize
  /// The charts and their areas, including their headings.
  let charts: [(chart: StatisticsChart, rect: Rect)]
  /// The number of rows of the page on the screen.
  private let rows: Int

  private static let headingRows = 1
  private static let gapRows = 1
  /// The number of bars that a chart shows below each other, depending on the screen.
  private static let barRows = 5...15
  /// The number of bars if the page is longer than the screen anyway.
  private static let usualBarRows = 6
  private static let monthRows = 7
  private static let tableRows = RatingComparison.highest + 1

  /// Lays out the page for a part of the screen.
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

  /// The largest scroll offset of the page.
  var scrollLimit: Int { max(0, size.rows - rows) }

  /// Returns the scroll offset that puts a chart in the middle, as far as the page allows.
  func scroll(to chart: StatisticsChart) -> Int {
    guard let rect = charts.first(where: { $0.chart == chart })?.rect else { return 0 }
    return max(0, min(rect.row + rect.height / 2 - rows / 2, scrollLimit))
  }

  /// Returns the heights of the shelves: with as many bars as possible for the whole page to fit.
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

  /// Returns the areas of a shelf; the last one takes the rest of the row.
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
