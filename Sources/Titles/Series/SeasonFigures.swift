/// The figures of a season's ratings.
public struct SeasonFigures: Hashable, Sendable, Codable {
  /// The number of listed episodes.
  public private(set) var episodes = 0
  /// The number of rated episodes.
  public private(set) var rated = 0
  /// The row of the best rated episode, from 0; of equal ones, the first.
  public private(set) var best: Int?
  /// The row of the worst rated episode, from 0; of equal ones, the first.
  public private(set) var worst: Int?
  private var total = 0.0
  private var highest: Double?
  private var lowest: Double?

  /// Computes the figures of a season.
  ///
  /// - Complexity: O(*n*) in the number of episodes.
  public init(_ season: Season) {
    for (row, episode) in season.episodes.enumerated() { take(episode, row) }
  }

  /// The mean rating of the rated episodes, from 0 to 100; `nil` if no episode is rated.
  public var average: Double? { rated > 0 ? total / Double(rated) : nil }

  private mutating func take(_ episode: EpisodeSummary, _ row: Int) {
    episodes += 1
    guard let score = episode.score else { return }
    rated += 1
    total += score
    if score > highest ?? -1 { (highest, best) = (score, row) }
    if score < lowest ?? 101 { (lowest, worst) = (score, row) }
  }
}

extension SeasonFigures {
  /// Returns the mean rating of all rated episodes of several seasons, from 0 to 100; `nil` if no
  /// episode is rated.
  public static func average(of seasons: some Sequence<SeasonFigures>) -> Double? {
    let (total, rated) = seasons.reduce((0.0, 0)) { ($0.0 + $1.total, $0.1 + $1.rated) }
    return rated > 0 ? total / Double(rated) : nil
  }
}
