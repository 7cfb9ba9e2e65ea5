/// The amount of IMDb's data that is kept on this machine.
public struct IMDbLevel: Hashable, Sendable, Codable {
  /// The base on which every level builds.
  public enum Base: String, Hashable, Sendable, Codable {
    /// Ratings and votes for titles of other sources; nothing can be searched.
    case ratings
    /// Titles, their ratings and the episodes of series.
    case titles
  }

  public var base: Base
  /// Whether the directors, writers and cast of titles with at least 100 votes are kept.
  public var hasPeople: Bool
  /// Whether the names that titles have in other countries are searched.
  public var hasNamesAbroad: Bool
  /// Whether titles for adults are kept.
  public var hasAdultTitles: Bool

  public init(
    _ base: Base = .titles, people hasPeople: Bool = false,
    namesAbroad hasNamesAbroad: Bool = false,
    adultTitles hasAdultTitles: Bool = false
  ) {
    self.base = base
    self.hasPeople = hasPeople
    self.hasNamesAbroad = hasNamesAbroad
    self.hasAdultTitles = hasAdultTitles
  }

  /// The files that the level needs, in the order in which they are read.
  public var dumps: [IMDbDump] {
    guard base == .titles else { return [.ratings] }
    return [.ratings, .episodes, .basics] + (hasPeople ? [.crew, .principals, .names] : [])
      + (hasNamesAbroad ? [.alternativeTitles] : [])
  }

  /// The minimum number of votes of a title whose people are kept.
  static let fewestVotesForPeople = 100
}
