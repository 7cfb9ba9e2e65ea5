import GRDB

/// The last places of titles with at least a certain number of votes, for several such numbers.
///
/// Titles are nearly in the order of their votes, but not quite: shorts come later, and votes
/// change after the titles were ordered. A search for many votes therefore looks only at places up
/// to a bound.
struct VoteBounds {
  /// The last places of titles and of episodes, for each threshold.
  private var places = Array(
    repeating: (title: 0, episode: 0), count: VoteBounds.thresholds.count)

  /// The thresholds in ascending order: 0, which every rated title has, 1, 2, 5, 10, 20, 50 and so
  /// on.
  private static let thresholds: [Int] =
    [0]
    + (0...7).flatMap { power in
      [1, 2, 5].map { factor in (0..<power).reduce(factor) { number, _ in number * 10 } }
    }

  /// Notes the votes of a title, or of an episode, at a place.
  mutating func note(_ votes: Int, at place: Int, isEpisode: Bool) {
    for (index, threshold) in Self.thresholds.enumerated() {
      guard votes >= threshold else { return }
      if isEpisode {
        places[index].episode = max(places[index].episode, place)
      } else {
        places[index].title = max(places[index].title, place)
      }
    }
  }

  func insert(in database: Database) throws {
    for (threshold, places) in zip(Self.thresholds, places) {
      try database.execute(
        cached: "INSERT INTO vote_bound (votes, title_place, episode_place) VALUES (?, ?, ?)",
        [threshold, places.title, places.episode])
    }
  }

  /// Returns the last place at which a title, or an episode, with at least this many votes may be;
  /// `nil` if it may be at any place.
  static func lastPlace(
    withAtLeast votes: Int, isEpisode: Bool, in database: Database
  ) throws -> Int64? {
    let column = isEpisode ? "episode_place" : "title_place"
    let statement = try database.cachedStatement(
      sql: "SELECT \(column) FROM vote_bound WHERE votes <= ? ORDER BY votes DESC LIMIT 1")
    return try Int64.fetchOne(statement, arguments: [votes])
  }
}
