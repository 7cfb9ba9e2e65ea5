internal import Titles

/// Where titles go of which a file says nothing but that they are in it.
public enum ImportTarget: Hashable, Sendable {
  case watchlist
  /// What was seen, on no day that is known.
  case seen
  case list(String)

  /// Where the titles of a list go that a file names; a name that every library has for a list of
  /// its own, which no file can fill, is changed.
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
  /// Puts the row there.
  ///
  /// - Parameters:
  ///   - target: The place.
  ///   - time: When it was put there, in seconds since 1970; asked for the watchlist alone.
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
