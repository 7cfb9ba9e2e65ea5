public import Titles

/// A title as the list shows it: its summary, and what else the session happens to know about it.
public struct ListedTitle: Sendable, Equatable {
  public var summary: TitleSummary
  /// `nil` until the title's details have been viewed: they are not requested for a row.
  public var facts: TitleFacts?
  /// The user's mark on it; `nil` for nothing.
  public var mark: LibraryMark?
  /// The parts that somebody has in it, in the list of their titles.
  public var roles: [CommonNames.Role] = []
}

extension AppState {
  /// A title with everything known about it, as a list shows it; `nil` if nothing is.
  public func listed(_ id: TitleID) -> ListedTitle? {
    var title = titles.listed(id)
    title?.mark = library.marks[id]
    return title
  }
}

/// The facts of a title that a row has room for.
public struct TitleFacts: Sendable, Equatable {
  /// IMDb's rating.
  public var rating: Rating?
  /// How many voted for it at IMDb.
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
