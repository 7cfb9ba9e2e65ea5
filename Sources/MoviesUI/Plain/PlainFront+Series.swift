import MoviesCore
import Redux
import SafeText
import Titles

extension PlainFront {
  /// Starts what is asked about the seasons and episodes of the series read last.
  mutating func episodes(_ season: Int?, _ episode: Int?, _ state: AppState) -> [any Action] {
    guard let series = state.seriesRead else {
      return say([PlainWording.whichSeries])
    }
    guard let season else {
      wait = .seasons
      return back(to: series, state) + [SeriesAction.viewChosen(.heatMap)]
    }
    guard season > 0 else {
      return say([PlainWording.seasonsFromOne])
    }
    wait = episode.map { .episode(season: season, number: $0) } ?? .season(season)
    return back(to: series, state) + [
      SeriesAction.viewChosen(.episodes), SeriesAction.partChosen(.season(season)),
    ]
  }

  /// A line about every season; `nil` while one of them is loading.
  func seasonsOutcome(in state: AppState) -> [String]? {
    guard let series = state.seriesRead, !state.isLoadingSeasons else { return nil }
    let name = state.seriesName(series)
    let guide = state.series.guide(of: series)
    return (1...state.lastSeason(of: series)).flatMap { number in
      guide[number].map { [SeasonSentence($0.answer.value, of: name).text + "."] }
        ?? absence(of: number, series, state) ?? []
    }
  }

  /// The episodes of a season; `nil` while it is loading.
  func seasonOutcome(_ number: Int, in state: AppState) -> [String]? {
    guard let series = state.seriesRead else { return [] }
    guard let season = state.series.guide(of: series)[number] else {
      return absence(of: number, series, state)
    }
    let sentence = SeasonSentence(season.answer.value, of: state.seriesName(series)).text
    return ["\(sentence):"] + season.episodes.map { $0.line(on: state.today) }
  }

  /// Everything about an episode; `nil` while it is loading.
  func episodeOutcome(_ number: Int, ofSeason season: Int, in state: AppState) -> [String]? {
    guard let series = state.seriesRead else { return [] }
    guard state.series.guide(of: series)[season] != nil else {
      return absence(of: season, series, state)
    }
    guard let episode = state.episode(number, ofSeason: season) else {
      return [PlainWording.noEpisode(number, ofSeason: season)]
    }
    guard let id = episode.id else {
      return [episode.line(on: state.today), PlainWording.nothingMore]
    }
    guard state.screen.pages.title == id else { return nil }
    return detailOutcome(of: id, in: state)
  }

  /// The actions that lead back from an episode to its series.
  private func back(to series: TitleID, _ state: AppState) -> [any Action] {
    state.readEpisode.map { [SeriesAction.opened(series, at: $0, season: nil)] } ?? []
  }

  /// Why there is nothing to say of a season; `nil` while it is loading.
  private func absence(of season: Int, _ series: TitleID, _ state: AppState) -> [String]? {
    let absence = state.absence(of: season, of: series)
    guard absence != .loading else { return nil }
    return SeasonWording(source: state.source, remedies: .plain).lines(absence, season: season)
  }
}

extension AppState {
  /// The series that was read last, or the one of the episode that was.
  var seriesRead: TitleID? {
    seriesPage?.series ?? readEpisode.flatMap(seriesOfEpisode)
  }

  /// The episode with a number, of the series read last.
  func episode(_ number: Int, ofSeason season: Int) -> EpisodeSummary? {
    seriesRead.flatMap { series.guide(of: $0)[season] }?.episodes.first { $0.number == number }
  }

  fileprivate func seriesName(_ id: TitleID) -> String {
    titles.summary(of: id)?.title ?? id.rawValue
  }
}

extension EpisodeSummary {
  /// The episode as a line of a numbered list: `14. Ozymandias, 15 September 2013, 10.0`.
  func line(on today: CalendarDate?) -> String {
    let start = number.map { "\($0)".padded(fromLeftToCells: 2) + ". " } ?? " –  "
    let rating =
      score.map { Rating(imdb: $0).written }
      ?? (isUnaired(on: today) ? "not shown yet" : "no rating")
    return start + [title, released?.written, rating].compactMap(\.self).joined(separator: ", ")
  }
}
