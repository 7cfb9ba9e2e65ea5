/// Seasons and episodes of a series.
extension StandIn {
  func record(ofSeason season: String, of series: CatalogueEntry) throws(Refusal) -> Record {
    let known = catalogue.episodes(ofSeries: series[.imdbID], season: season)
    let episodes = faults.reduce(known) { $1.applied(to: $0, of: series) }
    guard !episodes.isEmpty else { throw .seasonNotFound }
    return Record([
      "Title": .text(series[.title]), "Season": .text(season),
      "totalSeasons": .text(series[.totalSeasons]), "Episodes": .records(episodes.map(Self.row)),
      "Response": "True",
    ])
  }

  func record(of episode: EpisodeEntry) throws(Refusal) -> Record {
    guard let series = catalogue.title(id: episode.seriesID) else { throw .noData }
    return TitleRecord.of(episode, in: series)
  }

  static func row(_ episode: EpisodeEntry) -> Record {
    Record([
      "Title": .text(episode.title), "Released": .text(episode.released),
      "Episode": .text(episode.episode), "imdbRating": .text(episode.imdbRating),
      "imdbID": .text(episode.imdbID),
    ])
  }
}
