/// The place of an episode in its series.
public struct EpisodePlace: Hashable, Sendable, Codable, Comparable {
  /// The number of the season, from 1.
  public var season: Int
  /// The row in the season, from 0: an episode may lack a number, or share it with another one.
  public var row: Int

  public init(season: Int, row: Int) {
    self.season = season
    self.row = row
  }

  public static func < (left: EpisodePlace, right: EpisodePlace) -> Bool {
    (left.season, left.row) < (right.season, right.row)
  }
}
