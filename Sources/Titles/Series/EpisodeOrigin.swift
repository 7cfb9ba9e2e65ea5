/// Where an episode is from: its series, and its place in it.
public struct EpisodeOrigin: Hashable, Sendable, Codable {
  /// The name of the series.
  public var series: String?
  public var season: Int?
  /// The number in the season.
  public var number: Int?

  public init(series: String? = nil, season: Int? = nil, number: Int? = nil) {
    self.series = series
    self.season = season
    self.number = number
  }

  /// Takes the place of an episode from its details; `nil` if they do not tell it, or are those of
  /// another title.
  public init?(_ detail: TitleDetail) {
    guard detail.kind == .episode else { return nil }
    self.init(series: detail.seriesTitle, season: detail.season, number: detail.episode)
    guard self != EpisodeOrigin() else { return nil }
  }

  /// The same and, for each fact that is missing, the other one's.
  public func completed(by other: EpisodeOrigin?) -> EpisodeOrigin {
    EpisodeOrigin(
      series: series ?? other?.series, season: season ?? other?.season,
      number: number ?? other?.number)
  }
}
