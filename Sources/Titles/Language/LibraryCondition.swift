/// A condition on a title in the user's library.
///
/// A title that the library does not know counts as not seen, not rated and in no list.
public enum LibraryCondition: Hashable, Sendable, Codable {
  /// Seen, on whichever day, or not.
  case isSeen(Bool)
  /// Seen on one or more days like this; a day that is not known is like none.
  case seen(DayTest)
  /// Rated by the user, or not.
  case isRated(Bool)
  /// The user's own rating, from 1 to 10.
  case rating(NumberTest)
  /// In lists whose names are like this; the watchlist is one of them.
  case list(TextTest)
}

/// A field of conditions on the user's library.
public enum LibraryField: String, Hashable, Sendable, Codable, CaseIterable {
  /// Whether or when the user has seen a title.
  case seen
  /// The user's own rating.
  case mine
  /// The lists that a title is in.
  case list
}
