extension SeriesFault {
  /// A season's episodes after the fault; only faults of seasons change them.
  func applied(to episodes: [EpisodeEntry], of series: CatalogueEntry) -> [EpisodeEntry] {
    switch self {
    case .missingEpisode(let number): episodes.filter { $0.episode != String(number) }
    case .repeatedEpisode(let number):
      episodes.flatMap { $0.episode == String(number) ? [$0, $0] : [$0] }
    case .episodeZero: episodes.map { $0.episode == "1" ? $0.asEpisodeZero(of: series) : $0 }
    case .unsortedEpisodes:
      episodes.suffix(episodes.count / 2) + episodes.dropLast(episodes.count / 2)
    case .genericTitles:
      episodes.map {
        $0.with(\.title, EpisodeEntry.genericTitle(season: $0.season, episode: $0.episode))
      }
    case .noRatings: episodes.map { $0.with(\.imdbRating, CatalogueEntry.unknown) }
    case .noDates: episodes.map { $0.with(\.released, CatalogueEntry.unknown) }
    case .unaired: episodes.dropLast() + episodes.suffix(1).map(\.unaired)
    case .unknownSeason: []
    case .totalSeasons, .noTotalSeasons, .orphan: episodes
    }
  }
}

extension EpisodeEntry {
  fileprivate func asEpisodeZero(of series: CatalogueEntry) -> EpisodeEntry {
    with(\.episode, "0").with(\.title, series[.title]).with(\.released, CatalogueEntry.unknown)
  }

  /// The episode, to be aired in the far future.
  fileprivate var unaired: EpisodeEntry {
    with(\.released, "2099-12-31").with(\.imdbRating, CatalogueEntry.unknown)
  }

  fileprivate func with(
    _ field: WritableKeyPath<EpisodeEntry, String>, _ value: String
  ) -> EpisodeEntry {
    var episode = self
    episode[keyPath: field] = value
    return episode
  }
}
