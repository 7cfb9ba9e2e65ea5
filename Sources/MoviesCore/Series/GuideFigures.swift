import Titles

/// The totals of a series, from the seasons that have come.
///
/// Computed when a season comes, since every frame needs them.
struct GuideFigures: Sendable, Codable, Equatable {
  private(set) var episodes = 0
  /// The mean rating of all episodes, from 0 to 100.
  private(set) var average: Double?
  /// The best rated episode and the worst; `nil` if all ratings are equal.
  private(set) var best: EpisodePlace?
  private(set) var worst: EpisodePlace?
  /// The rows of a table of all episodes.
  private(set) var rows = EpisodeRows()
  /// The number of the last season.
  private(set) var last = 0

  /// Creates the figures of no seasons.
  init() {}

  /// Computes the figures of seasons.
  ///
  /// - Complexity: O(*n* log *n*) in the number of episodes.
  init(_ seasons: [Int: SeasonGuide.KnownSeason]) {
    rows = EpisodeRows(seasons.values.lazy.flatMap(\.episodes).compactMap(\.number))
    average = SeasonFigures.average(of: seasons.values.lazy.map(\.figures))
    var (highest, lowest) = (-1.0, 101.0)
    for (number, season) in seasons.sorted(by: { $0.key < $1.key }) {
      let figures = season.figures
      episodes += figures.episodes
      last = max(last, number)
      if let row = figures.best, let score = season.episodes[row].score, score > highest {
        (best, highest) = (EpisodePlace(season: number, row: row), score)
      }
      if let row = figures.worst, let score = season.episodes[row].score, score < lowest {
        (worst, lowest) = (EpisodePlace(season: number, row: row), score)
      }
    }
    if best == worst { (best, worst) = (nil, nil) }
  }
}
