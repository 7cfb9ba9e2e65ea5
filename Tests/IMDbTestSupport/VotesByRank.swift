import Foundation

/// How many people have voted for titles, by rank among 1.6 million.
enum VotesByRank {
  static let ranks = 1_600_000.0

  private static let points: [(rank: Double, votes: Double)] = [
    (1, 3_000_000), (1_000, 180_000), (10_000, 30_000), (100_000, 1_200), (500_000, 100),
    (800_000, 30), (1_200_000, 10), (ranks, 5),
  ]

  /// The votes at a rank; between known ones they fall evenly, as powers.
  static func votes(rank: Double) -> Int {
    let index = max(1, points.firstIndex { $0.rank >= rank } ?? points.count - 1)
    let (above, below) = (points[index - 1], points[index])
    let share = log(max(rank, 1) / above.rank) / log(below.rank / above.rank)
    return Int(above.votes * pow(below.votes / above.votes, share))
  }
}
