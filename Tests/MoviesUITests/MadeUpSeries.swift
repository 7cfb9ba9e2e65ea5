import MoviesCore
import Testing
import Titles

/// A series that there is not, as long as a test needs it.
struct MadeUpSeries {
  var title = "Quay Street"
  var seasons: Int
  /// How many episodes the longest season has.
  var episodes: Int
  /// Whether the catalogue says how many seasons there are.
  var isCounted = true

  static let id = TitleID("tt9000100")

  /// Everything about it; `nil` if its id is not valid.
  var detail: TitleDetail? {
    Self.id.map {
      TitleDetail(
        id: $0, title: title, years: YearRange(start: 1990, end: nil), kind: .series,
        totalSeasons: isCounted ? seasons : nil)
    }
  }

  /// One of its seasons: the later, the shorter and the worse, with better and worse episodes.
  func season(_ number: Int) -> Season {
    let count = max(1, episodes - (number - 1) % 4)
    return Season(
      title: title, number: number, totalSeasons: isCounted ? seasons : nil,
      episodes: (1...count).map { episode in
        EpisodeSummary(
          id: nil, title: "Part \(episode)", number: episode,
          released: CalendarDate(year: 1989 + number, month: 1 + episode % 12, day: 1),
          score: score(of: episode, in: number))
      })
  }

  private func score(of episode: Int, in season: Int) -> Double {
    let drift = 84 - 30 * Double(season - 1) / Double(max(1, seasons))
    return (drift + Double((episode * 37 + season * 11) % 23) - 11).rounded()
  }

  /// The catalogue's answer to a question.
  func reply(_ question: SceneCatalogue.Question) -> SceneCatalogue.Reply {
    switch question {
    case .season(Self.id, let number) where 1...seasons ~= number: .season(season(number))
    case .title(Self.id): detail.map(SceneCatalogue.Reply.detail) ?? .failure(.notFound)
    case .titles, .title, .season: .failure(.notFound)
    }
  }
}

extension MadeUpSeries {
  /// A state with the page of the series in one of its views, at its first season, once these
  /// seasons have come.
  func state(
    _ view: SeriesPage.View, knowing seasons: some Sequence<Season>, columns: Int = 80,
    rows: Int = 24
  ) throws -> AppState {
    let id = try #require(Self.id)
    var state = Samples.state(columns: columns, rows: rows)
    state.today = CalendarDate(year: 2026, month: 6, day: 1)
    AppState.reduce(&state, Samples.details(try #require(detail)))
    AppState.reduce(&state, SeriesAction.opened(id, at: nil, season: 1))
    for season in seasons {
      let number = try #require(season.number)
      let answer = Answer(season, source: .omdb)
      AppState.reduce(&state, SeriesAction.setSeason(answer, number: number, of: id))
    }
    while state.seriesPage?.view != view { AppState.reduce(&state, SeriesAction.viewSwitched) }
    return state
  }

  /// The same with all seasons.
  func state(
    _ view: SeriesPage.View, columns: Int = 80, rows: Int = 24
  ) throws -> AppState {
    try state(view, knowing: (1...seasons).map(season), columns: columns, rows: rows)
  }
}
