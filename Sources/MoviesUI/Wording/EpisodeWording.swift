import MoviesCore
public import Titles

extension EpisodeSummary {
  /// IMDb's rating, if it is known.
  var rating: Rating? { score.map { Rating(imdb: $0) } }

  /// Returns the episode's place in its series, such as `5×14`.
  func written(inSeason season: Int) -> String {
    EpisodeOrigin.written(season: season, number)
  }
}

/// The short name of a season above or below its episodes.
enum SeasonLabel {
  /// Returns a label such as `S3`; a year needs no letter.
  static func text(_ number: Int) -> String { number < 1_000 ? "S\(number)" : String(number) }
}

extension SelectedEpisode {
  /// The words in place of a rating.
  var unratedWords: String { isUnaired ? "not yet aired" : "no rating" }
}

extension SeriesTotals.Mark {
  /// The episode's place in its series, such as `5×14`.
  var written: String { episode.written(inSeason: place.season) }
}

extension EpisodeGuide {
  /// Returns the message that there are no seasons, with advice for a shell.
  ///
  /// - Parameter source: The source that was asked.
  /// - Returns: Two sentences.
  public func emptyWords(at source: DataSource) -> String {
    "\(source.name.capitalizedFirst) lists no episodes of “\(title)”. "
      + "Find a series with movies-tui search --type series."
  }

  /// Returns the message that a series has no such season, with advice for a shell.
  ///
  /// - Parameters:
  ///   - season: The number that was requested.
  ///   - series: The name of the series.
  ///   - source: The source that was asked.
  /// - Returns: Two sentences.
  public static func words(
    lackingSeason season: Int, of series: String, at source: DataSource
  ) -> String {
    "\(source.name.capitalizedFirst) lists no season \(season) of “\(series)”. "
      + CatalogueQuestion.allSeasonsAdvice
  }
}
