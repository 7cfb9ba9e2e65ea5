/// The part of a title's entry that lists show and searches compare.
public struct LibraryMark: Hashable, Sendable, Codable {
  /// The time at which the title was put on the watchlist, in seconds since 1970; `nil` if it is
  /// not on it.
  public var onWatchlistSince: Int?
  /// The number of times that the user has seen the title.
  public var viewings: Int
  /// The known days on which the user has seen the title, the earliest first.
  public var days: [CalendarDate]
  /// The user's own rating, from 1 to 10.
  public var rating: Int?
  /// The names of the user's lists that the title is in.
  public var lists: [String]
  /// The place of an episode in its series; `nil` if it is unknown, and for other titles.
  public var episode: EpisodeNumber?
  /// The place where the user has stopped watching the title.
  public var stopped: StoppedPlace?
  /// The mark of the user's files of the title, which no library has; it is added where marks are
  /// compared.
  public var files: FileMark?

  /// The name by which the watchlist is found.
  public static let watchlist = "watchlist"

  public init(
    onWatchlistSince: Int? = nil, viewings: Int = 0, days: [CalendarDate] = [], rating: Int? = nil,
    lists: [String] = [], episode: EpisodeNumber? = nil, stopped: StoppedPlace? = nil
  ) {
    self.onWatchlistSince = onWatchlistSince
    self.viewings = viewings
    self.days = days
    self.rating = rating
    self.lists = lists
    self.episode = episode
    self.stopped = stopped
  }

  /// Whether the title is on the watchlist.
  public var isOnWatchlist: Bool { onWatchlistSince != nil }
}

extension LibraryEntry {
  /// Returns the mark, with what the user has of the title as files.
  package func mark(having files: FileMark?) -> LibraryMark {
    var mark = mark
    mark.files = files
    return mark
  }

  /// The part of the entry that lists show and searches compare.
  public var mark: LibraryMark {
    LibraryMark(
      onWatchlistSince: onWatchlistSince, viewings: viewings.count,
      days: viewings.compactMap(\.day), rating: rating, lists: lists,
      episode: facts.episodeNumber, stopped: stopped)
  }
}
