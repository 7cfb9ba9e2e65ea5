/// A season of a series with all its episodes, rated or not.
struct IMDbSeason: Hashable, Sendable {
  /// The number in the id of the series.
  var series: UInt32
  /// The number of the season; `nil` for episodes outside the seasons.
  var number: Int?
  /// The episodes, sorted by number; those without a number come last.
  var episodes: [IMDbEpisode]

  /// The number under which episodes outside the seasons are stored.
  static let outsideSeasons = -1

  /// The number of the season as it is stored.
  var storedNumber: Int { number ?? Self.outsideSeasons }

  /// Returns the default name of an episode, `Episode #1.23`.
  ///
  /// Half of all episodes have no other name, and no search looks for it.
  static func numberedName(season: Int?, episode: Int?) -> String? {
    guard let season, let episode else { return nil }
    return "Episode #\(season).\(episode)"
  }
}
