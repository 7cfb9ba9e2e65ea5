import Titles

/// A day from the user's library that the rows of a list show.
public enum KeptDay: Sendable, Equatable {
  /// On which the title was put on the watchlist.
  case added
  /// On which it was last seen.
  case seen

  /// The day that the list is sorted by, or else what its tab is about; `nil` for no day.
  init?(_ list: borrowing ListPage, in state: borrowing AppState) {
    switch (list.order?.key, state.screen.pages.library?.tab) {
    case (.added, _): self = .added
    case (.seen, _): self = .seen
    case (_, .list(.watchlist)): self = .added
    case (_, .list(.seen)): self = .seen
    default: return nil
    }
  }
}
