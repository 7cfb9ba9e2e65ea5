public import Titles

/// What a file says about one title in one place, in words that all services share.
public struct ImportedRow: Hashable, Sendable {
  /// Where the row begins in its file.
  public var place: TextPlace
  public var reference: ImportedReference
  /// What the file knows about the title; `nil` if that is no more than its id, or not even that.
  public var facts: TitleDetail?
  public var isOnWatchlist = false
  /// When the title was put on the watchlist, in seconds since 1970; `nil` if it is not known.
  public var onWatchlistSince: Int?
  public var viewings: [Viewing] = []
  /// From 1 to 10.
  public var rating: Int?
  public var ratedOn: CalendarDate?
  public var note: String?
  public var tags: [String] = []
  /// The user's list that the row is part of.
  public var list: String?

  /// The title's id; `nil` as long as only its name is known.
  public var id: TitleID? {
    if case .id(let id) = reference { id } else { nil }
  }
}

/// How a file names a title.
public enum ImportedReference: Hashable, Sendable {
  case id(TitleID)
  case name(ImportedName)
}
