import Titles

/// The count of one subject in a library.
public struct StatisticsBar: Hashable, Sendable, Codable {
  /// The subject of the count.
  public var subject: StatisticsSubject
  /// The number of titles or viewings.
  public var count: Int
  /// The mean of the user's ratings of the counted titles, from 1 to 10; `nil` without ratings.
  public var mean: Double?

  public init(_ subject: StatisticsSubject, count: Int, mean: Double? = nil) {
    self.subject = subject
    self.count = count
    self.mean = mean
  }

  /// The expression of the query language that lists the counted titles; `nil` if there are none.
  public var expression: String? { count > 0 ? subject.expression : nil }
}

/// A running count of entries.
struct Tally {
  private(set) var count = 0
  private var ratings = MeanRating()

  mutating func count(_ entry: LibraryEntry) {
    count += 1
    ratings.take(entry.rating)
  }

  /// The mean of the ratings of the counted entries.
  var mean: Double? { ratings.mean }

  func bar(_ subject: StatisticsSubject) -> StatisticsBar {
    StatisticsBar(subject, count: count, mean: mean)
  }
}

/// A running mean of ratings.
struct MeanRating {
  private(set) var count = 0
  private var total = 0

  mutating func take(_ rating: Int?) {
    guard let rating else { return }
    count += 1
    total += rating
  }

  var mean: Double? { count > 0 ? Double(total) / Double(count) : nil }
}
