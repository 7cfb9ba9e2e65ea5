/// Something that OMDb has wrong about a series, its seasons or its episodes.
///
/// All of it is known from real replies. What is wrong with a season shows in its list and in
/// replies about an episode by its number, not in those by its id.
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
  /// Reads a fault as it stands in a rule: its name, and what follows the name.
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
