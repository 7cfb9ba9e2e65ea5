public import Titles

extension LibraryCondition {
  /// Whether a title fulfils the condition.
  ///
  /// - Parameter mark: The user's mark on the title; `nil` without one.
  /// - Returns: Whether the title fulfils the condition.
  public func accepts(_ mark: LibraryMark?) -> Bool { test(mark) }

  /// The condition as a test for many titles, which folds the texts of the condition once.
  package var test: (LibraryMark?) -> Bool {
    switch self {
    case .isSeen(let isSeen): { mark in (mark?.viewings ?? 0 > 0) == isSeen }
    case .seen(let test): { mark in mark?.days.contains(where: test.accepts) ?? false }
    case .isRated(let isRated): { mark in (mark?.rating != nil) == isRated }
    case .rating(let test):
      { mark in mark?.rating.map { test.accepts(Double($0)) } ?? false }
    case .list(.phrase(let name)):
      { [words = name.searchWords] mark in
        mark?.listNames.contains { $0.searchWords == words } ?? false
      }
    case .list(let test):
      { [isLike = test.test()] mark in mark.map { isLike(FoldedText($0.listNames)) } ?? false }
    case .isOnDisk(let isOnDisk): { mark in (mark?.files != nil) == isOnDisk }
    case .lines(let test):
      { mark in mark?.files?.lines.map { test.accepts(Double($0)) } ?? false }
    }
  }
}

extension LibraryMark {
  fileprivate var listNames: [String] { (isOnWatchlist ? [Self.watchlist] : []) + lists }
}
