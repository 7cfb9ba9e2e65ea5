/// An error in OMDb's data about a series, its seasons or its episodes.
///
/// All these errors are known from real replies. An error in a season shows in its list and in
/// replies about an episode requested by its number, but not in those about an episode requested by
/// its id.
public enum SeriesFault: Hashable, Sendable {
  /// A season lacks the episode with this number.
  case missingEpisode(Int)
  /// A season has the episode with this number twice.
  case repeatedEpisode(Int)
  /// A season has an episode 0 instead of its first one, with the series' title and without a date.
  case episodeZero
  /// A season's second half is listed before its first.
  case unsortedEpisodes
  /// The episodes of a season have titles such as `Episode #9.1`.
  case genericTitles
  /// The episodes of a season have no ratings.
  case noRatings
  /// The episodes of a season have no dates.
  case noDates
  /// The last episode of a season has a date far in the future, and no rating.
  case unaired
  /// OMDb does not know the season.
  case unknownSeason
  /// The replies about a series and its seasons name this number of seasons; `N/A` if `nil`.
  case totalSeasons(Int?)
  /// The replies about a series and its seasons do not name the number of seasons at all, as before
  /// 2016.
  case noTotalSeasons
  /// The reply about an episode names neither its series nor its season nor its number.
  case orphan
}

extension SeriesFault {
  /// Reads a fault as written in a rule: its name, and the words after the name.
  init?(_ name: String?, argument: String) {
    let number = Int(argument)
    switch (name, argument, number) {
    case ("missing-episode", _, let number?): self = .missingEpisode(number)
    case ("repeated-episode", _, let number?): self = .repeatedEpisode(number)
    case ("episode-zero", "", _): self = .episodeZero
    case ("unsorted-episodes", "", _): self = .unsortedEpisodes
    case ("generic-titles", "", _): self = .genericTitles
    case ("no-ratings", "", _): self = .noRatings
    case ("no-dates", "", _): self = .noDates
    case ("unaired", "", _): self = .unaired
    case ("unknown-season", "", _): self = .unknownSeason
    case ("total-seasons", _, let number?): self = .totalSeasons(number)
    case ("total-seasons", CatalogueEntry.unknown, _): self = .totalSeasons(nil)
    case ("no-total-seasons", "", _): self = .noTotalSeasons
    case ("orphan", "", _): self = .orphan
    default: return nil
    }
  }
}

extension SeriesFault {
  /// Returns the reply about a title or a season with the fault applied; only faults of whole
  /// replies change it.
  func applied(to record: Record) -> Record {
    switch self {
    case .totalSeasons(let number):
      record.replacing("totalSeasons", with: number.map(String.init) ?? CatalogueEntry.unknown)
    case .noTotalSeasons: record.removing("totalSeasons")
    case .orphan where record.isAboutEpisode:
      ["Season", "Episode", "seriesID"].reduce(record) {
        $0.replacing($1, with: CatalogueEntry.unknown)
      }
    default: record
    }
  }
}

extension Record {
  /// Returns the record with another value for a name, if it has the name at all.
  fileprivate func replacing(_ name: String, with text: String) -> Record {
    var record = self
    record.members = members.map { $0.name == name ? (name, .text(text)) : $0 }
    return record
  }

  fileprivate func removing(_ name: String) -> Record {
    var record = self
    record.members.removeAll { $0.name == name }
    return record
  }

  /// Whether this is a reply about one episode, which names its series, unlike one about a season.
  fileprivate var isAboutEpisode: Bool { members.contains { $0.name == "seriesID" } }
}

extension SeriesFault {
  /// Returns a season's episodes with the fault applied; only faults of seasons change them.
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

  /// The episode with a date in the far future, and without a rating.
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
