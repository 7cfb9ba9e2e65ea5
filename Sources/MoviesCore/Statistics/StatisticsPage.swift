public import Keeping
public import Titles

/// The page of statistics: the selected chart, and its selected bar.
///
/// Each chart keeps its own selected bar. The page scrolls to the selection by itself.
public struct StatisticsPage: Sendable, Codable, Equatable {
  /// The selected chart.
  public internal(set) var chart = StatisticsChart.figures
  /// The bar that was selected last in each chart; `nil` for none.
  private var bars = [Int?](repeating: nil, count: StatisticsChart.allCases.count)

  public init() {}

  /// Returns the index of the selected bar of a chart, from 0; `nil` for a chart without bars.
  ///
  /// If the user has not selected a bar, it is the first one, which is the latest or the greatest;
  /// in the table of pairs of ratings, it is the most frequent pair.
  public func bar(of chart: StatisticsChart, in statistics: LibraryStatistics) -> Int? {
    let count = statistics.count(of: chart)
    guard count > 0 else { return nil }
    return min(bars[chart.index] ?? statistics.usualBar(of: chart), count - 1)
  }

  /// Returns the expression of the query language that lists the titles of the selected bar; `nil`
  /// if there are none, or it is a single title.
  public func expression(in statistics: LibraryStatistics) -> String? {
    guard let bar = bar(of: chart, in: statistics) else { return nil }
    return switch chart {
    case .figures: statistics.figures[bar].expression
    case .disagreements: nil
    default: statistics.bars(of: chart)[bar].expression
    }
  }

  /// Returns the selected title among those where the user and IMDb differ most.
  public func title(in statistics: LibraryStatistics) -> TitleSummary? {
    guard chart == .disagreements, let bar = bar(of: chart, in: statistics) else { return nil }
    return statistics.comparison.disagreements[bar].title
  }

  mutating func select(_ bar: Int, of chart: StatisticsChart, in statistics: LibraryStatistics) {
    self.chart = chart
    let last = statistics.count(of: chart) - 1
    if last >= 0 { bars[chart.index] = max(0, min(bar, last)) }
  }
}

extension StatisticsChart {
  /// The index of the chart, from 0.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension LibraryStatistics {
  /// Returns the bar of a chart that is selected until the user selects one.
  fileprivate func usualBar(of chart: StatisticsChart) -> Int {
    guard chart == .comparison else { return 0 }
    let pairs = comparison.pairs
    return pairs.indices.max { pairs[$0].count < pairs[$1].count } ?? 0
  }
}

extension StatisticsPage: PageContent {
  var page: Page { .statistics(self) }
  var pane: Pane { .statistics }

  func selectedTitle(in state: AppState) -> TitleID? {
    state.library.statistics.flatMap { title(in: $0)?.id }
  }

  func props(in state: AppState) -> PageProps {
    .statistics(StatisticsProps(self, of: state.library.statistics))
  }

  func libraryNeeds(in state: AppState) -> [LibraryNeed] {
    let library = state.library
    return library.revision == library.countedRevision
      ? [] : [LibraryNeed(CountLibrary(today: state.today), of: library.revision)]
  }
}

/// The props of the page of statistics.
public struct StatisticsProps: Sendable, Equatable {
  /// The statistics of the library; `nil` until they are counted.
  public var statistics: LibraryStatistics?
  /// The page with its selection.
  public var page: StatisticsPage

  public init(_ page: StatisticsPage, of statistics: LibraryStatistics?) {
    self.page = page
    self.statistics = statistics
  }
}

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

  /// The maximum number of steps of an action: enough to reach every bar from any other.
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
