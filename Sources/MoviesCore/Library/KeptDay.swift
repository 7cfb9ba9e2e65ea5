import Titles

/// A day from the user's library that the rows of a list show.
public enum KeptDay: Sendable, Equatable {
  /// The day on which the title was put on the watchlist.
  case added
  /// The day on which the title was last seen.
  case seen

  /// Selects the day that the list is sorted by, or else that of its tab; returns `nil` for no day.
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
