import Titles

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
