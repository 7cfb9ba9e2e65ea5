/// The meaning of a column of a table of titles.
public enum ColumnMeaning: String, Hashable, Sendable, CaseIterable {
  case id
  /// An address or a number that is the title's id only if it belongs to IMDb.
  case link
  case title, originalTitle, year, kind, released, minutes, genres, directors
  /// The series of an episode, or a series by itself.
  case series
  /// The place of an episode in its series, its own id and its title.
  case season, episode, episodeID, episodeTitle
  /// IMDb's own rating, and the number of votes behind it.
  case imdbRating, votes
  /// The user's rating, on a scale that only the values show.
  case rating
  /// The user's rating, from 1 to 10.
  case points
  /// The user's rating in stars, from 0.5 to 5.
  case stars
  /// The user's rating, up to 100.
  case percent
  /// The highest rating on the scale of the row's rating.
  case ratingLimit
  case ratedOn
  /// When the title was added to the list.
  case addedOn
  case watchedOn, rewatch, tags
  /// The user's progress with the title, as a word such as `completed`.
  case status
  /// The last seen episode of a series: `s03e04`.
  case lastEpisode
  /// Whether the title was seen, or is on the watchlist: `true`, or a day.
  case isWatched, isWatchlisted
  /// When the title was added to the watchlist.
  case watchlistedOn
  /// The user's text, as plain text.
  case note
  /// The user's text, with a little HTML in it.
  case review
  /// The place in the list, from 1.
  case position
}

/// A column of a table, with the meaning assigned to it.
public struct ColumnUse: Hashable, Sendable {
  /// The name in the header.
  public var name: String
  /// The meaning; `nil` for an unused column.
  public var meaning: ColumnMeaning?
  /// The number of rows with a value; counted for unused columns only.
  public var count: Int

  public init(name: String, meaning: ColumnMeaning?, count: Int = 0) {
    self.name = name
    self.meaning = meaning
    self.count = count
  }
}
