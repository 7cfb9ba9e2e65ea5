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
