/// What every list of titles shows of what the user keeps about one.
public struct LibraryMark: Hashable, Sendable, Codable {
  public var isOnWatchlist: Bool
  /// How often the user has seen it.
  public var viewings: Int
  /// The user's own rating, from 1 to 10.
  public var rating: Int?

  public init(isOnWatchlist: Bool = false, viewings: Int = 0, rating: Int? = nil) {
    self.isOnWatchlist = isOnWatchlist
    self.viewings = viewings
    self.rating = rating
  }
}

extension LibraryEntry {
  /// What lists of titles show of it.
  public var mark: LibraryMark {
    LibraryMark(
      isOnWatchlist: onWatchlistSince != nil, viewings: viewings.count, rating: rating)
  }
}
