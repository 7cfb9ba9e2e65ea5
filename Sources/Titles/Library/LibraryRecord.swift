/// The user's own facts about a title, whether or not it is known which title that is.
public protocol LibraryRecord {
  /// When the title was put on the watchlist, in seconds since 1970; `nil` if it is not on it.
  var onWatchlistSince: Int? { get set }
  /// The times the user has seen it, the earliest first; those without a date before all others.
  var viewings: [Viewing] { get set }
  /// The user's own rating, from 1 to 10.
  var rating: Int? { get set }
  /// The day of that rating; `nil` if it is not known.
  var ratedOn: CalendarDate? { get set }
  /// The user's opinion of it, in any number of lines.
  var note: String? { get set }
  /// The words that the user sorts titles by, in the order in which they were given.
  var tags: [String] { get set }
  /// The names of the user's lists that the title is in.
  var lists: [String] { get set }
}

extension LibraryRecord {
  /// Whether the user has seen the title.
  public var isSeen: Bool { !viewings.isEmpty }

  /// Whether nothing is kept about it.
  public var isEmpty: Bool {
    onWatchlistSince == nil && viewings.isEmpty && rating == nil && note == nil && tags.isEmpty
      && lists.isEmpty
  }
}
