/// The part of a title's entry that lists show and searches compare.
public struct LibraryMark: Hashable, Sendable, Codable {
  /// When the title was put on the watchlist, in seconds since 1970; `nil` if it is not on it.
  public var onWatchlistSince: Int?
  /// How often the user has seen it.
  public var viewings: Int
  /// The days on which the user has seen it, as far as they are known, the earliest first.
  public var days: [CalendarDate]
  /// The user's own rating, from 1 to 10.
  public var rating: Int?
  /// The names of the user's lists that it is in.
  public var lists: [String]
  /// Its place in its series, if it is an episode; `nil` for other titles, and if it is not known.
  public var episode: EpisodeNumber?

  /// The name that the watchlist is found by.
  public static let watchlist = "watchlist"

  public init(
    onWatchlistSince: Int? = nil, viewings: Int = 0, days: [CalendarDate] = [], rating: Int? = nil,
    lists: [String] = [], episode: EpisodeNumber? = nil
  ) {
    self.onWatchlistSince = onWatchlistSince
    self.viewings = viewings
    self.days = days
    self.rating = rating
    self.lists = lists
    self.episode = episode
  }

  /// Whether the user wants to see it.
  public var isOnWatchlist: Bool { onWatchlistSince != nil }
}

extension LibraryEntry {
  /// The part that lists show and searches compare.
  public var mark: LibraryMark {
    LibraryMark(
      onWatchlistSince: onWatchlistSince, viewings: viewings.count,
      days: viewings.compactMap(\.day), rating: rating, lists: lists,
      episode: facts.episodeNumber)
  }
}
