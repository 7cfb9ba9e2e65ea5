internal import Titles

/// The place for titles if a file says nothing else about them.
public enum ImportTarget: Hashable, Sendable {
  case watchlist
  /// The seen titles, without a day.
  case seen
  case list(String)

  /// Returns the target for the titles of a named list; the name of a built-in list that files
  /// cannot fill gets a suffix.
  static func list(named name: String) -> ImportTarget {
    switch LibraryList(newNamed: name) {
    case .named: .list(name)
    case .watchlist: .watchlist
    case .seen: .seen
    case .rated, .everything: .list("\(name) (imported)")
    }
  }
}

extension ImportedRow {
  /// Puts the row into its target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - time: The time of the addition, in seconds since 1970; used only for the watchlist.
  mutating func go(to target: ImportTarget, at time: @autoclosure () -> Int? = nil) {
    switch target {
    case .watchlist:
      isOnWatchlist = true
      onWatchlistSince = time()
    case .seen: viewings = [Viewing(day: nil)]
    case .list(let name): list = name
    }
  }
}
