public import Redux
import Titles

/// Events of the page of statistics.
public enum StatisticsAction: Action, Codable, Hashable {
  /// The user opened the page of statistics.
  case opened
  /// The selection moved this many steps in a direction: from bar to bar and, at the edge of a
  /// chart, on into the chart next to it.
  case moved(StatisticsDirection, by: Int)
  /// The user moved by this many charts, back if negative.
  case chartMoved(by: Int)
  /// The user went to an end of a chart: the left or upper one, or the right or lower one.
  case endSelected(isLast: Bool)
  /// A bar was selected by its index; an index out of range selects the nearest bar.
  case barSelected(StatisticsChart, bar: Int)
}

extension AppState {
  /// Changes the page of statistics, or opens it.
  mutating func reduceStatistics(_ action: StatisticsAction) {
    if action == .opened { return screen.open(.statistics(StatisticsPage())) }
    guard let statistics = library.statistics else { return }
    let grid = StatisticsGrid(width: screen.size.columns)
    screen.pages.update { (page: inout StatisticsPage) in
      page.reduce(action, in: statistics, grid)
    }
  }
}
