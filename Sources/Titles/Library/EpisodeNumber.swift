/// The place of an episode in its series, by numbers.
public struct EpisodeNumber: Hashable, Sendable, Codable {
  public var series: TitleID
  public var season: Int
  public var episode: Int

  public init(series: TitleID, season: Int, episode: Int) {
    self.series = series
    self.season = season
    self.episode = episode
  }
}

extension EpisodeNumber: Comparable {
  /// Whether one episode comes before another of the same series.
  public static func < (left: Self, right: Self) -> Bool {
    (left.season, left.episode) < (right.season, right.episode)
  }
}

extension TitleDetail {
  /// The place of an episode in its series; `nil` if it is unknown, and for other titles.
  public var episodeNumber: EpisodeNumber? {
    guard let seriesID, let season, let episode else { return nil }
    return EpisodeNumber(series: seriesID, season: season, episode: episode)
  }
}
