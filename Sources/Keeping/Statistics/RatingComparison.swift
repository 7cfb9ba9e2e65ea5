public import Titles

/// A comparison of the user's ratings with IMDb's, over all titles with both.
public struct RatingComparison: Hashable, Sendable, Codable {
  /// The number of titles with both ratings.
  public let count: Int
  /// The mean lead of the user's ratings over IMDb's, on a scale of ten; negative if the user's are
  /// lower, and `nil` if no title has both.
  public let meanDifference: Double?
  /// The number of titles with each pair of ratings, with IMDb's to the nearest point.
  ///
  /// The pairs come row by row, from the user's rating of 10 to 1, and within a row by IMDb's
  /// rating from 1 to 10. Empty if no title has both.
  public let pairs: [StatisticsBar]
  /// The titles with the greatest differences between the user and IMDb, of a point or more.
  public let disagreements: [RatingDisagreement]

  /// The highest rating; the lowest is 1.
  public static let highest = 10

  /// Compares the ratings of the titles that have both.
  ///
  /// - Complexity: O(*n* log *n*) in the number of ratings.
  init(_ ratings: [RatingDisagreement], most: Int) {
    count = ratings.count
    let total = ratings.reduce(0) { $0 + $1.difference }
    meanDifference = ratings.isEmpty ? nil : total / Double(ratings.count)
    disagreements = Array(
      ratings.filter { abs($0.difference) >= 1 }.sorted { $0.precedes($1) }.prefix(most))
    var counts = [Int](repeating: 0, count: Self.highest * Self.highest)
    for rating in ratings { counts[rating.place] += 1 }
    pairs = ratings.isEmpty ? [] : counts.indices.map { Self.pair($0, count: counts[$0]) }
  }

  private static func pair(_ place: Int, count: Int) -> StatisticsBar {
    let (row, column) = place.quotientAndRemainder(dividingBy: highest)
    let own = highest - row
    return StatisticsBar(
      .ratings(own: own, imdb: column + 1), count: count, mean: count > 0 ? Double(own) : nil)
  }
}

/// A title rated by the user and by IMDb.
public struct RatingDisagreement: Hashable, Sendable, Codable, Identifiable {
  public var title: TitleSummary
  /// The user's rating, from 1 to 10.
  public var own: Int
  /// IMDb's rating, from 0 to 100.
  public var score: Double

  public init(_ title: TitleSummary, own: Int, score: Double) {
    self.title = title
    self.own = own
    self.score = score
  }

  public var id: TitleID { title.id }

  /// The lead of the user's rating over IMDb's, on a scale of ten; negative if the user's is lower.
  public var difference: Double { (Double(own) * 10 - score) / 10 }
}

extension RatingDisagreement {
  /// Makes the comparison for a title; returns `nil` unless it has both ratings.
  init?(_ entry: LibraryEntry) {
    guard let own = entry.rating, let score = entry.facts.score(by: .imdb) else { return nil }
    self.init(TitleSummary(entry.facts), own: own, score: score)
  }

  /// The index of the title's pair of ratings among all pairs.
  fileprivate var place: Int {
    let highest = RatingComparison.highest
    let row = highest - min(max(own, 1), highest)
    let column = Int(min(max((score / 10).rounded(), 1), Double(highest))) - 1
    return row * highest + column
  }

  /// Whether the title comes before another one: greater differences come first.
  fileprivate func precedes(_ other: RatingDisagreement) -> Bool {
    (-abs(difference), title.title, id) < (-abs(other.difference), other.title.title, other.id)
  }
}
