public import Titles

/// A sentence that sums up a season, for lines of text.
///
///     Breaking Bad, season 5: 16 episodes, average 9.4; best: 14, Ozymandias, 10.0
public struct SeasonSentence {
  private let series: String
  private let season: Season
  private let figures: SeasonFigures

  /// Creates the sentence about a season of the series with this name.
  ///
  /// - Complexity: O(*n*) in the number of episodes.
  public init(_ season: Season, of series: String) {
    self.series = series
    self.season = season
    figures = SeasonFigures(season)
  }

  /// The sentence, without unknown facts.
  public var text: String {
    let counts = [figures.episodes.counted("episode"), average].compactMap(\.self).joined(
      separator: ", ")
    return [heading + ": " + counts, best].compactMap(\.self).joined(separator: "; ")
  }

  private var heading: String { series + (season.number.map { ", season \($0)" } ?? "") }

  private var average: String? {
    figures.average.map { "average \(Rating(imdb: $0).written)" }
  }

  /// The best episode; `nil` if no other one is worse.
  private var best: String? {
    guard let best = figures.best, best != figures.worst else { return nil }
    let episode = season.episodes[best]
    let rating = episode.score.map { Rating(imdb: $0).written }
    return "best: "
      + [episode.number.map { String($0) }, episode.title, rating]
      .compactMap(\.self).joined(separator: ", ")
  }
}
