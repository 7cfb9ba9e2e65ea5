/// What a column of a table tells about a title.
public enum ColumnMeaning: String, Hashable, Sendable, CaseIterable {
  case id
  /// An address or a number that is the title's id only if it is one of IMDb.
  case link
  case title, originalTitle, year, kind, released, minutes, genres, directors
  /// The series of an episode, or a series by itself.
  case series
  /// The place of an episode in its series, its own id and its title.
  case season, episode, episodeID, episodeTitle
  /// IMDb's own rating, and the number of votes behind it.
  case imdbRating, votes
  /// The user's rating, on a scale that only the values tell.
  case rating
  /// The user's rating, from 1 to 10.
  case points
  /// The user's rating in stars, from 0.5 to 5.
  case stars
  /// The user's rating, up to a hundred.
  case percent
  /// The highest rating that the row could have.
  case ratingLimit
  case ratedOn
  /// When the title was put on the list.
  case addedOn
  case watchedOn, rewatch, tags
  /// How far the user is with the title, in a word.
  case status
  /// The last episode of a series that was seen: `s03e04`.
  case lastEpisode
  /// Whether the title was seen, or is on the watchlist: `true`, or a day.
  case isWatched, isWatchlisted
  /// When the title was put on the watchlist.
  case watchlistedOn
  /// What the user wrote, as it is.
  case note
  /// What the user wrote, with a little HTML in it.
  case review
  /// The place in the list, from 1.
  case position
}

/// A column of a table, and what it was taken for.
public struct ColumnUse: Hashable, Sendable {
  /// Its name in the header.
  public var name: String
  /// `nil` for a column of which nothing is used.
  public var meaning: ColumnMeaning?
  /// How many rows have something in it; counted for a column of which nothing is used.
  public var count: Int

  public init(name: String, meaning: ColumnMeaning?, count: Int = 0) {
    self.name = name
    self.meaning = meaning
    self.count = count
  }
}
