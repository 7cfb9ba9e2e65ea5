/// What the user keeps about a title.
public struct LibraryEntry: Hashable, Sendable, Codable, Identifiable {
  /// The facts that lists show, as they were known when the title was kept; so they need no catalogue.
  public var facts: TitleDetail
  /// When the title was put on the watchlist, in seconds since 1970; `nil` if it is not on it.
  public var onWatchlistSince: Int?
  /// The times the user has seen it, the earliest first; those without a date before all others.
  public var viewings: [Viewing]
  /// The user's own rating, from 1 to 10.
  public var rating: Int?
  /// The day of that rating; `nil` if it is not known.
  public var ratedOn: CalendarDate?
  /// What the user thinks of it, in any number of lines.
  public var note: String?
  /// The words that the user sorts titles by, in the order in which they were given.
  public var tags: [String]
  /// The names of the user's lists that the title is in.
  public var lists: [String]

  public init(
    _ facts: TitleDetail, onWatchlistSince: Int? = nil, viewings: [Viewing] = [],
    rating: Int? = nil, ratedOn: CalendarDate? = nil, note: String? = nil, tags: [String] = [],
    lists: [String] = []
  ) {
    self.facts = facts
    self.onWatchlistSince = onWatchlistSince
    self.viewings = viewings
    self.rating = rating
    self.ratedOn = ratedOn
    self.note = note
    self.tags = tags
    self.lists = lists
  }

  public var id: TitleID { facts.id }

  /// Whether the user has seen the title.
  public var isSeen: Bool { !viewings.isEmpty }

  /// Whether nothing is kept about it but its facts.
  public var isEmpty: Bool {
    onWatchlistSince == nil && viewings.isEmpty && rating == nil && note == nil && tags.isEmpty
      && lists.isEmpty
  }
}
