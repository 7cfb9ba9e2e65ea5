/// The numbers of seasons and episodes of a made-up series.
public struct SeriesExtent: Hashable, Sendable {
  /// The largest series: 60 seasons of 400 episodes.
  public static let largest = SeriesExtent(seasons: 60, episodes: 400)

  public let seasons: Int
  /// The number of the last episode in every season.
  public let episodes: Int

  private init(seasons: Int, episodes: Int) {
    self.seasons = seasons
    self.episodes = episodes
  }

  /// Reads an extent such as `60x400`: seasons, and episodes in each of them.
  ///
  /// Returns `nil` for anything else, and for more than the ``largest`` extent has.
  public init?(_ text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let seasons = numbers[0], let episodes = numbers[1],
      (1...Self.largest.seasons).contains(seasons),
      (1...Self.largest.episodes).contains(episodes)
    else { return nil }
    self.init(seasons: seasons, episodes: episodes)
  }

  /// The extent as it is written for ``init(_:)``, such as `60x400`.
  public var text: String { "\(seasons)x\(episodes)" }
}
