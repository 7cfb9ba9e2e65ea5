public import Titles

/// A title in a list: its summary, and whatever else the session knows about it.
public struct ListedTitle: Sendable, Equatable {
  public var summary: TitleSummary
  /// The facts; `nil` until the title's details have been viewed: they are not requested for a row.
  public var facts: TitleFacts?
  /// The user's mark on the title; `nil` for none.
  public var mark: LibraryMark?
  /// The mark of the title's files; `nil` without any.
  public var files: FileMark?
  /// The person's roles in the title, in the list of a person's titles.
  public var roles: [CommonNames.Role] = []
}

extension AppState {
  /// Returns a title with everything known about it, for a list; `nil` if nothing is known.
  public func listed(_ id: TitleID) -> ListedTitle? {
    var title = titles.listed(id)
    title?.mark = library.marks[id]
    if files.hasAny { title?.files = fileMark(of: id) }
    return title
  }
}

/// The facts of a title that a row has room for.
public struct TitleFacts: Sendable, Equatable {
  /// IMDb's rating.
  public var rating: Rating?
  /// The number of votes at IMDb.
  public var votes: Int?
  /// The running time in minutes.
  public var minutes: Int?
  public var genres: [String]

  public init(
    rating: Rating? = nil, votes: Int? = nil, minutes: Int? = nil, genres: [String] = []
  ) {
    self.rating = rating
    self.votes = votes
    self.minutes = minutes
    self.genres = genres
  }

  init(_ detail: TitleDetail) {
    self.init(
      rating: detail.ratings.first { $0.source == .imdb }, votes: detail.votes,
      minutes: detail.minutes, genres: detail.genres)
  }
}
