public import Foundation

/// The counts of what a ``CacheDatabase`` contains.
public struct CacheStatus: Hashable, Sendable {
  /// The size of the database, in bytes.
  public var bytes = 0
  /// The number of pages of searches.
  public var pages = 0
  /// The number of titles, whatever the length of their plots.
  public var titles = 0
  /// The number of seasons.
  public var seasons = 0
  /// The number of searchable titles, including all that appeared only in lists.
  public var searchable = 0
  /// The time at which the oldest answer came; `nil` if there are no answers.
  public var oldest: Date?

  /// Makes the status of an empty database.
  public init() {}
}
