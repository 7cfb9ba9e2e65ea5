/// How long answers from the cache count as up to date.
///
/// After that they are stale: still shown, and asked for again.
public struct CacheLifetimes: Hashable, Sendable {
  /// Pages of searches.
  public var searches = Duration.seconds(86_400)
  /// Titles that hardly change any more.
  public var titles = Duration.seconds(7 * 86_400)
  /// Titles of this year and the last one, series that are still running, and titles without a
  /// year.
  public var recentTitles = Duration.seconds(86_400)
  /// Seasons whose last episode came out long ago.
  public var seasons = Duration.seconds(7 * 86_400)
  /// Seasons with episodes of the last twelve months, of the future, or without a date.
  public var runningSeasons = Duration.seconds(86_400)
  /// That nothing was found; after that it is forgotten.
  public var nothingFound = Duration.seconds(600)
  /// The shortest time between two refreshes of one title, whatever its lifetime.
  public var refreshPause = Duration.seconds(86_400)

  /// From ten minutes for nothing, over a day for what may change, to a week.
  public init() {}
}
