public import Foundation

/// What a ``CacheDatabase`` holds.
public struct CacheStatus: Hashable, Sendable {
  /// The size of the database.
  public var bytes: Int
  /// The number of pages of searches.
  public var pages: Int
  /// The number of titles, whatever the length of their plots.
  public var titles: Int
  /// The number of seasons.
  public var seasons: Int
  /// The number of titles that can be searched: those, and all that stood in lists.
  public var searchable: Int
  /// When the oldest answer came; `nil` without answers.
  public var oldest: Date?

  public init(
    bytes: Int = 0, pages: Int = 0, titles: Int = 0, seasons: Int = 0,
    searchable: Int = 0, oldest: Date? = nil
  ) {
    self.bytes = bytes
    self.pages = pages
    self.titles = titles
    self.seasons = seasons
    self.searchable = searchable
    self.oldest = oldest
  }
}
