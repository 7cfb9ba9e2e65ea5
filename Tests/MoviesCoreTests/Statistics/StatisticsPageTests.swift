import Foundation
import Keeping
import MoviesCore
import TestSupport
import Testing

@Suite("The page of statistics", .timeLimit(.minutes(5)))
struct StatisticsPageTests {
  private let statistics: LibraryStatistics
  private let grid = StatisticsGrid(width: 120)

  init() throws { statistics = try SmallLibrary().statistics }

  @Test("It begins with the figures; every chart begins with its latest or greatest bar")
  func start() {
    let page = StatisticsPage()
    #expect(page.chart == .figures)
    #expect(page.bar(of: .months, in: statistics) == 0)
    #expect(statistics.bars(of: .months)[0].subject == .month(3, of: 2024))
  }

  @Test("In rows, up and down go from bar to bar, and on into the charts above and below")
  func rows() {
    var page = page(at: .genres, bar: 0)
    #expect(after(&page, .moved(.down, by: 1)) == (.genres, 1))
    #expect(after(&page, .moved(.down, by: 1)) == (.comparison, 27))
    page = self.page(at: .genres, bar: 1)
    #expect(after(&page, .moved(.up, by: 2)) == (.years, 0))
  }

  @Test("In columns, left goes back in time, and right on; beyond the ends are the next charts")
  func columns() {
    var page = page(at: .ratings, bar: 0)
    #expect(after(&page, .moved(.left, by: 3)) == (.ratings, 3))
    #expect(after(&page, .moved(.right, by: 2)) == (.ratings, 1))
    #expect(after(&page, .moved(.right, by: 2)) == (.decades, 0))
    #expect(after(&page, .moved(.left, by: 3)) == (.ratings, 0))
    #expect(after(&page, .moved(.down, by: 1)) == (.directors, 0))
  }

  @Test("The table of pairs is walked in all directions, and left at its edges")
  func table() {
    var page = page(at: .comparison, bar: 0)
    #expect(after(&page, .moved(.down, by: 2)) == (.comparison, 20))
    #expect(after(&page, .moved(.right, by: 9)) == (.comparison, 29))
    #expect(after(&page, .moved(.right, by: 1)) == (.disagreements, 0))
    #expect(after(&page, .moved(.left, by: 1)) == (.comparison, 29))
    #expect(after(&page, .moved(.up, by: 2)) == (.comparison, 9))
    #expect(after(&page, .moved(.up, by: 1)) == (.genres, 0))
  }

  @Test("Where there is nothing further, the selection stays")
  func edges() {
    var page = StatisticsPage()
    #expect(after(&page, .moved(.up, by: 5)) == (.figures, 0))
    #expect(after(&page, .moved(.left, by: 5)) == (.figures, 0))
    #expect(after(&page, .moved(.down, by: -5)) == (.figures, 0))
  }

  @Test("Going from chart to chart follows their order, and stops at both ends")
  func charts() {
    var page = page(at: .genres, bar: 1)
    #expect(after(&page, .chartMoved(by: 1)) == (.directors, 0))
    #expect(after(&page, .chartMoved(by: -1)) == (.genres, 1))
    #expect(after(&page, .chartMoved(by: .max)) == (.disagreements, 0))
    #expect(after(&page, .chartMoved(by: .min)) == (.figures, 0))
  }

  @Test("The ends of a chart are those on the screen")
  func ends() {
    var page = page(at: .ratings, bar: 4)
    #expect(after(&page, .endSelected(isLast: false)) == (.ratings, 9))
    #expect(after(&page, .endSelected(isLast: true)) == (.ratings, 0))
    page = self.page(at: .directors, bar: 0)
    #expect(after(&page, .endSelected(isLast: true)) == (.directors, 1))
    #expect(after(&page, .endSelected(isLast: false)) == (.directors, 0))
  }

  @Test("The selected bar has an expression for the titles behind it, an empty one has none")
  func expressions() {
    #expect(
      page(at: .months, bar: 0).expression(in: statistics) == "seen:2024-03 type:movie")
    #expect(page(at: .months, bar: 1).expression(in: statistics) == nil)
    #expect(page(at: .ratings, bar: 1).expression(in: statistics) == "mine:9")
    #expect(page(at: .comparison, bar: 17).expression(in: statistics) == nil)
    #expect(
      page(at: .comparison, bar: 16).expression(in: statistics) == "mine:9 rating:6.5..7.4")
    #expect(page(at: .figures, bar: 0).expression(in: statistics) == "seen:yes type:movie")
  }

  @Test("Behind a disagreement is a single title")
  func disagreement() {
    let page = page(at: .disagreements, bar: 0)
    #expect(page.title(in: statistics)?.title == "Film 1")
    #expect(page.expression(in: statistics) == nil)
    #expect(self.page(at: .genres, bar: 0).title(in: statistics) == nil)
  }

  @Test("When the library changes, the nearest bar is selected; without bars, none is")
  func changes() {
    var page = page(at: .ratings, bar: 9)
    #expect(page.bar(of: .ratings, in: statistics) == 9)
    let nothing = LibraryStatistics([], today: nil)
    #expect(page.bar(of: .ratings, in: nothing) == nil)
    #expect(page.expression(in: nothing) == nil)
    page.reduce(.moved(.up, by: 1), in: nothing, grid)
    #expect(page.chart == .months)
  }

  @Test("However one walks, something is selected", arguments: [40, 80, 120, 200])
  func walks(width: Int) {
    var generator = SplitMix(seed: 7)
    var page = StatisticsPage()
    var seen: Set<StatisticsChart> = []
    for _ in 0..<3_000 {
      let direction = StatisticsDirection.allCases.randomElement(using: &generator) ?? .up
      page.reduce(
        .moved(direction, by: .random(in: 1...4, using: &generator)), in: statistics,
        StatisticsGrid(width: width))
      seen.insert(page.chart)
      #expect(page.bar(of: page.chart, in: statistics) != nil)
    }
    #expect(seen == Set(StatisticsChart.allCases))
  }

  @Test("It comes back from a recording as it was")
  func coding() throws {
    let page = page(at: .comparison, bar: 42)
    let data = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(StatisticsPage.self, from: data) == page)
  }

  private func page(at chart: StatisticsChart, bar: Int) -> StatisticsPage {
    var page = StatisticsPage()
    page.reduce(.barSelected(chart, bar: bar), in: statistics, grid)
    return page
  }

  /// The chart and the bar that are selected after an action.
  private func after(
    _ page: inout StatisticsPage, _ action: StatisticsAction
  ) -> (StatisticsChart, Int?) {
    page.reduce(action, in: statistics, grid)
    return (page.chart, page.bar(of: page.chart, in: statistics))
  }
}

private func == (left: (StatisticsChart, Int?), right: (StatisticsChart, Int)) -> Bool {
  left.0 == right.0 && left.1 == right.1
}
