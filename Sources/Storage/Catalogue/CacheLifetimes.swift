/// How long answers from the cache count as up to date.
///
/// After that they are stale: still shown, and asked for again.
public struct CacheLifetimes: Hashable, Sendable {
  /// Pages of searches.
  public var searches: Duration
  /// Titles about which not much changes any more.
  public var titles: Duration
  /// Titles of this year and the last one, series that are still running, and titles without a
  /// year.
  public var recentTitles: Duration
  /// Seasons whose last episode came out long ago.
  public var seasons: Duration
  /// Seasons with episodes of the last twelve months, of the future, or without a date.
  public var runningSeasons: Duration
  /// That nothing was found; after that it is forgotten.
  public var nothingFound: Duration
  /// The shortest time between two refreshes of one title, whatever its lifetime.
  public var refreshPause: Duration

  /// By default from ten minutes for nothing, over a day for what may change, to a week.
  public init(
    searches: Duration = .seconds(86_400), titles: Duration = .seconds(7 * 86_400),
    recentTitles: Duration = .seconds(86_400), seasons: Duration = .seconds(7 * 86_400),
    runningSeasons: Duration = .seconds(86_400), nothingFound: Duration = .seconds(600),
    refreshPause: Duration = .seconds(86_400)
  ) {
    self.searches = searches
    self.titles = titles
    self.recentTitles = recentTitles
    self.seasons = seasons
    self.runningSeasons = runningSeasons
    self.nothingFound = nothingFound
    self.refreshPause = refreshPause
  }
}
