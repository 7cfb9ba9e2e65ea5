import MoviesCore

/// The columns of the seasons in a chart: each season has a share according to its number of
/// episodes, with a blank column between them if there is room.
struct ChartColumns {
  /// The columns of each season, in order.
  let seasons: [Range<Int>]
  /// Whether there is a blank column between two seasons.
  let areApart: Bool

  /// The fewest columns of a season with blank columns between them.
  private static let leastColumns = 4

  /// Divides the columns of a chart.
  ///
  /// - Complexity: O(*n*) in the number of seasons.
  init(_ seasons: [ChartProps.Season], width: Int) {
    areApart = width >= seasons.count * Self.leastColumns
    let gap = areApart ? 1 : 0
    let weights = Self.weights(of: seasons)
    let total = max(1, weights.reduce(0, +))
    let columns = max(0, width - gap * (seasons.count - 1))
    var before = 0
    self.seasons = weights.enumerated().map { index, weight in
      let start = before * columns / total
      before += weight
      return start + index * gap..<before * columns / total + index * gap
    }
  }

  /// Returns the number of episodes of each season; an unknown season counts as an average one.
  private static func weights(of seasons: [ChartProps.Season]) -> [Int] {
    let known = seasons.lazy.map(\.episodes.count).filter { $0 > 0 }
    let (count, episodes) = known.reduce((0, 0)) { ($0.0 + 1, $0.1 + $1) }
    let average = max(1, episodes / max(1, count))
    return seasons.map { $0.episodes.isEmpty ? average : $0.episodes.count }
  }

  /// Returns the column of an episode of a season, from the left and not rounded: the middle of its
  /// share of the season's columns.
  func column(ofRow row: Int, inSeason index: Int, of count: Int) -> Double {
    let columns = seasons[index]
    return Double(columns.lowerBound) + (Double(row) + 0.5) / Double(count) * Double(columns.count)
  }

  /// Returns the episode of a season in a column, or the nearest one.
  func row(atColumn column: Int, inSeason index: Int, of count: Int) -> Int {
    let columns = seasons[index]
    return (2 * (column - columns.lowerBound) + 1) * count / (2 * max(1, columns.count))
  }
}
