/// An episode of the catalogue, with every field as OMDb would send it, `N/A` if unknown.
public struct EpisodeEntry: Sendable, Equatable {
  public var seriesID: String
  public var season: String
  public var episode: String
  public var title: String
  /// A date such as `2001-09-09`.
  public var released = CatalogueEntry.unknown
  public var imdbRating = CatalogueEntry.unknown
  public var imdbID = CatalogueEntry.unknown

  /// Returns the title of an episode whose own title is unknown, such as `Episode #9.1`.
  static func genericTitle(season: String, episode: String) -> String {
    "Episode #\(season).\(episode)"
  }
}
