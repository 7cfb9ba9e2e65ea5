public import Foundation

/// The contents of a ``CacheDatabase``, counted.
public struct CacheStatus: Hashable, Sendable {
  /// The size of the database.
  public var bytes = 0
  /// The number of pages of searches.
  public var pages = 0
  /// The number of titles, whatever the length of their plots.
  public var titles = 0
  /// The number of seasons.
  public var seasons = 0
  /// The number of searchable titles: those, and all that appeared in lists.
  public var searchable = 0
  /// When the oldest answer came; `nil` without answers.
  public var oldest: Date?

  /// An empty database.
  public init() {}
}
