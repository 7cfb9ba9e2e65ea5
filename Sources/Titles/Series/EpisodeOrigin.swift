/// The origin of an episode: its series, and its place there.
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

  /// Takes the origin of an episode from its details; returns `nil` if they lack it, and for other
  /// titles.
  public init?(_ detail: TitleDetail) {
    guard detail.kind == .episode else { return nil }
    self.init(series: detail.seriesTitle, season: detail.season, number: detail.episode)
    guard self != EpisodeOrigin() else { return nil }
  }

  /// Returns the origin with its missing facts filled in from another one.
  public func completed(by other: EpisodeOrigin?) -> EpisodeOrigin {
    EpisodeOrigin(
      series: series ?? other?.series, season: season ?? other?.season,
      number: number ?? other?.number)
  }
}
