public import Keeping

extension StatisticsPage {
  /// Changes the page according to an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - statistics: The statistics on the page.
  ///   - grid: The layout of the charts.
  public mutating func reduce(
    _ action: StatisticsAction, in statistics: LibraryStatistics, _ grid: StatisticsGrid
  ) {
    switch action {
    case .opened: break
    case .moved(let direction, by: let steps):
      for _ in 0..<max(0, min(steps, Self.mostSteps)) { step(direction, statistics, grid) }
    case .chartMoved(by: let charts): moveChart(by: charts)
    case .endSelected(isLast: let isLast): selectEnd(isLast: isLast, statistics)
    case .barSelected(let chart, bar: let bar): select(bar, of: chart, in: statistics)
    }
  }

  /// The most steps of an action: enough to reach every bar from any other.
  private static let mostSteps = 5_000

  private mutating func step(
    _ direction: StatisticsDirection, _ statistics: LibraryStatistics, _ grid: StatisticsGrid
  ) {
    let count = statistics.count(of: chart)
    if let bar = bar(of: chart, in: statistics),
      let next = chart.form.bar(direction, of: bar, count: count)
    {
      select(next, of: chart, in: statistics)
    } else if let next = grid.chart(direction, of: chart) {
      chart = next
    }
  }

  private mutating func moveChart(by charts: Int) {
    let all = StatisticsChart.allCases
    guard let index = all.firstIndex(of: chart) else { return }
    let steps = max(-all.count, min(charts, all.count))
    chart = all[max(0, min(index + steps, all.count - 1))]
  }

  private mutating func selectEnd(isLast: Bool, _ statistics: LibraryStatistics) {
    let last = statistics.count(of: chart) - 1
    select(isLast == (chart.form == .columns) ? 0 : last, of: chart, in: statistics)
  }
}

extension StatisticsChart.Form {
  /// Returns the bar next to another one in a chart with this many; `nil` at the edge.
  fileprivate func bar(_ direction: StatisticsDirection, of bar: Int, count: Int) -> Int? {
    let steps: Int? =
      switch (self, direction) {
      case (.rows, .up), (.columns, .right): -1
      case (.rows, .down), (.columns, .left): 1
      case (.rows, _), (.columns, _): nil
      case (.table(let columns), .left): bar % columns > 0 ? -1 : nil
      case (.table(let columns), .right): bar % columns < columns - 1 ? 1 : nil
      case (.table(let columns), .up): -columns
      case (.table(let columns), .down): columns
      }
    return steps.map { bar + $0 }.flatMap { 0..<count ~= $0 ? $0 : nil }
  }
}
