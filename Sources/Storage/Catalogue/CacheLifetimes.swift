/// How long answers from the cache count as up to date.
///
/// After that, they are stale: they are still shown, but asked for again.
public struct CacheLifetimes: Hashable, Sendable {
  /// The lifetime of pages of searches.
  public var searches = Duration.seconds(86_400)
  /// The lifetime of titles that hardly change any more.
  public var titles = Duration.seconds(7 * 86_400)
  /// The lifetime of titles of this year and the last one, of running series, and of undated
  /// titles.
  public var recentTitles = Duration.seconds(86_400)
  /// The lifetime of seasons whose last episode came out long ago.
  public var seasons = Duration.seconds(7 * 86_400)
  /// The lifetime of seasons with an undated episode, or one of the last twelve months or the
  /// future.
  public var runningSeasons = Duration.seconds(86_400)
  /// How long to remember that nothing was found.
  public var nothingFound = Duration.seconds(600)
  /// The shortest time between two refreshes of one title, whatever its lifetime.
  public var refreshPause = Duration.seconds(86_400)

  /// Makes the default lifetimes: ten minutes for nothing found, a day for changing data, and a
  /// week for everything else.
  public init() {}
}
