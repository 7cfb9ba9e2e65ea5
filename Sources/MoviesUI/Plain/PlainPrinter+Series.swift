import MoviesCore
import SafeText
import Titles

/// Seasons and episodes in plain mode.
extension PlainPrinter {
  /// Returns the page of a series: its details, a line about every season, or the episodes of one.
  func series(_ page: SeriesPage) -> [String] {
    guard let number = page.part.season else { return title(page.series) }
    guard page.view != .episodes else { return episodes(ofSeason: number) }
    return state.seasons(of: page.series).flatMap { number in
      season(number, of: page.series).map { ["\($0.sentence)."] }
        ?? absence(of: number, of: page.series)
    }
  }

  /// Returns the episodes of a season of the series read last.
  func episodes(ofSeason number: Int) -> [String] {
    guard let series = state.seriesRead else { return [] }
    guard let (sentence, episodes) = season(number, of: series) else {
      return absence(of: number, of: series)
    }
    return ["\(sentence):"] + episodes.map { $0.line(on: state.today) }
  }

  /// Returns the episode with a number, to be read; refuses one without details.
  func idOfEpisode(_ number: Int, ofSeason season: Int) throws(PlainRefusal) -> TitleID {
    let episode = try episode(number, ofSeason: season)
    guard let id = episode.id, id.place == nil else {
      throw PlainRefusal([episode.line(on: state.today), PlainWording.nothingMore])
    }
    return id
  }

  /// Returns an episode to be kept, perhaps identified by its place alone.
  func idToKeep(of episode: PlainEpisode) throws(PlainRefusal) -> TitleID {
    guard let id = try self.episode(episode.number, ofSeason: episode.season).id else {
      throw PlainRefusal(PlainWording.words(.episodeNotIdentified))
    }
    return id
  }

  private func episode(
    _ number: Int, ofSeason season: Int
  ) throws(PlainRefusal) -> EpisodeSummary {
    guard let series = state.seriesRead else { throw PlainRefusal(PlainWording.whichSeries) }
    guard let (_, episodes) = self.season(season, of: series) else {
      throw PlainRefusal(absence(of: season, of: series))
    }
    guard let episode = episodes.first(where: { $0.number == number }) else {
      throw PlainRefusal(PlainWording.noEpisode(number, ofSeason: season))
    }
    return episode
  }

  /// Returns a known season: a sentence about it, and its episodes.
  private func season(
    _ number: Int, of series: TitleID
  ) -> (sentence: String, episodes: [EpisodeSummary])? {
    state.series.guide(of: series)[number].map { season in
      (SeasonSentence(season.answer.value, of: state.name(of: series)).text, season.episodes)
    }
  }

  /// Returns why there is nothing to say about a season.
  private func absence(of season: Int, of series: TitleID) -> [String] {
    SeasonWording(source: state.source, remedies: .plain)
      .lines(state.absence(of: season, of: series), season: season)
  }
}

extension EpisodeSummary {
  /// Returns the episode as a line of a numbered list: `14. Ozymandias, 15 September 2013, 10.0`.
  fileprivate func line(on today: CalendarDate?) -> String {
    let start = number.map { "\($0)".padded(fromLeftToCells: 2) + ". " } ?? " –  "
    let rating =
      score.map { Rating(imdb: $0).written }
      ?? (isUnaired(on: today) ? "not shown yet" : "no rating")
    return start + [title, released?.written, rating].compactMap(\.self).joined(separator: ", ")
  }
}
