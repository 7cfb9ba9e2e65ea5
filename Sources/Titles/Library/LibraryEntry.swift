/// The user's own facts about a title.
public struct LibraryEntry: LibraryRecord, Hashable, Sendable, Codable, Identifiable {
  /// The facts that lists show, as they were known when the title was kept, so that lists need no
  /// catalogue.
  public var facts: TitleDetail
  public var onWatchlistSince: Int?
  public var viewings: [Viewing]
  public var rating: Int?
  public var ratedOn: CalendarDate?
  public var note: String?
  public var tags: [String]
  public var lists: [String]
  public var stopped: StoppedPlace?

  public init(
    _ facts: TitleDetail, onWatchlistSince: Int? = nil, viewings: [Viewing] = [],
    rating: Int? = nil, ratedOn: CalendarDate? = nil, note: String? = nil, tags: [String] = [],
    lists: [String] = [], stopped: StoppedPlace? = nil
  ) {
    self.facts = facts
    self.onWatchlistSince = onWatchlistSince
    self.viewings = viewings
    self.rating = rating
    self.ratedOn = ratedOn
    self.note = note
    self.tags = tags
    self.lists = lists
    self.stopped = stopped
  }

  /// Makes the entry of a title from a record.
  public init(_ facts: TitleDetail, as record: some LibraryRecord) {
    self.init(
      facts, onWatchlistSince: record.onWatchlistSince, viewings: record.viewings,
      rating: record.rating, ratedOn: record.ratedOn, note: record.note, tags: record.tags,
      lists: record.lists, stopped: record.stopped)
  }

  public var id: TitleID { facts.id }
}
