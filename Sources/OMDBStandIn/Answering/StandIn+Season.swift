/// Seasons and episodes of a series.
extension StandIn {
  func record(ofSeason season: String, of series: CatalogueEntry) throws(Refusal) -> Record {
    let episodes = episodes(ofSeason: season, of: series)
    guard !episodes.isEmpty else { throw .seasonNotFound }
    return Record([
      "Title": .text(series[.title]), "Season": .text(season),
      "totalSeasons": .text(series[.totalSeasons]), "Episodes": .records(episodes.map(Self.row)),
      "Response": "True",
    ])
  }

  /// The episode with this number.
  func record(ofEpisode number: String, season: String, of series: CatalogueEntry)
    throws(Refusal) -> Record
  {
    let episodes = episodes(ofSeason: season, of: series)
    guard let episode = episodes.first(where: { $0.episode == number }) else {
      throw .episodeNotFound
    }
    return TitleRecord.of(episode, in: series)
  }

  /// The episode that was asked for by its id.
  func record(of episode: EpisodeEntry) throws(Refusal) -> Record {
    guard let series = catalogue.title(id: episode.seriesID) else { throw .noData }
    return TitleRecord.of(episode, in: series)
  }

  private func episodes(ofSeason season: String, of series: CatalogueEntry) -> [EpisodeEntry] {
    let known = catalogue.episodes(ofSeries: series[.imdbID], season: season)
    return seriesFaults.reduce(known) { $1.applied(to: $0, of: series) }
  }

  private static func row(_ episode: EpisodeEntry) -> Record {
    Record([
      "Title": .text(episode.title), "Released": .text(episode.released),
      "Episode": .text(episode.episode), "imdbRating": .text(episode.imdbRating),
      "imdbID": .text(episode.imdbID),
    ])
  }
}
