import MoviesCore
import Testing
import Titles

@Suite("The heat map of a series", .timeLimit(.minutes(5)))
struct HeatMapTests {
  private func map(_ state: AppState) throws -> HeatMapProps {
    guard case .heatMap(let map) = BrowseProps(state).series?.content else {
      throw NoHeatMap()
    }
    return map
  }

  private struct NoHeatMap: Error {}

  @Test("A cell tells its rating, a gap, what has not been shown, what nobody has rated")
  func cells() throws {
    var season = try Samples.season(1, [1, 2, 4, 5])
    season.episodes[2].score = nil
    season.episodes[3].score = nil
    season.episodes[3].released = CalendarDate(year: 2030, month: 1, day: 1)
    var state = try Samples.seriesPage(seasons: 2, season)
    state.today = CalendarDate(year: 2026, month: 11, day: 22)
    state.press(.viewSwitched)
    let map = try map(state)
    #expect(map.numbers == (1...5).map { $0...$0 })
    #expect(
      map.seasons[0].cells.map(\.content) == [.rated(81), .rated(82), .gap, .unrated, .unaired])
    #expect(map.seasons[0].cells.map { $0.place?.row } == [0, 1, nil, 2, 3])
    #expect(map.seasons[0].average == 81.5)
    #expect(map.seasons[1].cells.map(\.content) == Array(repeating: .unknown, count: 5))
  }

  @Test("A season that the catalogue does not list has gaps")
  func unlisted() throws {
    var state = try Samples.seriesPage(seasons: 2, Samples.season(1, 1...3))
    state.press(.notListed(number: 2, of: try Samples.series()), .viewSwitched)
    #expect(try map(state).seasons[1].cells.map(\.content) == Array(repeating: .gap, count: 3))
  }

  @Test("An episode 0 has a row of its own")
  func episodeZero() throws {
    var state = try Samples.seriesPage(Samples.season(1, 0...3))
    state.press(.viewSwitched)
    #expect(try map(state).numbers == (0...3).map { $0...$0 })
  }

  @Test("Few episodes with high numbers are near each other, and the window follows them")
  func highNumbers() throws {
    var state = try Samples.seriesPage(seasons: 1, Samples.season(1, [1, 4_000, 9_999]))
    state.press(.viewSwitched)
    #expect(
      try map(state).numbers
        == [1...1, 2...3_999, 4_000...4_000, 4_001...9_998, 9_999...9_999])
    state.press(.episodeMoved(by: 1))
    #expect(state.selectedCell == [1, 4_000])
    let many = (0..<40).map { 1 + 100 * $0 }
    state = try Samples.seriesPage(seasons: 1, Samples.season(1, many))
    state.press(.viewSwitched, .episodeSelected(row: 39))
    #expect(try map(state).numbers.last == 3_901...3_901)
    #expect(try map(state).numbers.count == map(state).grid.episodes)
  }

  @Test("Arrows pass over gaps, and every selection is an episode")
  func walking() throws {
    var state = try Samples.seriesPage(
      Samples.season(1, [1, 2, 7]), Samples.season(2, 1...7), Samples.season(3, [1]))
    state.press(.viewSwitched, .episodeMoved(by: 2))
    #expect(state.selectedCell == [1, 7])
    state.press(.seasonMoved(by: 1), .episodeMoved(by: -2))
    #expect(state.selectedCell == [2, 5])
    state.press(.seasonMoved(by: -1))
    #expect(state.selectedCell == [1, 7])
    state.press(.seasonMoved(by: -1))
    #expect(state.selectedCell == [1, 7])
    state.press(.seasonMoved(by: 5))
    #expect(state.selectedCell == [3, 1])
  }

  @Test("Seasons are columns where they fit, and rows where only that fits")
  func orientation() {
    func isTransposed(_ columns: Int, _ rows: Int, seasons: Int, episodes: Int) -> Bool {
      HeatMapGrid(width: columns, height: rows, seasons: seasons, episodes: episodes).isTransposed
    }
    #expect(!isTransposed(80, 20, seasons: 5, episodes: 16))
    #expect(isTransposed(80, 20, seasons: 16, episodes: 12) == true)
    #expect(isTransposed(120, 36, seasons: 5, episodes: 62) == false)
    #expect(!isTransposed(200, 46, seasons: 33, episodes: 25))
  }

  @Test("A map that does not fit scrolls both ways, as little as needed")
  func scrolling() throws {
    var state = try Samples.seriesPage(seasons: 60, columns: 80, rows: 20)
    for number in [1, 30, 60] { try Samples.bring(Samples.season(number, 1...400), to: &state) }
    state.press(.viewSwitched)
    #expect(try map(state).seasons.first?.number == 1)
    state.press(.seasonMoved(by: 29), .episodeSelected(row: 200))
    let grid = try map(state).grid
    #expect(try map(state).seasons.last?.number == 30)
    #expect(try map(state).seasons.count == grid.seasons)
    #expect(try map(state).numbers.last == 201...201)
    #expect(try map(state).numbers.count == grid.episodes)
    state.press(.seasonMoved(by: -1), .seasonMoved(by: 1))
    #expect(try map(state).seasons.last?.number == 30)
    state.press(.episodeMoved(by: -1))
    #expect(try map(state).numbers.last == 201...201)
  }

  @Test("The best and the worst episode of the whole run are known, unless all are alike")
  func marks() throws {
    var state = try Samples.seriesPage(Samples.season(1), Samples.season(2, 1...12))
    let totals = try #require(BrowseProps(state).series?.totals)
    #expect(totals.best?.place == EpisodePlace(season: 2, row: 11))
    #expect(totals.worst?.place == EpisodePlace(season: 1, row: 0))
    #expect(totals.episodes == 22)
    #expect(totals.average.map { ($0 * 100).rounded() } == 8_605)
    state = try Samples.seriesPage(Samples.season(1, 1...1))
    #expect(BrowseProps(state).series?.totals.best == nil)
  }

  @Test("The views follow each other, and leaving the last one stops the loading")
  func views() throws {
    var state = try Samples.seriesPage(Samples.season(1))
    #expect(state.screen.focus == .about)
    state.press(.viewSwitched)
    #expect(state.screen.focus == .heatMap)
    #expect(state.selectedCell == [1, 1])
    state.press(.viewSwitched)
    #expect(state.screen.focus == .chart)
    #expect(state.isLoadingSeasons)
    state.press(.viewSwitched)
    #expect(state.screen.focus == .episodes)
    #expect(!state.isLoadingSeasons)
  }

  @Test("In the chart the selection runs on through the seasons that have come")
  func running() throws {
    var state = try Samples.seriesPage(Samples.season(1, 1...3), Samples.season(3, 1...2))
    state.press(.viewSwitched, .viewSwitched, .runMoved(by: 3))
    #expect(state.selectedCell == [3, 1])
    state.press(.runMoved(by: -1))
    #expect(state.selectedCell == [1, 3])
    state.press(.runMoved(by: 100))
    #expect(state.selectedCell == [3, 2])
    state.press(.runMoved(by: -100))
    #expect(state.selectedCell == [1, 1])
  }

  @Test("From season to season the run goes on with the next one, in both directions")
  func runningThroughThreeSeasons() throws {
    var state = try Samples.seriesPage(
      Samples.season(1, 1...3), Samples.season(2, 1...2), Samples.season(3, 1...4))
    state.press(.viewSwitched, .viewSwitched, .runMoved(by: 3))
    #expect(state.selectedCell == [2, 1])
    state.press(.runMoved(by: 2))
    #expect(state.selectedCell == [3, 1])
    state.press(.runMoved(by: -1))
    #expect(state.selectedCell == [2, 2])
    state.press(.runMoved(by: -2))
    #expect(state.selectedCell == [1, 3])
  }

  @Test("Of equally good episodes the first one is marked, also in another season")
  func equalMarks() throws {
    func season(_ number: Int, _ scores: [Double]) throws -> Season {
      var season = try Samples.season(number, 1...scores.count)
      for (row, score) in scores.enumerated() { season.episodes[row].score = score }
      return season
    }
    let state = try Samples.seriesPage(
      season(1, [70, 90, 90, 60]), season(2, [60, 90, 75]), season(3, [75, 75]))
    let totals = try #require(BrowseProps(state).series?.totals)
    #expect(totals.best?.place == EpisodePlace(season: 1, row: 1))
    #expect(totals.worst?.place == EpisodePlace(season: 1, row: 3))
  }
}
