/// A condition on a title in the user's library.
///
/// A title that is not in the library counts as not seen, not rated and in no list; one without a
/// file counts as not on disk.
public enum LibraryCondition: Hashable, Sendable, Codable {
  /// The title was seen, on whatever day, or was not seen.
  case isSeen(Bool)
  /// The title was seen on a day that passes the test; an unknown day passes none.
  case seen(DayTest)
  /// The title was rated by the user, or was not.
  case isRated(Bool)
  /// The user's own rating, from 1 to 10, passes the test.
  case rating(NumberTest)
  /// The title is in a list whose name passes the test; the watchlist is one of the lists.
  case list(TextTest)
  /// The user has the title as files, or does not; files on a disk that is away count.
  case isOnDisk(Bool)
  /// The height of the picture in the best of these files, in lines, passes the test.
  case lines(NumberTest)
}

/// A field of conditions on the user's library.
public enum LibraryField: String, Hashable, Sendable, Codable, CaseIterable {
  /// Whether or when the user has seen a title.
  case seen
  /// The user's own rating.
  case mine
  /// The lists that a title is in.
  case list
  /// Whether the user has a title as files, and how good the best one is.
  case have
}
