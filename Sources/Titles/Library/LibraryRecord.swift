/// The user's own facts about a title, whether or not the title is known yet.
public protocol LibraryRecord {
  /// The time at which the title was put on the watchlist, in seconds since 1970; `nil` if it is
  /// not on it.
  var onWatchlistSince: Int? { get set }
  /// The user's viewings of the title, the earliest first; viewings without a date precede all
  /// others.
  var viewings: [Viewing] { get set }
  /// The user's own rating, from 1 to 10.
  var rating: Int? { get set }
  /// The day of that rating; `nil` if it is unknown.
  var ratedOn: CalendarDate? { get set }
  /// The user's opinion of the title, in any number of lines.
  var note: String? { get set }
  /// The words by which the user sorts titles, in the order in which they were given.
  var tags: [String] { get set }
  /// The names of the user's lists that the title is in.
  var lists: [String] { get set }
  /// The place where the user has stopped watching the title; `nil` if it was never begun, or was
  /// seen to its end.
  var stopped: StoppedPlace? { get set }
}

extension LibraryRecord {
  /// Whether the user has seen the title.
  public var isSeen: Bool { !viewings.isEmpty }

  /// Whether nothing is kept about the title.
  public var isEmpty: Bool {
    onWatchlistSince == nil && viewings.isEmpty && rating == nil && note == nil && tags.isEmpty
      && lists.isEmpty && stopped == nil
  }
}
