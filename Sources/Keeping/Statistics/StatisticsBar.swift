import Titles

/// How much there is of something in a library.
public struct StatisticsBar: Hashable, Sendable, Codable {
  /// The subject of the count.
  public var subject: StatisticsSubject
  /// How many there are.
  public var count: Int
  /// The mean of the user's own ratings of them, from 1 to 10; `nil` if none is rated.
  public var mean: Double?

  public init(_ subject: StatisticsSubject, count: Int, mean: Double? = nil) {
    self.subject = subject
    self.count = count
    self.mean = mean
  }

  /// The expression of the query language that lists what is behind it; `nil` if nothing is.
  public var expression: String? { count > 0 ? subject.expression : nil }
}

/// A count that goes on while the entries go by.
struct Tally {
  private(set) var count = 0
  private var ratings = MeanRating()

  mutating func count(_ entry: LibraryEntry) {
    count += 1
    ratings.take(entry.rating)
  }

  /// The mean of the ratings of what is counted.
  var mean: Double? { ratings.mean }

  func bar(_ subject: StatisticsSubject) -> StatisticsBar {
    StatisticsBar(subject, count: count, mean: mean)
  }
}

/// The mean of ratings, as they come.
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
