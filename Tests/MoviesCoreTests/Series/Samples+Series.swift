import MoviesCore
import Testing
import Titles

extension Samples {
  /// The series of the tests.
  static func series() throws -> TitleID { try id(500) }

  /// What is known of it.
  static func seriesDetail(seasons: Int?) throws -> TitleDetail {
    TitleDetail(
      id: try series(), title: "A Series", years: YearRange(start: 1990, end: 1995), kind: .series,
      totalSeasons: seasons)
  }

  /// The id of its episode with this number: seasons have ids from 1,000 times their number on.
  static func episode(_ number: Int, of season: Int) throws -> TitleID {
    try id(season * 1_000 + number)
  }

  /// A season with episodes of these numbers; the ratings are 8.1, 8.2, 8.3 and so on.
  static func season(
    _ number: Int, _ episodes: some Sequence<Int> = 1...10, of total: Int? = nil
  ) throws -> Season {
    Season(
      title: "A Series", number: number, totalSeasons: total,
      episodes: try episodes.enumerated().map { row, episode in
        EpisodeSummary(
          id: try self.episode(episode, of: number), title: "Episode \(number).\(episode)",
          number: episode, released: CalendarDate(year: 1989 + number, month: 1, day: row + 1),
          score: 81 + Double(row))
      })
  }

  /// A state with the page of the series open, on a screen of this size.
  static func seriesPage(
    seasons: Int? = 3, columns: Int = 80, rows: Int = 20, _ known: Season...
  ) throws -> AppState {
    var state = AppState()
    let size = ScreenSize(columns: columns, rows: rows + 4)
    AppState.reduce(&state, ScreenAction.resized(size, listRows: rows))
    AppState.reduce(&state, details(try seriesDetail(seasons: seasons)))
    AppState.reduce(&state, ScreenAction.titleOpened(try series()))
    for season in known { try bring(season, to: &state) }
    return state
  }

  /// Lets a season come.
  static func bring(_ season: Season, to state: inout AppState) throws {
    let number = try #require(season.number)
    AppState.reduce(
      &state,
      SeriesAction.setSeason(Answer(season, source: .omdb), number: number, of: try series()))
  }
}

extension AppState {
  /// The season and the number of the selected episode.
  var selectedCell: [Int?] { [seriesPage?.part.season, selectedEpisode?.number] }

  /// Does several things to the series on the page.
  mutating func press(_ actions: SeriesAction...) {
    for action in actions { AppState.reduce(&self, action) }
  }
}
