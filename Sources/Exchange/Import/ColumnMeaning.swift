/// What a column of a table tells about a title.
public enum ColumnMeaning: String, Hashable, Sendable, CaseIterable {
  case id, title, originalTitle, year, kind, released, minutes, genres, directors
  /// IMDb's own rating, and the number of votes behind it.
  case imdbRating, votes
  /// The user's rating, from 1 to 10.
  case points
  /// The user's rating in stars, from 0.5 to 5.
  case stars
  case ratedOn
  /// When the title was put on the list.
  case addedOn
  case watchedOn, rewatch, tags
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

  public init(name: String, meaning: ColumnMeaning?) {
    self.name = name
    self.meaning = meaning
  }
}
