import MoviesCore
import Testing

@Suite("How the charts of the statistics lie on the screen", .timeLimit(.minutes(5)))
struct StatisticsGridTests {
  @Test("Every chart is there once, in the same order", arguments: 20...250)
  func all(width: Int) {
    let grid = StatisticsGrid(width: width)
    #expect(Array(grid.shelves.joined()) == StatisticsChart.allCases)
    #expect(grid.shelves.allSatisfy { 1...grid.across ~= $0.count })
  }

  @Test("Charts are side by side as soon as each has room, up to four")
  func across() {
    #expect(
      [40, 77, 78, 115, 116, 153, 154, 500].map { StatisticsGrid(width: $0).across } == [
        1, 1, 2, 2, 3, 3, 4, 4,
      ])
  }

  @Test("Figures and months have a shelf of their own")
  func first() {
    #expect(StatisticsGrid(width: 200).shelves.first == [.figures, .months])
    #expect(StatisticsGrid(width: 60).shelves.first == [.figures])
  }
}
