public import Titles

/// A list that the page of the library can show.
public enum LibraryTab: Hashable, Sendable, Codable {
  /// A list that the user fills.
  case list(LibraryList)
  /// A list that fills itself.
  case living(LivingList)
  /// The titles that a step changed.
  case step(LibraryStep)

  /// The watchlist, which the page shows unless another tab was chosen.
  public static let first = LibraryTab.list(.watchlist)
}
