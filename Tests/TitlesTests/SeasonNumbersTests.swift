import Testing
import Titles
import TitlesTestSupport

@Suite("The numbers of seasons", .timeLimit(.minutes(5)))
struct SeasonNumbersTests {
  private func detail(_ number: Int?, from start: Int?) -> TitleDetail {
    TitleDetail(
      id: id(1), title: "Lamps", years: start.map { YearRange(start: $0, end: nil) },
      totalSeasons: number)
  }

  @Test("A count is that of the seasons from 1 on", arguments: [1, 8, 100])
  func count(number: Int) {
    let detail = detail(number, from: 2_009)
    #expect(detail.seasonCount == number)
    #expect(detail.seasons == Array(1...number))
  }

  @Test(
    "A year of the run is no count: the seasons may be its years",
    arguments: [
      (2_011, 2_009, [2_009, 2_010, 2_011]), (2_009, 2_009, [2_009]), (2_008, 2_009, nil),
      (2_109, 2_009, nil), (101, 2_009, nil), (0, 2_009, nil), (-5, 2_009, nil),
      (.max, 2_009, nil), (2_011, nil, nil), (nil, 2_009, nil),
    ] as [(Int?, Int?, [Int]?)])
  func year(number: Int?, start: Int?, seasons: [Int]?) {
    let detail = detail(number, from: start)
    #expect(detail.seasons == seasons)
    #expect(detail.seasonCount == nil)
    let season = Season(title: "Lamps", number: 1, totalSeasons: number, episodes: [])
    #expect(season.seasonCount == nil)
  }

  @Test("Seasons that are listed are counted, whatever else is told")
  func listed() {
    var detail = detail(2_019, from: 2_009)
    detail.seasonNumbers = [2_009, 2_019]
    #expect(detail.seasonCount == 2)
    #expect(detail.seasons == [2_009, 2_019])
  }
}
